import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigationUI

@MainActor
@Suite("The question before other ways back from SwiftUI screens")
struct PopRequestBackButtonTests {
    @Test("The library's back button asks a SwiftUI screen", .covers(.popRequests), arguments: [true, false])
    func backButton(agrees: Bool) {
        let stage = MarkedStage(.librarys)
        let decision = stage.decide()
        decision.agrees = agrees
        #expect(stage.top.navigationItem.backAction == nil)
        stage.device.fingerTap(at: stage.point(30, y: 69))
        stage.device.settle()
        #expect(decision.triggers == [.backButton])
        #expect(stage.depth == (agrees ? 2 : 3))
    }

    @Test(
        "VoiceOver's escape asks a SwiftUI screen on the library's controller", .covers(.popRequests),
        arguments: [true, false])
    func escape(agrees: Bool) {
        let stage = MarkedStage(.librarys)
        let decision = stage.decide()
        decision.agrees = agrees
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(decision.triggers == [.backButton])
        #expect(stage.depth == (agrees ? 2 : 3))
    }

    @Test(
        "The back button of UIKit's controller asks a SwiftUI screen", .covers(.popRequests),
        arguments: [18, 26, 27], [true, false])
    func plainBackButton(version: Int, agrees: Bool) {
        let stage = MarkedStage(on: version)
        let decision = stage.decide()
        decision.agrees = agrees
        stage.device.fingerTap(at: stage.point(30, y: 69))
        #expect(agrees == (stage.navigation.transitionCoordinator?.isAnimated == true))
        stage.device.settle()
        #expect(decision.triggers == [.backButton])
        #expect(stage.depth == (agrees ? 2 : 3))
    }

    @Test(
        "A question that leaves a screen twice keeps another question's back button", .covers(.popRequests),
        arguments: [18, 26])
    func secondQuestion(version: Int) {
        let stage = MarkedStage(on: version)
        let first = stage.mark(.request(PopRequest()))
        let decision = Decision()
        decision.agrees = false
        let second = stage.mark(.request(decision.request))
        first.removeFromSuperview()
        second.update()
        stage.show(first)
        first.removeFromSuperview()
        stage.device.fingerTap(at: stage.point(30, y: 69))
        stage.device.settle()
        #expect(stage.depth == 3 && decision.triggers == [.backButton])
    }

    @Test(
        "A question is asked where UIKit refuses to swipe back with a back action", .covers(.popRequests),
        arguments: systems, PopRefusalStage.allCases)
    func refusedBackAction(version: Int, refusal: PopRefusalStage) {
        let stage = MarkedStage(on: version) {
            $0.refusesSwipesWithBackAction = true
            $0.popRefusal = refusal
        }
        let decision = stage.decide()
        #expect(stage.pops(from: 5) && decision.triggers == [.gesture])
    }

    @Test("A question that moves out of its screen gives UIKit's back button back", .covers(.popRequests))
    func movedOut() {
        let stage = MarkedStage()
        let marker = stage.mark(.request(PopRequest()))
        #expect(stage.top.navigationItem.backAction != nil)
        let warnings = ExpectedWarnings.during {
            stage.device.window.addSubview(marker)
            stage.device.settle()
        }
        #expect(stage.top.navigationItem.backAction == nil && warnings.count == 1)
    }

    @Test("A question that leaves a screen gives UIKit's back button back", .covers(.popRequests))
    func givenBack() {
        let stage = MarkedStage()
        let marker = stage.mark(.request(PopRequest()))
        #expect(stage.top.navigationItem.backAction != nil)
        marker.removeFromSuperview()
        #expect(stage.top.navigationItem.backAction == nil)
    }

    @Test("A back action that the app sets stays when a screen's question leaves", .covers(.popRequests))
    func appsBackAction() {
        let stage = MarkedStage()
        let marker = stage.mark(.request(PopRequest()))
        let action = UIAction { _ in }
        stage.top.navigationItem.backAction = action
        marker.removeFromSuperview()
        #expect(stage.top.navigationItem.backAction === action)
    }

    @Test(
        "The root screen of a stack gets no back button from a question", .covers(.popRequests),
        arguments: [16, 18, 26, 27], [false, true])
    func root(version: Int, isNeeded: Bool) {
        let stage = MarkedStage(on: version)
        stage.navigation.popToRootViewController(animated: false)
        stage.device.settle()
        let decision = stage.decide()
        if isNeeded { decision.asksUser() }
        stage.device.fingerTap(at: stage.point(30, y: 69))
        stage.device.settle()
        #expect(decision.count == 0 && stage.top.navigationItem.backAction == nil)
    }

