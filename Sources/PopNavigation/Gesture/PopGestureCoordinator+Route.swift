#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// Who pops from a place, and the answers that need no finger.

extension PopGestureCoordinator {
    /// Whether the own pan pops from the place of a touch: where UIKit has no recognizer, or where the app's delegate
    /// implements `animationControllerFor`, so that UIKit's recognizers refuse.
    func isOwnPans(
        _ facts: PopFacts, in controller: UINavigationController, _ dataSource: any PopGestureDataSource
    ) -> Bool {
        guard facts.statement.extendsSwipe, !facts.statement.isLeftToUIKit, !facts.ground.usesSystemTransition,
            controller.contentPopRecognizer == nil || controller.delegateSuppliesAnimators
        else { return false }
        return dataSource.ownTransition != nil || uiKit.popHandler != nil
    }

    /// Whether UIKit's recognizers pop with a touch that the rules allow: they refuse where the app has disabled the
    /// recognizer for the place.
    private func isUIKits(_ touch: PopTouch) -> Bool {
        guard let refusalOverride, touch.facts.place.isAtLeadingEdge || uiKit.content != nil else { return false }
        return refusalOverride.isAllowed(by: touch.preferences)
            && (refusalOverride.reason(for: touch.preferences) == nil || refusalOverride.isSound)
    }

    /// The verdict about a drag that no finger makes.
    func verdict(forDragFrom start: CGPoint, by translation: CGVector?) -> PopGestureVerdict {
        guard let view = controller?.viewIfLoaded, let touch = makeTouch(at: start, on: view.hitTest(start, with: nil))
        else { return .refused(.offWindow) }
        let length = view.effectiveUserInterfaceLayoutDirection.forward(PopDrag.swipeDistance)
        let translation = translation ?? CGVector(dx: length, dy: .zero)
        let end = CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
        collectFacts(of: touch, drag: touch.drag(to: end))
        if let refusal = PopGestureRules.evaluate(touch.facts).explanation { return .refused(refusal) }
        guard touch.facts.isOwnPans || isUIKits(touch) else {
            return .refused(!touch.isLeftToUIKit && touch.screen?.presentsAnother == true ? .presenting : .outsideArea)
        }
        return .allowed
    }

    /// The pop area of the screen that a swipe would remove; empty if no swipe can start, whatever moves now.
    var areaFrame: CGRect {
        guard let controller, let dataSource, let touch = makeTouch(at: .zero, on: nil) else {
            return .zero
        }
        (touch.facts.ground.isPresenting, touch.facts.ground.isInWindow) = (false, true)
        touch.facts.ground.lock = controller.isSwipeSwitchedOff(atLeadingEdge: false) ? .recognizer : nil
        // The stack is already shorter under a swipe that may turn back, and an overlay would flicker.
        if touch.facts.ground.isChangingScreens { touch.facts.ground.hasScreenBelow = true }
        (touch.facts.place, touch.facts.statement.isInArea, touch.facts.statement.exclusion) = (PopPlace(), true, .none)
        guard PopGestureRules.evaluate(touch.facts).explanation == nil else { return .zero }
        guard touch.isLeftToUIKit else {
            return PopGestureFrame(of: controller, touch.preferences?.area ?? dataSource.popGestureArea).frame
        }
        guard refusalOverride?.isAllowed(by: touch.preferences) == true else { return .zero }
        return PopGestureFrame(of: controller, uiKit.content == nil ? .edge : .full).frame
    }
}
#endif
