import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Queued changes of the stack")
struct WaitingChangesTests {
    @Test(
        "Pushes in one turn are one transition, as on a plain controller", .covers(.stackChanges),
        arguments: [15, 17, 18, 26])
    func pushesInOneTurn(version: Int) {
        let stage = Stage("A", .init(on: version))
        for name in ["B", "C", "D"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        #expect(stage.stack == "ABCD")
        stage.device.settle()
        #expect(stage.stack == "ABCD")
        #expect(stage.screen("C").viewIfLoaded == nil)
    }

    @Test(
        "Pushes during a transition are performed after it, in order, on iOS 18 and earlier", .covers(.stackChanges),
        arguments: [15, 17, 18, 26])
    func pushes(version: Int) {
        let stage = Stage("A", .init(on: version))
        for name in ["B", "C", "D"] {
            stage.navigation.pushViewController(stage.screen(name), animated: true)
            stage.device.wait(0.05)
        }
        #expect(stage.stack == (version >= 26 ? "ABCD" : "AB"))
        stage.device.settle()
        #expect(stage.stack == "ABCD")
        #expect(stage.top.view.window != nil)
        #expect(!stage.device.isHung)
    }

    @Test("Queued changes of all kinds keep their order", .covers(.stackChanges), arguments: [15, 18, 26])
    func mixed(version: Int) {
        let stage = Stage("A", .init(on: version))
        let navigation = stage.navigation
        navigation.pushViewController(stage.screen("B"), animated: true)
        navigation.pushViewController(stage.screen("C"), animated: false)
        #expect(navigation.popViewController(animated: true) === stage.screen("C"))
        navigation.setViewControllers(["A", "D", "E", "F"].map(stage.screen), animated: true)
        navigation.popToViewController(stage.screen("D"), animated: true)
        navigation.pushViewController(stage.screen("G"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "ADG")
        navigation.pushViewController(stage.screen("H"), animated: true)
        navigation.popToRootViewController(animated: true)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("Changes requested in the callbacks of a change without animation keep their order", .covers(.stackChanges))
    func insideCalls() {
        let stage = Stage("AB")
        stage.screen("A").whenAppearing = { [unowned stage] screen in
            screen.whenAppearing = nil
            screen.navigationController?.pushViewController(stage.screen("C"), animated: false)
            screen.navigationController?.popViewController(animated: false)
            screen.navigationController?.pushViewController(stage.screen("D"), animated: false)
        }
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "AD")
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
    }

    @Test("Changes requested before a layout inside a change's callbacks keep their order", .covers(.stackChanges))
    func layoutInsideCalls() {
        final class Calling: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                navigationController.popViewController(animated: false)
            }

            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                navigationController.delegate = nil
                navigationController.view.setNeedsLayout()
                navigationController.view.layoutIfNeeded()
            }
        }
        let stage = Stage("AB")
        let delegate = Calling()
        stage.navigation.delegate = delegate
        stage.screen("A").whenAppearing = { [unowned stage] screen in
            screen.whenAppearing = nil
            stage.navigation.pushViewController(stage.screen("C"), animated: false)
        }
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
    }

    @Test("A queued change is performed when the controller leaves the window", .covers(.stackChanges))
    func leavingScreen() {
        let stage = Stage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.device.show(UIViewController())
        #expect(stage.stack == "ABC")
    }

    @Test("A change requested in a transition's last callback off the window is performed", .covers(.stackChanges))
    func leavingScreenInLastCall() {
        final class Leaving: UIViewController {
            var whenAppeared: () -> Void = {}
            override func viewDidAppear(_ animated: Bool) { whenAppeared() }
        }
        let stage = Stage("AB")
        let screen = Leaving()
        screen.whenAppeared = { [unowned stage, unowned screen] in
            screen.whenAppeared = {}
            stage.navigation.popToRootViewController(animated: true)
            stage.device.show(UIViewController())
        }
        stage.push(screen)
        #expect(stage.stack == "A")
    }

    @Test(
        "A stack set during a transition has a screen that is set twice once", .covers(.stackChanges),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/91"))
    func sets() {
        let stage = Stage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        let warnings = ExpectedWarnings.during {
            stage.navigation.viewControllers = ["A", "C", "A"].map(stage.screen)
            stage.device.settle()
        }
        #expect(warnings == ["A is set more than once; only its first place counts."])
        #expect(stage.stack == "AC")
    }

    @Test("A stack of one screen that is set twice shows the screen", .covers(.stackChanges))
    func setTwice() {
        let stage = Stage("AB")
        let warnings = ExpectedWarnings.during {
            stage.navigation.setViewControllers(["D", "D"].map(stage.screen), animated: true)
            stage.device.settle()
        }
        #expect(warnings == ["D is set more than once; only its first place counts."])
        #expect(stage.stack == "D")
    }

    @Test("A queued pop to a screen that has left the stack is ignored", .covers(.stackChanges), arguments: [17, 18])
    func popToNobody(version: Int) {
        let stage = Stage("ABC", .init(on: version))
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        let warnings = ExpectedWarnings.during {
            stage.navigation.setViewControllers(["A", "D"].map(stage.screen), animated: true)
            stage.navigation.popToViewController(stage.screen("B"), animated: true)
            stage.device.settle()
        }
        #expect(warnings == ["B has left the stack in the meantime; the pop to it is ignored."])
        #expect(stage.stack == "AD")
    }

    @Test("A screen pushed twice before the layout is in the stack once", .covers(.stackChanges))
    func waitingTwice() {
        let stage = Stage("A")
        let warnings = ExpectedWarnings.during {
            for name in ["B", "C", "C"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        }
        #expect(warnings == ["C is already in the stack; the push is ignored."])
        #expect(stage.navigation.popToRootViewController(animated: true) == ["B", "C"].map(stage.screen))
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("A transition that ends off the window lets the next change through at once", .covers(.stackChanges))
    func leftInTransition() {
        let stage = Stage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.wait(0.1)
        stage.device.show(UIViewController())
        stage.device.settle()
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "ABC")
    }

    @Test("A change requested as a transition ends follows those already queued", .covers(.stackChanges))
    func afterThoseThatWait() {
        final class Pushing: NSObject, UINavigationControllerDelegate {
            var next: UIViewController?
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                if let next { navigationController.pushViewController(next, animated: true) }
                next = nil
            }
        }
        let stage = Stage("A")
        let delegate = Pushing()
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        delegate.next = stage.screen("D")
        stage.device.settle()
        #expect(stage.stack == "ABCD")
    }

    @Test("A change requested inside another follows it at once", .covers(.stackChanges), arguments: [true, false])
    func inside(isAnimated: Bool) {
        final class Parent: UIViewController {
            var whenMoving: (() -> Void)?
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                let action = whenMoving
                whenMoving = nil
                action?()
            }
        }
        let stage = Stage("A")
        let screen = Parent()
        screen.whenMoving = { [unowned stage] in
            stage.navigation.pushViewController(stage.screen("C"), animated: isAnimated)
            // A layout pass in the middle of the first change does not run the second one.
            stage.navigation.view.setNeedsLayout()
            stage.navigation.view.layoutIfNeeded()
            #expect(!stage.navigation.viewControllers.contains(stage.screen("C")))
        }
        stage.navigation.pushViewController(screen, animated: false)
        #expect(stage.navigation.viewControllers == [stage.screen("A"), screen, stage.screen("C")])
        stage.device.settle()
        #expect(stage.top.view.window != nil)
        #expect(stage.navigation.viewControllers.count == 3)
    }

    @Test(
        "A set that keeps the top screen, before the last change has been laid out, loses nothing",
        .covers(.stackChanges))
    func setOnce() {
        let stage = Stage("AB")
        let c = stage.screen("C")
        stage.navigation.setViewControllers([stage.screen("A"), c], animated: false)
        stage.navigation.setViewControllers([c], animated: true)
        stage.navigation.pushViewController(stage.screen("D"), animated: false)
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "C")
        #expect(stage.takeEvents() == [])
    }

    @Test(
        "A change that waits for the app's own interaction on iOS 26 follows as soon as that ends",
        .covers(.stackChanges))
    func afterInteraction() {
        let stage = Stage("AB", .init(on: 26))
        let delegate = AnimatingDelegate()
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        delegate.interaction?.update(0.2)
        stage.device.wait(0.1)
        #expect(stage.stack == "A")
        delegate.interaction?.finish()
        delegate.interaction = nil
        stage.device.wait(0.1)
        #expect(stage.stack == "AC")
        stage.device.settle()
        #expect(stage.stack == "AC" && !stage.device.isHung)
    }
}
