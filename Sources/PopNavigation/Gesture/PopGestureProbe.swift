#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// The answers that need no finger.

extension PopGestureSession {
    /// The verdict about a drag that no finger makes.
    func verdict(forDragFrom start: CGPoint, by translation: CGVector?) -> PopGestureVerdict {
        guard let view = controller?.viewIfLoaded, let touch = makeTouch(at: start, on: view.hitTest(start, with: nil))
        else { return .refused(.offWindow) }
        let length = view.effectiveUserInterfaceLayoutDirection.forward(PopDrag.swipeDistance)
        let translation = translation ?? CGVector(dx: length, dy: .zero)
        let end = CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
        let recognizers = touch.facts.route.recognizers
        // UIKit's content recognizer leaves a steep drag to a list whether there is one or not.
        if recognizers.contains(.content) { touch.rivals.insert(.list) }
        collectFacts(of: touch, drag: touch.drag(to: end))
        if let refusal = PopGestureRules.evaluate(touch.facts).explanation(for: recognizers) {
            return .refused(refusal)
        }
        guard recognizers.isEmpty else { return .allowed }
        return .refused(!touch.isLeftToUIKit && touch.screen?.presentsAnother == true ? .presenting : .outsideArea)
    }

    /// Asks the presentation's delegate about the dismissal that a swipe would make now; `true` if it would make none.
    func presentationAgrees() -> Bool {
        !dismissesController(from: screenToPop) || dismissal.shouldDismiss()
    }

    /// The pop area of the screen that a swipe would remove; empty if no swipe can start, whatever moves now.
    var areaFrame: CGRect {
        guard let controller, let screen, let touch = makeTouch(at: .zero, on: nil) else { return .zero }
        var facts = PopFacts(preferences: touch.facts.preferences, controller: touch.facts.controller)
        facts.route = touch.facts.route
        (facts.route.isAtLeadingEdge, facts.route.isAtRest) = (false, true)
        (facts.controller.isPresenting, facts.controller.isInWindow) = (false, true)
        // The stack is already shorter under a swipe that may turn back, and an overlay would flicker.
        if facts.controller.isChangingScreens { facts.controller.hasScreenBelow = true }
        (facts.preferences.isInArea, facts.preferences.exclusion, facts.isAtTouchDown) = (true, .none, true)
        let isWhole =
            !facts.route.isLeftToUIKit || facts.route.isUIKitWilling && facts.route.hasContentRecognizer
            || facts.route.hasFollowingZoom
        let isInArea = isWhole && PopGestureRules.evaluate(facts).explanation == nil
        let frame = isInArea ? PopGestureFrame(of: controller, screen.area).frame : .zero
        // However narrow the area is, UIKit's edge recognizer, a zoom's gesture and a dismissal begin in the strip.
        facts.route.isAtLeadingEdge = true
        let isInStrip =
            facts.route.dismissesController || !facts.route.recognizers.isDisjoint(with: [.edge, .zoom])
        guard isInStrip, PopGestureRules.evaluate(facts).explanation == nil else { return frame }
        let strip = PopGestureFrame(of: controller, .full).strip
        return frame.isEmpty ? strip : frame.union(strip)
    }
}
#endif
