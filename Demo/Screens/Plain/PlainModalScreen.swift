import UIKit

/// UIKit has no swipe out of a full screen.
final class PlainModalScreen: ModalScreen {
    private let dismissingPan = DismissingPan()

    override func prepare(_ modal: UINavigationController) {
        dismissingPan.install(in: modal)
    }
}
