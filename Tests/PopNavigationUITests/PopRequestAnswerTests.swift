import PopNavigation
import Testing
import UIKit
@testable import UIKitSimulator

@testable import PopNavigationUI

@MainActor
@Suite("How SwiftUI screens answer a question")
struct PopRequestAnswerTests {
    /// What a modifier's closure may do before it agrees.
    enum ModifierAct: CaseIterable, Sendable {
        case presents, presentsAnimated, removesBelow

        @MainActor
        func perform(on stage: MarkedStage) {
            switch self {
            case .presents, .presentsAnimated:
                stage.top.present(UIViewController(), animated: self == .presentsAnimated)
            case .removesBelow:
                let screens = stage.navigation.viewControllers
                stage.navigation.setViewControllers([screens[0], screens[2]], animated: false)
            }
        }
    }

    @Test(
        "A modifier that acts before it agrees keeps its screen, whoever asks", .covers(.popRequests),
        arguments: StackKind.allCases.flatMap { kind in ModifierAct.allCases.map { (kind, $0) } }, systems)
    func acts(kindAndAct: (StackKind, ModifierAct), version: Int) {
        let (kind, act) = kindAndAct
        for swipes in version < 16 && kind == .uiKits ? [true] : [true, false] {
            let stage = MarkedStage(kind, on: version)
            let (screen, request) = (stage.top, PopRequest())
            request.handle = { [unowned stage] _ in
                act.perform(on: stage)
                return true
            }
            stage.mark(.request(request))
            if swipes { stage.swipe(from: 5) } else { stage.device.fingerTap(at: stage.point(30, y: 69)) }
            stage.device.settle()
            #expect(stage.top === screen && stage.depth == (act == .removesBelow ? 2 : 3), "swipes: \(swipes)")
            #expect((screen.presentedViewController == nil) == (act == .removesBelow))
        }
    }

    @Test(
        "A screen that is covered while it is asked hasn't agreed", .covers(.popRequests), arguments: systems)
    func pushesWhenAsked(version: Int) {
        let stage = MarkedStage(on: version)
        let request = PopRequest()
        request.handle = { [unowned stage] _ in
            stage.navigation.pushViewController(UIViewController(), animated: false)
            return true
        }
        stage.mark(.request(request))
        stage.swipe(from: 5)
        #expect(stage.depth == 4)
        #expect(!stage.device.isHung)
    }

    @Test(
        "A modifier that comes and goes in one turn asks nothing", .covers(.popRequests, .failsOpen),
        arguments: StackKind.allCases, systems)
    func oneTurn(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        let decision = Decision()
        decision.agrees = false
        let marker = PopGestureMarker(.request(decision.request))
        stage.device.activate()
        stage.top.view.addSubview(marker)
        marker.removeFromSuperview()
        stage.device.settle()
        if #available(iOS 16.0, *) { #expect(stage.top.navigationItem.backAction == nil) }
        #expect(stage.pops(from: 5) && decision.count == 0 && !marker.hasWarned)
    }

    /// A screen whose class needs time to answer.
    private final class SlowScreen: UIViewController, AsyncPopConfirming {
        var needsPopConfirmation = true
        private(set) var count = 0

        func shouldPop(for trigger: PopTrigger) async -> Bool {
            count += 1
            return true
        }
    }

    @Test(
        "A swipe asks a screen that needs time on each controller, unless there is nothing to ask",
        .covers(.popRequests, .confirmation), arguments: StackKind.allCases, contentSystems)
    func slowScreen(kind: StackKind, version: Int) async {
        for start in [5, 100] as [CGFloat] {
            let stage = MarkedStage(kind, on: version)
            let screen = SlowScreen()
            stage.navigation.pushViewController(screen, animated: false)
            stage.device.settle()
            stage.mark(.area(.leadingThird))
            let record = stage.record()
            screen.needsPopConfirmation = false
            #expect(stage.pops(from: start) && record.take() == [.willPop, .didPop] && screen.count == 0)
            screen.needsPopConfirmation = true
            stage.swipe(from: start)
            #expect(stage.depth == 4 && record.take() == [.refused(.screenDeclined)])
            await stage.turns()
            #expect(stage.depth == 3 && record.take() == [.willPop, .didPop] && screen.count == 1)
        }
    }
}
