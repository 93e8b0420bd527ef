import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The ready-made screen")
struct PopScreenControllerTests {
    @Test(
        "The inspectable switch of the ready-made screen is on by default and stores only a refusal",
        .covers(.interfaceBuilder))
    func isPopGestureEnabled() {
        let screen = PopScreenController()
        #expect(screen.isPopGestureEnabled)
        screen.isPopGestureEnabled = false
        #expect(screen.popPreferences.isGestureEnabled == false && !screen.isPopGestureEnabled)
        screen.isPopGestureEnabled = true
        #expect(screen.popPreferences.isGestureEnabled == nil)
    }

    @Test(
        "The inspectable area is a share of the width; a negative share means the controller's area",
        .covers(.neighbours, .interfaceBuilder),
        arguments: [
            (-1, nil), (0, .leadingFraction(0)), (0.5, .leadingFraction(0.5)), (1, .leadingFraction(1)),
        ] as [(CGFloat, PopGestureArea?)]
    )
    func area(fraction: CGFloat, area: PopGestureArea?) {
        let screen = PopScreenController()
        #expect(screen.popGestureFraction == -1)
        screen.popGestureFraction = fraction
        #expect(screen.popPreferences.area == area)
        #expect(screen.popGestureFraction == fraction)
    }

    @Test(
        "The inspectable points are a strip's width; negative points mean the controller's area",
        .covers(.neighbours, .interfaceBuilder),
        arguments: [
            (-1, nil), (0, .leadingPoints(0)), (44, .leadingPoints(44)), (2000, .leadingPoints(2000)),
        ] as [(CGFloat, PopGestureArea?)]
    )
    func points(points: CGFloat, area: PopGestureArea?) {
        let screen = PopScreenController()
        #expect(screen.popGesturePoints == -1)
        screen.popGesturePoints = points
        #expect(screen.popPreferences.area == area)
        #expect(screen.popGesturePoints == points)
    }

    @Test("If a storyboard sets both the share and the points, the last value applies", .covers(.interfaceBuilder))
    func shareAndPoints() {
        let screen = PopScreenController()
        screen.popGestureFraction = 0.5
        screen.popGesturePoints = 44
        #expect(screen.popPreferences.area == .leadingPoints(44))
        screen.popGestureFraction = 0.25
        #expect(screen.popPreferences.area == .leadingFraction(0.25))
    }

    @Test("The inspectable bar switch hides the bar or leaves it to the app", .covers(.barVisibility, .neighbours))
    func bar() {
        let screen = PopScreenController()
        #expect(!screen.hidesNavigationBar)
        screen.hidesNavigationBar = true
        #expect(screen.popPreferences.hidesNavigationBar == true && screen.hidesNavigationBar)
        screen.hidesNavigationBar = false
        #expect(screen.popPreferences.hidesNavigationBar == nil)
    }

    @Test("A change applies to the screen on top at the next layout", .covers(.barVisibility, .neighbours))
    func live() {
        let fixture = Fixture("A")
        let screen = PopScreenController()
        fixture.navigation.pushViewController(screen, animated: false)
        fixture.layOut()
        #expect(!fixture.navigation.isNavigationBarHidden)
        screen.storedPopPreferences.hidesNavigationBar = true
        fixture.layOut()
        #expect(fixture.navigation.isNavigationBarHidden)
        screen.storedPopPreferences.hidesNavigationBar = nil
        fixture.layOut()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("A change sets the bar without an animation", .covers(.barVisibility, .neighbours))
    func notAnimated() {
        let navigation = RecordingNavigationController(nibName: nil, bundle: nil)
        let fixture = Fixture("A", navigation: navigation)
        let screen = PopScreenController()
        navigation.pushViewController(screen, animated: false)
        fixture.layOut()
        screen.storedPopPreferences.hidesNavigationBar = true
        fixture.layOut()
        #expect(navigation.barCalls == ["hidden"])
    }

    @Test("A change of a screen without a navigation controller is stored", .covers(.neighbours))
    func alone() {
        let screen = PopScreenController()
        screen.storedPopPreferences.area = .full
        #expect(screen.popPreferences.area == .full)
    }
}
