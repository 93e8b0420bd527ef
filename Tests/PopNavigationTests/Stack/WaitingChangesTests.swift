import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Changes of the stack that wait")
struct WaitingChangesTests {
    @Test("Behaviour 10: pushes during a transition happen after it, in order", arguments: [15, 17, 18, 26])
    func pushes(version: Int) {
        let stage = Stage("A", version: version)
        for name in ["B", "C", "D"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        #expect(stage.stack == "AB")
        stage.device.settle()
        #expect(stage.stack == "ABCD")
        #expect(stage.top.view.window != nil)
        #expect(!stage.device.isHung)
    }

    @Test("Behaviour 10: changes of all kinds keep their order", arguments: [15, 18, 26])
    func mixed(version: Int) {
        let stage = Stage("A", version: version)
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

    @Test("Behaviour 10: what a screen asks for in the calls of a change without animation keeps its order")
    func insideCalls() {
        let stage = Stage("AB")
        stage.screen("A").whenAppearing = { [unowned stage] screen in
            screen.whenAppearing = nil
            screen.navigationController?.pushViewController(stage.screen("C"), animated: false)
            #expect(screen.navigationController?.popViewController(animated: false) === stage.screen("C"))
            screen.navigationController?.pushViewController(stage.screen("D"), animated: false)
        }
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "AD")
        #expect(
            stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"] + [
                "willPop C→A programmatic", "didPop C→A programmatic",
            ])
    }

    @Test("Behaviour 10: so does what is asked for before the view is laid out in the middle of those calls")
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
        #expect(stage.takeEvents().suffix(2) == ["willPop C→A programmatic", "didPop C→A programmatic"])
    }

    @Test("Behaviour 9, 10: what is asked for on word of willPop comes before what is asked for on word of didPop")
    func onWord() {
        let stage = Stage("AB")
        stage.navigation.onPopEvent = { [unowned stage] event in
            switch event {
            case .willPop: stage.navigation.pushViewController(stage.screen("C"), animated: true)
            case .didPop: stage.navigation.pushViewController(stage.screen("D"), animated: true)
            default: break
            }
        }
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "ACD")
    }

    @Test("Behaviour 10: a change that waits when the controller leaves the screen is made then")
    func leavingScreen() {
        let stage = Stage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.device.show(UIViewController())
        #expect(stage.stack == "ABC")
    }

    @Test("Behaviour 10: so is one that waits when the last call of a transition takes the controller off the screen")
    func leavingScreenInLastCall() {
        final class Leaving: UIViewController {
            var whenAppeared: () -> Void = {}
            override func viewDidAppear(_ animated: Bool) { whenAppeared() }
        }
        let stage = Stage("AB")
        let screen = Leaving()
        screen.whenAppeared = { [unowned stage, unowned screen] in
            screen.whenAppeared = {}
            #expect(stage.navigation.popToRootViewController(animated: true) == [stage.screen("B"), screen])
            stage.device.show(UIViewController())
        }
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 10, FIELD 14: a stack set during a transition comes after it; repeated instances count once")
    func sets() {
        let stage = Stage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.navigation.viewControllers = ["A", "C", "A"].map(stage.screen)
        stage.device.settle()
        #expect(stage.stack == "AC")
        stage.navigation.setViewControllers(["D", "D"].map(stage.screen), animated: true)
        stage.device.settle()
        #expect(stage.stack == "D")
    }

    @Test("Behaviour 10: a pop to a screen that has left in the meantime is ignored", arguments: [17, 18])
    func popToNobody(version: Int) {
        let stage = Stage("ABC", version: version)
        stage.navigation.popViewController(animated: true)
        stage.navigation.setViewControllers(["A", "D"].map(stage.screen), animated: true)
        stage.navigation.popToViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "AD")
    }

    @Test("Behaviour 10: a screen that two waiting pushes name is there once, also in what a pop returns")
    func waitingTwice() {
        let stage = Stage("A")
        for name in ["B", "C", "C"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        #expect(stage.navigation.popToRootViewController(animated: true) == ["B", "C"].map(stage.screen))
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 10: a transition that ends by leaving the window makes way for the next change at once")
    func leftInTransition() {
        let stage = Stage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.wait(0.1)
        stage.device.show(UIViewController())
        stage.device.settle()
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "ABC")
    }

    @Test("Behaviour 10: a change asked for when the transition has ended comes after those that wait for it")
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

    @Test("Behaviour 10: a change asked for inside of another comes after it, at once", arguments: [true, false])
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
        }
        stage.navigation.pushViewController(screen, animated: false)
        #expect(stage.navigation.viewControllers == [stage.screen("A"), screen, stage.screen("C")])
        stage.device.settle()
        #expect(stage.top.view.window != nil)
        #expect(stage.navigation.viewControllers.count == 3)
    }

    @Test("Behaviour 10: a set that keeps the top, animated before the last change has been laid out, loses nothing")
    func setOnce() {
        let stage = Stage("AB")
        let c = stage.screen("C")
        stage.navigation.setViewControllers([stage.screen("A"), c], animated: false)
        stage.navigation.setViewControllers([c], animated: true)
        stage.navigation.pushViewController(stage.screen("D"), animated: false)
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "C")
        #expect(stage.takeEvents() == ["willPop D→C programmatic", "didPop D→C programmatic"])
    }

    @Test("Behaviour 10: what a screen asks for in its calls comes next, and a pop returns what it will remove")
    func askedForInCalls() {
        final class Calling: UIViewController {
            var whenAppeared: (UINavigationController) -> Void = { _ in }
            override func viewDidAppear(_ animated: Bool) {
                navigationController.map(whenAppeared)
                whenAppeared = { _ in }
            }
        }
        let stage = Stage("AB")
        let calling = Calling()
        var popped: [UIViewController] = []
        calling.whenAppeared = {
            popped += [$0.popViewController(animated: true)].compactMap { $0 }
            popped += [$0.popViewController(animated: false)].compactMap { $0 }
        }
        stage.navigation.pushViewController(calling, animated: false)
        stage.device.wait(0.1)
        #expect(popped.first === calling)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "A")
        let froms = stage.takeEvents().filter { $0.hasPrefix("did") }.compactMap { $0.split(separator: "→").first }
        #expect(froms.last == "didPop C" && froms.dropLast().last == "didPop B")
    }
}
