import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("Changes of the stack without animation")
struct StackTests {
    @Test("A pop returns the screen that it removes", .covers(.stackChanges))
    func pop() {
        let fixture = Fixture("ABC")
        #expect(fixture.navigation.popViewController(animated: false) === fixture.screen("C"))
        #expect(fixture.stack == "AB")
        fixture.layOut()
        #expect(fixture.navigation.popViewController(animated: false) === fixture.screen("B"))
        fixture.layOut()
        #expect(fixture.navigation.popViewController(animated: false) == nil)
        #expect(fixture.stack == "A")
    }

    @Test("A pop to a screen returns those above it, top last", .covers(.stackChanges))
    func popTo() {
        let fixture = Fixture("ABCD")
        let popped = fixture.navigation.popToViewController(fixture.screen("B"), animated: false)
        #expect(popped == ["C", "D"].map(fixture.screen))
        #expect(fixture.stack == "AB")
    }

    @Test("A pop to the root returns all others, top last", .covers(.stackChanges))
    func popToRoot() {
        let fixture = Fixture("ABCD")
        #expect(fixture.navigation.popToRootViewController(animated: false) == ["B", "C", "D"].map(fixture.screen))
        #expect(fixture.stack == "A")
    }

    @Test(
        "Pushing a screen that is in the stack is ignored with a warning", .covers(.stackChanges),
        arguments: ["A", "B"])
    func duplicate(name: String) {
        let fixture = Fixture("AB")
        let warnings = ExpectedWarnings.during {
            fixture.navigation.pushViewController(fixture.screen(name), animated: false)
            fixture.layOut()
        }
        #expect(warnings == ["\(name) is already in the stack; the push is ignored."])
        #expect(fixture.stack == "AB")
    }

    @Test("A screen that was popped can be pushed again at once", .covers(.stackChanges))
    func again() {
        let fixture = Fixture("AB")
        fixture.navigation.popViewController(animated: false)
        fixture.navigation.pushViewController(fixture.screen("B"), animated: false)
        fixture.layOut()
        #expect(fixture.stack == "AB")
    }

    @Test("A set stack replaces the present one", .covers(.stackChanges))
    func set() {
        let fixture = Fixture("AB")
        fixture.navigation.viewControllers = [fixture.screen("Y")]
        fixture.layOut()
        #expect(fixture.stack == "Y")
    }

    @Test(
        "A controller without a window and without a view pushes and pops at once", .covers(.stackChanges, .neverHangs))
    func withoutWindow() {
        let navigation = BasicNavigationController()
        let screens = ["A", "B", "C"].map { TestScreen($0) }
        for screen in screens { navigation.pushViewController(screen, animated: true) }
        #expect(navigation.viewControllers == screens)
        #expect(!navigation.isViewLoaded)
        #expect(navigation.popViewController(animated: true) === screens[2])
        #expect(navigation.viewControllers == Array(screens[..<2]))
    }

    @Test(
        "Subclasses that override push and pop are called once per change", .covers(.stackChanges, .existingSubclasses))
    func overrides() {
        let navigation = RecordingNavigationController(nibName: nil, bundle: nil)
        let fixture = Fixture("AB", navigation: navigation)
        navigation.stackCalls = []
        navigation.pushViewController(fixture.screen("C"), animated: false)
        fixture.layOut()
        _ = navigation.popViewController(animated: false)
        fixture.layOut()
        #expect(navigation.stackCalls == ["push", "pop"])
        #expect(fixture.stack == "AB")
    }

    @Test(
        "A subclass without super in its layout still pushes and pops", .covers(.stackChanges, .overridesWithoutSuper))
    func withoutSuper() {
        final class Forgetful: BasicNavigationController {
            override func viewWillLayoutSubviews() {}
            override func viewDidLayoutSubviews() {}
        }
        let fixture = Fixture("A", navigation: Forgetful(nibName: nil, bundle: nil))
        fixture.navigation.pushViewController(fixture.screen("B"), animated: false)
        fixture.layOut()
        #expect(fixture.stack == "AB")
        fixture.navigation.popViewController(animated: false)
        fixture.layOut()
        #expect(fixture.stack == "A")
    }
}
