import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigationUI

/// What the button of `popConfirmation` does.
@MainActor
@Suite("Discard after a question")
struct DiscardTests {
    /// A stage whose top screen asks the user after a swipe.
    private func stage(_ kind: StackKind = .uiKits, on version: Int = 18) async -> (MarkedStage, Decision) {
        let stage = MarkedStage(kind, on: version)
        let decision = stage.decide()
        decision.asksUser()
        stage.swipe(from: 5)
        await stage.tasks()
        return (stage, decision)
    }

    @Test("Discard pops the screen that has asked", .covers(.popRequests), arguments: StackKind.allCases, systems)
    func pops(kind: StackKind, version: Int) async {
        let (stage, decision) = await stage(kind, on: version)
        let below = stage.navigation.viewControllers[1]
        await stage.answer(in: decision)
        stage.device.settle()
        #expect(stage.top === below)
        #expect(stage.isUsable)
    }

    @Test(
        "Discard pops one screen, however often the button is tapped", .covers(.popRequests),
        arguments: StackKind.allCases,
        systems)
    func twice(kind: StackKind, version: Int) async {
        let (stage, decision) = await stage(kind, on: version)
        await stage.answer(in: decision)
        await stage.answer(in: decision)
        stage.device.wait(0.1)
        await stage.answer(in: decision)
        stage.device.settle()
        #expect(stage.depth == 2)
    }

    @Test(
        "Discard doesn't pop while another screen is on top", .covers(.popRequests), arguments: StackKind.allCases,
        systems)
    func covered(kind: StackKind, version: Int) async {
        let (stage, decision) = await stage(kind, on: version)
        stage.push()
        await stage.answer(in: decision)
        stage.device.settle()
        #expect(stage.depth == 4)
    }

    @Test(
        "Discard doesn't pop after the screen has left the stack", .covers(.popRequests), arguments: StackKind.allCases
    )
    func gone(kind: StackKind) async {
        let (stage, decision) = await stage(kind)
        let screen = stage.top
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        await stage.answer(in: decision)
        stage.device.settle()
        withExtendedLifetime(screen) { #expect(stage.depth == 2) }
    }

    @Test("Discard doesn't pop before a swipe has asked", .covers(.popRequests))
    func notAsked() async {
        let stage = MarkedStage()
        let decision = stage.decide()
        await stage.answer(in: decision)
        stage.device.settle()
        #expect(stage.depth == 3)
    }

    @Test(
        "Discard on the screen above leaves the question of the screen below alone", .covers(.popRequests),
        arguments: StackKind.allCases)
    func twoQuestions(kind: StackKind) async {
        let (stage, lower) = await stage(kind)
        stage.push()
        let upper = stage.decide()
        upper.asksUser()
        stage.swipe(from: 5)
        await stage.tasks()
        await stage.answer(in: lower)
        stage.device.settle()
        #expect(stage.depth == 4)
        await stage.answer(in: upper)
        stage.device.settle()
        #expect(stage.depth == 3)
    }

    @Test(
        "Discard pops the screen while its dialog closes", .covers(.popRequests), arguments: StackKind.allCases, systems
    )
    func closingDialog(kind: StackKind, version: Int) async {
        let (stage, decision) = await stage(kind, on: version)
        let dialog = UIViewController()
        stage.top.present(dialog, animated: true)
        stage.device.settle()
        dialog.dismiss(animated: true) { decision.request.userAnswers(true) }
        stage.device.settle()
        await stage.turns()
        #expect(stage.depth == 2)
        #expect(stage.isUsable)
    }

    @Test(
        "Discard in an inner stack pops the inner screen", .covers(.popRequests), arguments: StackKind.allCases, systems
    )
    func innerStack(kind: StackKind, version: Int) async {
        let stage = NestedStage(kind, on: version)
        stage.inner.pushViewController(UIViewController(), animated: false)
        stage.outer.device.settle()
        let decision = stage.outer.decide(in: stage.inner.topViewController)
        decision.asksUser()
        stage.outer.swipe(from: 5)
        await stage.outer.tasks()
        await stage.outer.answer(in: decision)
        stage.outer.device.settle()
        #expect(stage.inner.viewControllers.count == 1)
        #expect(stage.outer.depth == 3)
    }

    @Test(
        "Discard at an inner root pops the screen around the stack", .covers(.popRequests),
        arguments: StackKind.allCases, systems
    )
    func innerRoot(kind: StackKind, version: Int) async {
        let stage = NestedStage(kind, on: version)
        let decision = stage.outer.decide(in: stage.inner.topViewController)
        decision.asksUser()
        stage.outer.swipe(from: 5)
        await stage.outer.tasks()
        #expect(decision.count == 1)
        await stage.outer.answer(in: decision)
        stage.outer.device.settle()
        #expect(stage.outer.depth == 2)
    }

    @Test(
        "Discard in a stack on a sheet leaves the stack below alone", .covers(.popRequests),
        arguments: StackKind.allCases)
    func sheet(kind: StackKind) async {
        let stage = MarkedStage(kind)
        let inner = kind.makeController()
        inner.viewControllers = [UIViewController(), UIViewController()]
        inner.modalPresentationStyle = .fullScreen
        stage.top.present(inner, animated: false)
        stage.device.settle()
        let decision = stage.decide(in: inner.topViewController)
        decision.asksUser()
        stage.swipe(from: 5)
        await stage.tasks()
        await stage.answer(in: decision)
        stage.device.settle()
        #expect(inner.viewControllers.count == 1)
        #expect(stage.depth == 3)
    }
}
