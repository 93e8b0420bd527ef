import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigationUI

@MainActor
@Suite("The question before a swipe of SwiftUI screens")
struct PopRequestTests {
    @Test(
        "A swipe asks a SwiftUI screen once, and pops if the screen agrees", .covers(.popRequests),
        arguments: StackKind.allCases, contentSystems)
    func agrees(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        stage.mark(.area(.leadingThird))
        let decision = stage.decide()
        #expect(stage.pops(from: 5))
        #expect(stage.pops(from: 100))
        #expect(stage.scrollPops())
        #expect(decision.triggers == [.gesture, .gesture, .gesture])
    }

    @Test(
        "A swipe that a SwiftUI screen declines does not pop", .covers(.popRequests),
        arguments: StackKind.allCases, contentSystems)
    func declines(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        stage.mark(.area(.leadingThird))
        let decision = stage.decide()
        decision.agrees = false
        #expect(!stage.pops(from: 5))
        #expect(!stage.pops(from: 100))
        #expect(!stage.scrollPops())
        #expect(decision.count == 3)
    }

    @Test(
        "Every question of a screen is asked, and one that declines keeps the screen", .covers(.popRequests),
        arguments: [0, 1])
    func several(declining: Int) {
        let stage = MarkedStage()
        let decisions = [stage.decide(), stage.decide()]
        decisions[declining].agrees = false
        #expect(!stage.pops(from: 5))
        #expect(decisions.map(\.count) == [1, 1])
    }

    @Test(
        "If a presentation begins under the finger, UIKit's refusal stands and no screen is asked",
        .covers(.popRequests, .presentation), arguments: [18, 26])
    func duringPresentation(version: Int) {
        let stage = MarkedStage(on: version, switches: { $0.popRefusal = .inShouldBegin })
        let decision = stage.decide()
        stage.device.fingerDown(at: stage.point(5))
        stage.top.present(UIViewController(), animated: true)
        stage.device.fingerMove(to: stage.point(200), duration: 0.1)
        #expect(decision.count == 0)
        stage.lift()
        #expect(stage.depth == 3 && stage.top.presentedViewController != nil)
    }

    @Test(
        "During a search, a screen that asks pops where UIKit's controller pops it", .covers(.popRequests),
        arguments: [18, 26], [UINavigationItem.SearchBarPlacement.automatic, .inline, .stacked])
    func duringSearch(version: Int, placement: UINavigationItem.SearchBarPlacement) {
        func pops(asking: Bool, hidesBar: Bool) -> Bool {
            let stage = MarkedStage(on: version) { $0.refusesSwipesWithBackAction = asking }
            if asking { stage.decide() }
            let search = UISearchController(searchResultsController: nil)
            search.obscuresBackgroundDuringPresentation = false
            search.hidesNavigationBarDuringPresentation = hidesBar
            stage.top.navigationItem.preferredSearchBarPlacement = placement
            stage.top.navigationItem.searchController = search
            search.isActive = true
            stage.device.settle()
            return stage.pops(from: 5)
        }
        let isRefused = placement == .stacked || placement == .automatic && version == 18
        #expect(pops(asking: false, hidesBar: true) != isRefused && pops(asking: true, hidesBar: true) != isRefused)
        #expect(pops(asking: false, hidesBar: false) && pops(asking: true, hidesBar: false))
    }

    @Test("A question whose view is gone is answered with no", .covers(.popRequests))
    func goneBeforeQuestion() async {
        var request: PopRequest? = PopRequest()
        request?.question = { true }
        let marker = PopGestureMarker(request.map(PopGestureValue.request) ?? .enabled(true))
        let question = marker.question
        (marker.value, request) = (.enabled(true), nil)
        #expect(await question?() == false)
    }

    @Test("A dialog whose view is gone without an answer counts as a no", .covers(.popRequests))
    func goneDuringDialog() async {
        var request: PopRequest? = PopRequest()
        let isYes = await withCheckedContinuation { answer in
            request?.wait(for: answer)
            request = nil
        }
        #expect(!isYes)
    }

    @Test("The question of a lower screen is not asked", .covers(.popRequests), arguments: systems)
    func lowerScreen(version: Int) {
        let stage = MarkedStage(on: version)
        let decision = stage.decide()
        stage.push()
        #expect(stage.pops(from: 5))
        #expect(decision.count == 0)
    }

    @Test(
        "A screen that adopts `PopConfirming` and its modifiers all have to agree", .covers(.popRequests),
        arguments: StackKind.allCases)
    func confirmingScreen(kind: StackKind) {
        let stage = MarkedStage(kind)
        let screen = TestScreen("T")
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        let decision = stage.decide()
        screen.agrees = false
        #expect(!stage.pops(from: 5))
        #expect(screen.askedFor == [.gesture] && decision.count == 1)
    }

    @Test(
        "A swipe during a pop on iOS 26 asks the screen that it would pop", .covers(.popRequests), .needsPrivateAPI,
        arguments: StackKind.allCases,
        [26, 27])
    func duringPop(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        let below = stage.decide(in: stage.navigation.viewControllers[1])
        let decision = stage.decide()
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        stage.swipe(from: 5)
        #expect(stage.depth == 1)
        #expect(decision.count == 0 && below.count == 1)
    }

    @Test(
        "On iOS 26 and later a swipe interrupts the push of a screen with a question",
        .covers(.popRequests, .swipesInterrupt), .needsPrivateAPI, arguments: [26, 27], [true, false])
    func duringPush(version: Int, asks: Bool) {
        let stage = MarkedStage(on: version)
        let screen = UIViewController()
        let marker = PopGestureMarker(asks ? .request(PopRequest()) : .events { _ in })
        screen.view.addSubview(marker)
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.1)
        stage.swipe(from: 5)
        #expect(stage.depth == 3)
        stage.swipe(from: 5)
        #expect(stage.depth == 2)
    }

    @Test(
        "A swipe interrupts a push of a screen with a question where UIKit refuses its back action",
        .covers(.popRequests, .swipesInterrupt), .needsPrivateAPI, arguments: [26, 27])
    func refusedDuringPush(version: Int) {
        let stage = MarkedStage(on: version) { $0.refusesSwipesWithBackAction = true }
        let screen = UIViewController()
        screen.view.addSubview(PopGestureMarker(.request(PopRequest())))
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.1)
        stage.swipe(from: 5)
        #expect(stage.depth == 3 && stage.isUsable)
    }

    @Test(
        "On iOS 26 and later a swipe during a push follows the modifiers of the new screen",
        .covers(.swipesInterrupt, .gestureSwitch), .needsPrivateAPI, arguments: [26, 27])
    func newScreenDuringPush(version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.enabled(false))
        let screen = UIViewController()
        screen.view.addSubview(PopGestureMarker(.enabled(true)))
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.1)
        stage.swipe(from: 5)
        #expect(stage.depth == 3)
    }
}