    @Test("The root screen of a sheet gets no back button from a question", .covers(.popRequests), arguments: [18, 26])
    func rootOfSheet(version: Int) {
        let stage = MarkedStage(on: version)
        let screen = UIViewController()
        let sheet = UINavigationController(rootViewController: screen)
        stage.top.present(sheet, animated: true)
        stage.device.settle()
        let decision = Decision()
        stage.mark(.request(decision.request), in: screen)
        let button = sheet.navigationBar.convert(CGPoint(x: 30, y: 22), to: nil)
        stage.device.fingerTap(at: button)
        stage.device.settle()
        #expect(decision.count == 0 && screen.navigationItem.backAction == nil)
    }

    @Test(
        "A screen that hides its back button doesn't get one from a question",
        .covers(.popRequests), arguments: [18, 26])
    func hiddenBackButton(version: Int) {
        let stage = MarkedStage(on: version)
        let item = stage.top.navigationItem
        item.hidesBackButton = true
        let decision = Decision()
        let marker = stage.mark(.request(decision.request))
        #expect(item.backAction == nil)
        item.hidesBackButton = false
        marker.update()
        stage.device.settle()
        stage.device.fingerTap(at: stage.point(30, y: 69))
        stage.device.settle()
        #expect(decision.count == 1 && stage.depth == 2)
    }

    @Test(
        "A screen that becomes the root loses the back button of its question",
        .covers(.popRequests), arguments: [18, 26])
    func becomesRoot(version: Int) {
        let stage = MarkedStage(on: version)
        let decision = stage.decide()
        stage.navigation.setViewControllers([stage.top], animated: false)
        stage.device.settle()
        stage.device.fingerTap(at: stage.point(30, y: 69))
        stage.device.settle()
        #expect(decision.count == 0 && stage.top.navigationItem.backAction == nil)
    }

    @Test(
        "A screen that is pushed after it was a root asks before its back button pops", .covers(.popRequests),
        arguments: [18, 26])
    func formerRoot(version: Int) {
        let stage = MarkedStage(on: version)
        stage.navigation.popToRootViewController(animated: false)
        stage.device.settle()
        let (screen, decision) = (stage.top, stage.decide())
        stage.navigation.setViewControllers([UIViewController()], animated: false)
        stage.device.settle()
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.settle()
        decision.agrees = false
        stage.device.fingerTap(at: stage.point(30, y: 69))
        stage.device.settle()
        #expect(decision.triggers == [.backButton] && stage.depth == 2)
    }

    @Test(
        "In a collapsed split view, a question decides about the back button of the column", .covers(.popRequests),
        arguments: [18, 26], [true, false])
    func collapsed(version: Int, agrees: Bool) {
        let stage = MarkedStage(on: version)
        let (column, screen) = (UINavigationController(), UIViewController())
        column.viewControllers = [screen]
        stage.navigation.pushSecondaryColumn(column, animated: false)
        stage.device.settle()
        let decision = Decision()
        decision.agrees = agrees
        stage.mark(.request(decision.request), in: screen)
        let action = screen.navigationItem.backAction
        action?.performWithSender(nil, target: nil)
        stage.device.settle()
        #expect(action != nil && decision.triggers == [.backButton])
        #expect(stage.depth == (agrees ? 3 : 4))
    }

    @Test(
        "confirmPop asks the modifiers of each screen, and waits for their dialogs",
        .covers(.popRequests, .waysOutUnasked), arguments: systems)
    func confirmPop(version: Int) async throws {
        let stage = MarkedStage(.librarys, on: version)
        let navigation = try #require(stage.navigation as? BasicNavigationController)
        navigation.popViewController(animated: false)
        let lower = stage.decide()
        stage.push()
        let upper = stage.decide()
        upper.asksUser()
        for answer in [false, true] {
            let leaving = Task { await navigation.confirmPop(downTo: navigation.viewControllers[0]) }
            await stage.tasks()
            #expect(lower.count == 0)
            await stage.answer(answer, in: upper)
            #expect(await leaving.value == answer)
            #expect(lower.count == (answer ? 1 : 0) && stage.depth == 3)
        }
        lower.agrees = false
        upper.request.question = nil
        #expect(await !navigation.confirmPop(downTo: navigation.viewControllers[0]))
    }
}
