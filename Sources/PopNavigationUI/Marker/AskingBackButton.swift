#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import UIKit

/// Makes the back button of a modifier's screen ask before it pops, on UIKit's own navigation controllers, which ask no
/// method of the app: sets the item's `backAction` (iOS 16) where the item has none, and takes it back.
///
/// Only an item whose back button UIKit shows gets the action: for an action without a button, UIKit makes a button
/// (header). Whether SwiftUI keeps the action is a guess. If it doesn't, the back button pops without a question.
@MainActor
final class AskingBackButton {
    private weak var item: UINavigationItem?

    /// - Parameters:
    ///   - marker: The modifier's view.
    ///   - controllers: The navigation controllers around it, nearest first.
    func update(of marker: PopGestureMarker, in controllers: [UINavigationController]) {
        guard #available(iOS 16.0, *), case .request = marker.value else { return }
        let way = WayBack(from: marker, in: controllers)
        if way?.item !== item { takeBack() }
        guard let way, way.item.backAction == nil else { return }
        item = way.item
        way.item.backAction = UIAction(identifier: .popQuestion) { [weak self, weak marker] _ in
            guard let marker else { return }
            // The stack may have changed below the screen, which has no way back then.
            guard let way = WayBack(from: marker, in: Array(marker.navigationControllersAround)) else {
                self?.takeBack()
                return
            }
            guard way.stack.topViewController === way.screen,
                way.stack.attachPopGesture()?.shouldPop(way.screen, for: .backButton) != false
            else { return }
            way.stack.popViewController(animated: true)
        }
    }

    /// Gives the item UIKit's own back button again.
    func takeBack() {
        if #available(iOS 16.0, *), item?.backAction?.identifier == .popQuestion { item?.backAction = nil }
        item = nil
    }
}

/// What UIKit's own back button pops for a modifier's screen.
@MainActor
private struct WayBack {
    /// The item whose back button it is.
    let item: UINavigationItem
    let stack: UINavigationController
    /// The screen that the stack pops.
    let screen: UIViewController

    /// `nil` if there is no screen below, the screen hides its back button, or the library's class asks itself.
    ///
    /// In a collapsed split view, a stack is itself a screen of another one, which goes back from the first screen of
    /// the inner one and shows its item.
    init?(from marker: UIView, in controllers: [UINavigationController]) {
        var shown: UINavigationItem?
        for controller in controllers {
            guard
                let screen = controller.viewControllers.last(where: { $0.viewIfLoaded.map(marker.isDescendant) == true }
                )
            else { return nil }
            let item = shown ?? screen.navigationItem
            guard !(controller is BasicNavigationController), !item.hidesBackButton else { return nil }
            if screen !== controller.viewControllers.first {
                (self.item, stack, self.screen) = (item, controller, screen)
                return
            }
            guard controller.parent is UINavigationController else { return nil }
            shown = item
        }
        return nil
    }
}
#endif
