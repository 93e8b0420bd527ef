import Testing

@testable import PopNavigation

/// Who pops: the rows of the table in ARCHITECTURE.md.
@Suite("Who pops")
struct PopRouteTests {
    /// On a controller of the class.
    private static func route(content: Bool, _ state: (inout PopRoute) -> Void = { _ in }) -> PopRoute {
        var route = PopRoute()
        (route.hasContentRecognizer, route.hasPopHandler, route.hasOwnTransition) = (content, true, true)
        state(&route)
        return route
    }

    /// Expects who pops before iOS 26 and on later systems.
    private func expect(
        _ before: PopRoute.Popper, _ after: PopRoute.Popper, appsAnimator: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation, _ state: (inout PopRoute) -> Void
    ) {
        for (content, popper) in [(false, before), (true, after)] {
            let route = Self.route(content: content, state)
            #expect(route.popper(withAppsAnimator: appsAnimator) == popper, sourceLocation: sourceLocation)
        }
    }

    @Test("At the leading edge UIKit's edge recognizer pops", .covers(.oneDecision))
    func edge() {
        expect(.uiKit, .uiKit) { $0.isAtLeadingEdge = true }
    }

    @Test("In the area UIKit's content recognizer pops, and where UIKit has none the own pan", .covers(.oneDecision))
    func area() {
        expect(.ownPan(.popHandler), .uiKit) { _ in }
        expect(.ownPan(.ownTransition), .uiKit) { $0.hasPopHandler = false }
    }

    @Test("With the app's animator the own pan pops everywhere", .covers(.oneDecision))
    func appsAnimator() {
        for isAtEdge in [false, true] {
            expect(.ownPan(.appsAnimator), .ownPan(.appsAnimator), appsAnimator: true) {
                ($0.delegate, $0.refusal, $0.isAtLeadingEdge) = (.animators, .delegateImplementsAnimators, isAtEdge)
            }
        }
    }

    @Test("Without an animator, a delegate that could supply one leaves UIKit's pop", .covers(.overriddenRefusals))
    func noAnimator() {
        expect(.ownPan(.popHandler), .uiKit) {
            ($0.delegate, $0.refusal) = (.animators, .delegateImplementsAnimators)
        }
        expect(.uiKit, .uiKit) {
            ($0.delegate, $0.refusal, $0.isAtLeadingEdge) = (.animators, .delegateImplementsAnimators, true)
        }
    }

    @Test("Without an animator, a delegate that also drives interactions leaves the own pan", .covers(.oneDecision))
    func interactions() {
        expect(.ownPan(.popHandler), .ownPan(.popHandler)) { $0.delegate = .interactions }
        expect(.app, .app, appsAnimator: true) { $0.delegate = .interactions }
    }

    @Test("On a controller of another class the app moves its own animator", .covers(.oneDecision))
    func attached() {
        expect(.app, .app, appsAnimator: true) { ($0.delegate, $0.hasOwnTransition) = (.animators, false) }
    }

    @Test(
        "UIKit's refusal is overridden only if the screen allows it and the pop is safe", .covers(.overriddenRefusals),
        arguments: [UIKitRefusal.barIsHidden, .leadingItem, .noWayBack, .backAction])
    func overridden(refusal: UIKitRefusal) {
        expect(.uiKit, .uiKit) { ($0.refusal, $0.isAtLeadingEdge) = (refusal, true) }
        expect(.ownPan(.popHandler), .nobody) { ($0.refusal, $0.allowsOverride) = (refusal, false) }
        expect(.ownPan(.popHandler), .nobody) { ($0.refusal, $0.isPopSafeOnceAtRest) = (refusal, false) }
        expect(.ownPan(.popHandler), .nobody) { ($0.refusal, $0.isAtRest) = (refusal, false) }
    }

    @Test("With UIKit's own area, and with a zoom, only UIKit pops", .covers(.oneDecision))
    func uiKitsArea() {
        expect(.nobody, .uiKit) { ($0.isLeftToUIKit, $0.extendsSwipe) = (true, false) }
        expect(.uiKit, .uiKit) { ($0.isLeftToUIKit, $0.extendsSwipe, $0.isAtLeadingEdge) = (true, false, true) }
        expect(.nobody, .uiKit) { $0.usesSystemTransition = true }
    }

    @Test("A lock of the place leaves nobody", .covers(.systemRecognizersAreApps))
    func locks() {
        expect(.nobody, .uiKit) { $0.switchedOff = .edge }
        expect(.nobody, .nobody) { $0.switchedOff = [.edge, .content] }
        expect(.nobody, .nobody) { $0.hasDelegateDeclined = true }
        expect(.ownPan(.popHandler), .nobody) { $0.switchedOff = .content }
        // With an animator, a word about either recognizer binds the own pan.
        expect(.nobody, .nobody, appsAnimator: true) { ($0.delegate, $0.switchedOff) = (.animators, .edge) }
    }
}
