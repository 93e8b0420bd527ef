#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import UIKit

/// Makes the back button of a modifier's screen ask before it pops, on UIKit's own navigation controllers, which ask no
/// method of the app: sets the item's `backAction` (iOS 16) where the item has none, and takes it back.
///
/// Whether SwiftUI keeps the action is a guess. If it doesn't, the back button pops without a question.
@MainActor
final class AskingBackButton {
    private weak var item: UINavigationItem?

    /// - Parameters:
    ///   - marker: The modifier's view.
    ///   - controller: The nearest navigation controller around it; `nil` if there is none any more.
    func update(of marker: PopGestureMarker, in controller: UINavigationController?) {
        guard #available(iOS 16.0, *), case .request = marker.value else { return }
        let screen = controller?.viewControllers.last { $0.viewIfLoaded.map(marker.isDescendant(of:)) == true }
        let item = controller is BasicNavigationController ? nil : screen?.navigationItem
        if item !== self.item { takeBack() }
        guard let controller, let screen, let item, item.backAction == nil else { return }
        self.item = item
        item.backAction = UIAction(identifier: .asksBeforeLeaving) { [weak controller, weak screen] _ in
            guard let controller, let screen else { return }
            guard controller.topViewController === screen,
                controller.allowsLeaving(screen, for: .backButton)
            else { return }
            controller.popViewController(animated: true)
        }
    }

    /// Gives the item UIKit's own back button again.
    func takeBack() {
        if #available(iOS 16.0, *), item?.backAction?.identifier == .asksBeforeLeaving { item?.backAction = nil }
        item = nil
    }
}
#endif
