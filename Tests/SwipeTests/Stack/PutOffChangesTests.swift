import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// From iOS 26 on UIKit may put off a change that interrupts a transition, and call the controller's method again.
@MainActor
@Suite("Changes that UIKit puts off")
struct PutOffChangesTests {
    private let navigation = PuttingOffController(nibName: nil, bundle: nil)

    /// A stage in the middle of a push of D, on which UIKit puts off the next change.
    private func stage() -> Stage {
        let stage = Stage("ABC", on: .init(.init(on: 26)), navigation: navigation)
        stage.device.activate()
        navigation.pushViewController(stage.screen("D"), animated: true)
        stage.device.wait(0.1)
        navigation.putsOff = true
        return stage
    }

    @Test("A change that UIKit puts off is the same one when UIKit calls again", .covers(10, 12))
    func again() {
        let stage = stage()
        #expect(navigation.goBack(animated: true))
        #expect(stage.stack == "ABCD" && stage.takeEvents() == [])
        navigation.putsOff = false
        #expect(navigation.popViewController(animated: true) === stage.screen("D"))
        #expect(stage.stack == "ABC" && stage.takeEvents() == ["willPop D→C backButton"])
        stage.device.settle()
        #expect(stage.takeEvents() == ["didPop D→C backButton"])
    }

    @Test("UIKit's second call of a set that keeps the depth is the same change", .covers(10))
    func setAgain() {
        let stage = stage()
        let screens = ["A", "B", "C", "E"].map(stage.screen)
        navigation.setViewControllers(screens, animated: true)
        #expect(stage.stack == "ABCD" && !navigation.parts.queue.performsNow)
        navigation.putsOff = false
        navigation.setViewControllers(screens, animated: true)
        #expect(stage.stack == "ABCE")
        stage.device.settle()
    }

