import UIKit

final class PlainHangScreen: HangScreen {
    override class func setSwipeBack(_ isOn: Bool, in controller: UINavigationController) {
        controller.isSwipeBackEnabled = isOn
    }
}
