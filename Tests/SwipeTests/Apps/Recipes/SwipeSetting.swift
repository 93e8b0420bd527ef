import PopNavigation
import UIKit

enum SwipeSetting: String {
    case edge, anywhere, off

    /// The user's choice.
    static var current: Self { UserDefaults.standard.string(forKey: "swipeBack").flatMap(Self.init) ?? .anywhere }
}

final class SettingNavigation: BasicNavigationController {
    override var popGestureArea: PopGestureArea {
        get { SwipeSetting.current == .edge ? .edge : .full }
        set {}
    }

    override var popGestureRecognizerEnabled: Bool {
        get { SwipeSetting.current != .off }
        set {}
    }
}
