import Testing
import UIKit

@testable import PopNavigation

/// Who pops: the rows of the table in ARCHITECTURE.md.
@Suite("Who pops")
struct PopRouteTests {
    /// Which recognizers may pop, and what moves the screens under the own pan.
    private struct Answer: Equatable {
        let recognizers: RecognizerRole
        let mover: PopRoute.Mover?

        init(_ recognizers: RecognizerRole, _ mover: PopRoute.Mover? = nil) {
            self.recognizers = recognizers
            self.mover = mover
        }

        static let nobody = Answer([])
    }

    /// Expects who pops before iOS 26 and on later systems, on a controller of the class.
    private func expect(
        _ before: Answer, _ after: Answer, withAppsAnimator hasAnimator: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation, _ state: (inout PopRoute) -> Void
    ) {
        for (hasContent, answer) in [(false, before), (true, after)] {
            var route = PopRoute()
            (route.hasContentRecognizer, route.hasPopHandler, route.hasOwnTransition) = (hasContent, true, true)
            state(&route)
            #expect(
                Answer(route.recognizers, route.mover(withAppsAnimator: hasAnimator)) == answer,
                sourceLocation: sourceLocation)
        }
    }

    @Test("At the leading edge UIKit's edge recognizer pops", .covers(.oneDecision))
    func edge() {
        expect(Answer([.edge, .ownPan], .popHandler), Answer([.edge, .content])) { $0.isAtLeadingEdge = true }
    }

    @Test("In the area UIKit's content recognizer pops, or the own pan where UIKit has none", .covers(.oneDecision))
    func area() {
        expect(Answer(.ownPan, .popHandler), Answer(.content)) { _ in }
        expect(Answer(.ownPan, .ownTransition), Answer(.content)) { $0.hasPopHandler = false }
    }

    @Test("What the navigation delegate implements decides who pops", .covers(.oneDecision))
    @MainActor
    func delegates() {
        final class Silent: NSObject, UINavigationControllerDelegate {}
        #expect(PopRoute.Delegate(nil) == .nothing)
        #expect(PopRoute.Delegate(Silent()) == .nothing)
    }

    @Test("A back button that asks doesn't keep UIKit's recognizers from popping", .covers(.overriddenRefusals))
    func askingBackButton() {
        expect(Answer(.ownPan, .popHandler), Answer(.content)) {
            ($0.refusal, $0.allowsOverride) = (.backButtonAsks, false)
        }
    }

    @Test("With the app's animator the own pan pops everywhere", .covers(.oneDecision), arguments: [false, true])
    func appsAnimator(isAtEdge: Bool) {
        for isOverridden in [false, true] {
            let edge: RecognizerRole = isAtEdge && isOverridden ? .edge : []
            let content: RecognizerRole = isOverridden ? .content : []
            expect(
                Answer(edge.union(.ownPan), .appsAnimator), Answer(edge.union(content).union(.ownPan), .appsAnimator),
                withAppsAnimator: true
            ) {
                ($0.delegate, $0.refusal, $0.isAtLeadingEdge) = (.animators, .delegateImplementsAnimators, isAtEdge)
                $0.allowsOverride = isOverridden
            }
        }
    }

    @Test("If a delegate that can supply animators returns none, UIKit's transition pops", .covers(.overriddenRefusals))
    func noAnimator() {
        expect(Answer(.ownPan, .popHandler), Answer([.content, .ownPan])) {
            ($0.delegate, $0.refusal) = (.animators, .delegateImplementsAnimators)
        }
    }

    @Test("If a delegate that drives interactions returns no animator, the own pan pops", .covers(.animators))
    func interactions() {
        expect(Answer(.ownPan, .popHandler), Answer(.ownPan, .popHandler)) { $0.delegate = .interactions }
        expect(Answer(.ownPan), Answer(.ownPan), withAppsAnimator: true) { $0.delegate = .interactions }
    }

    @Test("On a controller of another class, the app drives its own animator", .covers(.animators))
    func attached() {
        expect(Answer(.ownPan), Answer(.ownPan), withAppsAnimator: true) {
            ($0.delegate, $0.hasOwnTransition) = (.animators, false)
        }
    }

    @Test(
        "UIKit's refusal is overridden only if the screen allows it and the pop is safe", .covers(.overriddenRefusals),
        arguments: [UIKitRefusal.barIsHidden, .leadingItem, .noWayBack, .backAction])
    func overridden(refusal: UIKitRefusal) {
        let own = Answer(.ownPan, .popHandler)
        expect(own, Answer(.content)) { $0.refusal = refusal }
        expect(own, .nobody) { ($0.refusal, $0.allowsOverride) = (refusal, false) }
        expect(own, .nobody) { ($0.refusal, $0.isPopSafeOnceAtRest) = (refusal, false) }
        expect(own, .nobody) { ($0.refusal, $0.isAtRest) = (refusal, false) }
    }

    @Test("With UIKit's own area, and with a zoom, only UIKit pops", .covers(.oneDecision))
    func uiKitsArea() {
        expect(.nobody, Answer(.content)) { ($0.isLeftToUIKit, $0.extendsSwipe) = (true, false) }
        expect(Answer(.edge), Answer([.edge, .content])) {
            ($0.isLeftToUIKit, $0.extendsSwipe, $0.isAtLeadingEdge) = (true, false, true)
        }
        expect(.nobody, Answer(.content)) { $0.usesSystemTransition = true }
    }

    @Test("Where the app has locked the swipe, no recognizer pops", .covers(.systemRecognizersAreApps))
    func locks() {
        expect(.nobody, Answer(.content)) { $0.switchedOff = .edge }
        expect(.nobody, .nobody) { $0.switchedOff = [.edge, .content] }
        expect(.nobody, .nobody) { $0.hasDelegateDeclined = true }
        expect(Answer(.ownPan, .popHandler), .nobody) { $0.switchedOff = .content }
        // With an animator, a lock of either recognizer also locks the own pan.
        expect(.nobody, .nobody, withAppsAnimator: true) {
            ($0.delegate, $0.switchedOff) = (.animators, .edge)
        }
        expect(Answer(.ownPan, .appsAnimator), .nobody, withAppsAnimator: true) {
            ($0.delegate, $0.switchedOff) = (.animators, .content)
        }
    }
}