    @Test("Another change waits behind the one that UIKit has put off", .covers(10))
    func another() {
        let stage = stage()
        navigation.popViewController(animated: true)
        navigation.putsOff = false
        navigation.popToRootViewController(animated: true)
        #expect(stage.stack == "ABCD")
        #expect(!navigation.parts.queue.performsNow)
        navigation.popViewController(animated: true)
        #expect(stage.stack == "ABC")
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("A pop in an event is not UIKit's second call of a pop that UIKit has put off", .covers(10, 12))
    func popInEvent() {
        final class Popping: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                navigationController?.popViewController(animated: false)
            }
        }
        let stage = Stage("AB", .init(on: 26))
        let popping = Popping()
        let screens = [stage.screen("A"), stage.screen("B"), popping, stage.screen("C")]
        stage.navigation.setViewControllers(screens, animated: false)
        stage.device.settle()
        var answer: UIViewController?
        stage.when("didPop C") { answer = $0.navigation.popViewController(animated: false) }
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(answer === stage.screen("B"))
        #expect(stage.stack == "A")
    }

    @Test("A pop with another animation is not UIKit's second call of a pop that UIKit has put off", .covers(10))
    func otherAnimation() {
        let stage = stage()
        navigation.popViewController(animated: true)
        #expect(navigation.popViewController(animated: false) === stage.screen("C"))
        navigation.putsOff = false
        #expect(navigation.popViewController(animated: true) === stage.screen("D"))
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("A screen that goes back when it is asked goes back once, even if UIKit puts the pop off", .covers(10))
    func goBackWhenAsked() {
        let stage = stage()
        var answer: Bool?
        stage.screen("D").whenAsked = { [navigation] screen in
            screen.whenAsked = nil
            answer = navigation.goBack(animated: true)
        }
        #expect(!navigation.goBack(animated: true))
        #expect(answer == true && stage.stack == "ABCD")
    }

    @Test("The pop of a swipe does not wait behind a change that UIKit has put off", .covers(11))
    func swipe() {
        let stage = stage()
        navigation.popToRootViewController(animated: true)
        navigation.putsOff = false
        let hasRequested = navigation.parts.queue.performPop(as: .swipe(.system)) {
            navigation.popViewController(animated: true)
        }
        #expect(hasRequested && stage.stack == "ABC")
        #expect(stage.takeEvents() == ["willPop D→C gesture"])
        stage.device.settle()
    }

    @Test("A change that UIKit has put off and never calls again blocks no other one", .covers(11, 26))
    func never() {
        let stage = stage()
        navigation.popViewController(animated: true)
        navigation.putsOff = false
        stage.device.wait(0.1)
        navigation.popToRootViewController(animated: true)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A change that UIKit performs, or that leaves the stack as it is, delays no other one", .covers(10),
        arguments: ["ABC", "ABCD"])
    func performed(names: String) {
        let stage = stage()
        navigation.putsOff = false
        navigation.setViewControllers(names.map { stage.screen(String($0)) }, animated: false)
        navigation.pushViewController(stage.screen("E"), animated: false)
        #expect(stage.stack == names + "E")
        stage.device.settle()
    }

    @Test(
        "A pop inside UIKit's call of another pop returns the screen that it will remove",
        .covers(10), arguments: [false, true], [false, true])
    func popInsideCall(isInterrupting: Bool, isBeforeChange: Bool) {
        let stage = stage()
        navigation.putsOff = false
        if !isInterrupting { stage.device.settle() }
        var answer: UIViewController?
        let pop = { [navigation] in answer = navigation.popViewController(animated: false) }
        if isBeforeChange { navigation.whenCalled = pop } else { navigation.whenChanged = pop }
        #expect(navigation.popViewController(animated: true) === stage.screen("D"))
        #expect(answer === stage.screen("C"))
        #expect(stage.stack == "ABC")
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("A pop that ends inside UIKit's call of a set that brings its screen back is a pop", .covers(10, 12))
    func endInsideCall() {
        let stage = stage()
        navigation.putsOff = false
        stage.device.settle()
        navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        navigation.whenChanged = { [navigation] in navigation.setNeedsPopPreferencesUpdate(animated: false) }
        navigation.setViewControllers(["A", "D"].map(stage.screen), animated: false)
        #expect(stage.takeEvents().prefix(2) == ["willPop D→C programmatic", "didPop D→C programmatic"])
        stage.device.settle()
        #expect(stage.stack == "AD")
    }

    @Test("A presentation inside UIKit's call of a pop without animation does not delay the pop's end", .covers(10, 12))
    func presentationInsideCall() {
        let stage = stage()
        navigation.putsOff = false
        stage.device.settle()
        navigation.whenChanged = { [navigation] in navigation.present(UIViewController(), animated: true) }
        navigation.popViewController(animated: false)
        #expect(stage.takeEvents() == ["willPop D→C programmatic", "didPop D→C programmatic"])
        stage.device.settle()
    }

    @Test("A change that UIKit repeats inside its call is passed to UIKit again", .covers(10))
    func inside() {
        let stage = stage()
        stage.device.settle()
        navigation.putsOff = false
        navigation.popToRootViewController(animated: true)
        stage.device.wait(0.1)
        navigation.repeatsInside = true
        navigation.setViewControllers([stage.screen("A"), stage.screen("E")], animated: true)
        #expect(stage.stack == "AE")
        #expect(navigation.applied == 2)
        stage.device.settle()
        #expect(stage.stack == "AE")
    }
}

/// A controller whose UIKit puts changes off.
private final class PuttingOffController: BasicNavigationController {
    /// Whether UIKit leaves the stack as it is.
    var putsOff = false
    /// Whether UIKit calls the controller's method again before it changes the stack.
    var repeatsInside = false
    /// The number of changes passed to UIKit since then.
    var applied = 0

    /// What the app does inside UIKit's call, before and after UIKit changes the stack.
    var whenCalled: (() -> Void)?
    var whenChanged: (() -> Void)?

    override func applyViaSuper(_ change: StackChange) {
        if putsOff { return }
        let (call, changed) = (whenCalled, whenChanged)
        (whenCalled, whenChanged) = (nil, nil)
        call?()
        defer { changed?() }
        guard repeatsInside else { return super.applyViaSuper(change) }
        applied += 1
        if applied == 1, case .set(let screens) = change.kind {
            setViewControllers(screens, animated: change.animated)
        } else {
            super.applyViaSuper(change)
        }
    }
}
