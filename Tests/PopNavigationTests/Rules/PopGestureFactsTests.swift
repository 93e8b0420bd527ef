import Testing
import UIKit

@testable import PopNavigation

/// The facts that the rules are applied to.
@MainActor
@Suite("The facts about a drag")
struct PopGestureFactsTests {
    private func touch(
        at point: CGPoint = CGPoint(x: 60, y: 400), on view: UIView? = nil, in fixture: Fixture,
        isOnTrackpad: Bool = false
    ) -> PopTouch {
        fixture.session.makeTouch(at: point, on: view ?? fixture.top.view, isOnTrackpad: isOnTrackpad)!
    }

    private func drag(_ touch: PopTouch, in fixture: Fixture) -> PopFacts.Drag {
        .collect(about: PopDrag(sideways: 20, vertical: 0), of: touch, in: fixture.navigation.view)
    }

    @Test("A pop is safe only with a screen below", .covers(.neverHangs))
    func popIsSafe() {
        for (names, isSafe) in [("AB", true), ("A", false)] {
            let fixture = Fixture(names)
            #expect(fixture.session.route.isPopSafe == isSafe)
        }
    }

    @Test("The decision collects the facts in the order of the rules", .covers(.oneDecision))
    func decision() {
        let fixture = Fixture()
        fixture.top.popPreferences = PopPreferences(isGestureEnabled: false, area: .edge)
        let outside = touch(at: CGPoint(x: 300, y: 400), in: fixture)
        #expect(PopGestureRules.evaluate(outside.facts).explanation == .disabledByScreen)
        fixture.top.popPreferences.isGestureEnabled = nil
        #expect(
            PopGestureRules.evaluate(outside.facts).explanation == .disabledByScreen,
            "The touch keeps its preferences until a recognizer may begin.")
        fixture.session.collectFacts(of: outside)
        #expect(PopGestureRules.evaluate(outside.facts).explanation == .outsideArea)
        fixture.navigation.popGestureRecognizerEnabled = false
        fixture.session.collectFacts(of: outside)
        #expect(PopGestureRules.evaluate(outside.facts).explanation == .disabled)
    }

    @Test(
        "A finger's drag has priority at the leading edge, and a pointer's scroll doesn't",
        .covers(.leadingEdge, .trackpad))
    func pointer() {
        let fixture = Fixture()
        let point = CGPoint(x: 5, y: 400)
        #expect(touch(at: point, in: fixture).facts.location.isAtLeadingEdge)
        #expect(!touch(at: point, in: fixture, isOnTrackpad: true).facts.location.isAtLeadingEdge)
    }

    @Test("An inner navigation controller counts if it has a screen to pop", .covers(.nestedControllers))
    func innerNavigation() {
        let fixture = Fixture()
        let inner = UINavigationController()
        inner.viewControllers = [TestScreen("X"), TestScreen("Y")]
        fixture.top.addChild(inner)
        fixture.add(inner.view)
        inner.didMove(toParent: fixture.top)
        #expect(touch(on: inner.view, in: fixture).facts.location.isInInnerNavigation)
        inner.viewControllers = [inner.viewControllers[0]]
        #expect(!touch(on: inner.view, in: fixture).facts.location.isInInnerNavigation)
    }

    @Test(
        "A search of the top screen counts while isActive is true, whichever controller presents it",
        .covers(.oneDecision))
    func search() {
        final class ActiveSearch: UISearchController {
            override var isActive: Bool {
                get { true }
                set {}
            }
        }
        let fixture = Fixture()
        let touch = touch(in: fixture)
        #expect(!drag(touch, in: fixture).isSearchHidingBar)
        fixture.top.navigationItem.searchController = ActiveSearch(searchResultsController: nil)
        #expect(drag(touch, in: fixture).isSearchHidingBar)
    }

    @Test("A scroll view around the controller does not own the drag, one inside does", .covers(.scrollViews))
    func outerScrollView() {
        func scrollView(at offset: CGFloat) -> UIScrollView {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = CGSize(width: 1200, height: 844)
            scrollView.contentOffset.x = offset
            return scrollView
        }
        let fixture = Fixture()
        let (outer, inner) = (scrollView(at: 100), scrollView(at: 0))
        fixture.add(inner)
        fixture.window.addSubview(outer)
        outer.addSubview(fixture.navigation.view)
        let touch = touch(on: inner, in: fixture)
        #expect(!drag(touch, in: fixture).belongsToScrollView)
        inner.contentOffset.x = 100
        #expect(drag(touch, in: fixture).belongsToScrollView)
    }
}

extension Fixture {
    fileprivate var session: PopGestureSession { navigation.components.gesture }
}
