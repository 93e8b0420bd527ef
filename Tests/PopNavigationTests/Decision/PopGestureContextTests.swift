import Testing
import UIKit

@testable import PopNavigation

/// The facts that the rules are applied to.
@MainActor
@Suite("The context of a drag")
struct PopGestureContextTests {
    private func down(
        at point: CGPoint = CGPoint(x: 60, y: 400), on view: UIView? = nil, in fixture: Fixture,
        isOnTrackpad: Bool = false
    ) -> TouchSession {
        let down = TouchSession()
        down.begin(at: point, on: view ?? fixture.top.view, in: fixture.navigation, isOnTrackpad: isOnTrackpad)
        return down
    }

    private func context(_ down: TouchSession, in fixture: Fixture) -> PopGestureContext {
        PopGestureContext(of: fixture.navigation, down, location: CGPoint(x: down.point.x + 20, y: down.point.y))
    }

    @Test("The facts about the controller alone leave the screen's preferences and the touch out", .covers(4))
    func controllerAlone() {
        let fixture = Fixture()
        fixture.top.popPreferences = PopPreferences(isGestureEnabled: false, area: .edge)
        let down = down(at: CGPoint(x: 300, y: 400), in: fixture)
        #expect(PopGestureRules.refusal(in: context(down, in: fixture)) == .disabledByScreen)
        #expect(PopGestureRules.refusal(in: PopGestureContext(of: fixture.navigation, since: down)) == nil)
        fixture.navigation.popGestureRecognizerEnabled = false
        #expect(PopGestureRules.refusal(in: PopGestureContext(of: fixture.navigation, since: down)) == .disabled)
    }

    @Test("The pointer at the leading edge gives a scroll no priority, a finger there does", .covers(19, 24))
    func pointer() {
        let fixture = Fixture()
        let point = CGPoint(x: 5, y: 400)
        #expect(context(down(at: point, in: fixture), in: fixture).startsAtLeadingEdge)
        #expect(!context(down(at: point, in: fixture, isOnTrackpad: true), in: fixture).startsAtLeadingEdge)
    }

    @Test("An inner navigation controller that has popped since the finger went down does not count", .covers(21))
    func innerNavigation() {
        let fixture = Fixture()
        let inner = UINavigationController()
        inner.viewControllers = [TestScreen("X"), TestScreen("Y")]
        fixture.top.addChild(inner)
        fixture.add(inner.view)
        inner.didMove(toParent: fixture.top)
        let down = down(on: inner.view, in: fixture)
        #expect(context(down, in: fixture).isInInnerNavigation)
        inner.viewControllers = [inner.viewControllers[0]]
        #expect(!context(down, in: fixture).isInInnerNavigation)
    }

    @Test("A search of the top screen is active if it says so, whichever controller presents it", .covers(4))
    func search() {
        final class ActiveSearch: UISearchController {
            override var isActive: Bool {
                get { true }
                set {}
            }
        }
        let fixture = Fixture()
        let down = down(in: fixture)
        #expect(!context(down, in: fixture).isSearchActive)
        fixture.top.navigationItem.searchController = ActiveSearch(searchResultsController: nil)
        #expect(context(down, in: fixture).isSearchActive)
    }

    @Test("A scroll view around the controller does not own the drag, one inside does", .covers(6))
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
        let down = down(on: inner, in: fixture)
        #expect(!context(down, in: fixture).scrollViewOwnsDrag)
        inner.contentOffset.x = 100
        #expect(context(down, in: fixture).scrollViewOwnsDrag)
    }
}
