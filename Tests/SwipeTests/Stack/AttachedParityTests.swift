import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// What the class tells about a swipe and whom it asks, compared with controllers of other classes.
@MainActor
@Suite("Events and questions on a controller of another class")
struct AttachedParityTests {
    /// What a finger does, and what the screen says about it.
    enum FingerAct: CaseIterable, Sendable {
        case pop, cancel, steep, backward, outsideArea, root
        case excluded, switchedOff, declined, openQuestion, yesLater, noLater, requestedTwice

        @MainActor
        func prepare(_ screen: TestScreen) {
            switch self {
            case .excluded: screen.popPreferences.excludedViews = [screen.view]
            case .switchedOff: screen.popPreferences.isGestureEnabled = false
            case .declined: screen.agrees = false
            default: break
            }
        }

        var isAsked: Bool { [.openQuestion, .yesLater, .noLater, .requestedTwice].contains(self) }
    }

    /// A screen that needs time, and says which trigger it is asked for.
    private final class AskedEditor: PlainScreen, PopGestureConfigurable, AsyncPopConfirming {
        var popPreferences = PopPreferences(area: .leadingThird)
        private(set) var askedFor: [PopTrigger] = []
        var answer: CheckedContinuation<Bool, Never>?

        func shouldPop(for trigger: PopTrigger) async -> Bool {
            askedFor.append(trigger)
            return await withCheckedContinuation { answer = $0 }
        }
    }

    @Test("The first attachment returns the swipe, and so do later ones", .covers(.popEvents))
    func attachment() throws {
        let controller = UINavigationController(rootViewController: PlainScreen("A"))
        let components = try #require(controller.attachPopGesture())
        #expect(controller.attachPopGesture() === components)
    }

    private func play(_ act: FingerAct, on stage: PlainStage) async -> [String] {
        var events: [String] = []
        let observation = stage.controller.attachPopGesture()?.observeSwipes { event in
            if case .didRemove = event { return }
            events.append(EventLog.describe(event))
        }
        defer { withExtendedLifetime(observation) {} }
        let asking = act.isAsked ? AskedEditor("C") : nil
        if let asking {
            stage.controller.pushViewController(asking, animated: false)
            stage.device.settle()
        } else if let top = stage.controller.topViewController as? TestScreen {
            act.prepare(top)
        }
        drag(act, on: stage)
        if let asking { await answer(asking, act, on: stage) }
        stage.device.settle()
        let triggers = (asking?.askedFor ?? (stage.controller.viewControllers.last as? TestScreen)?.askedFor) ?? []
        return events + triggers.map { "asked for \($0)" } + ["\(stage.controller.viewControllers)"]
    }

    private func drag(_ act: FingerAct, on stage: PlainStage) {
        switch act {
        case .cancel: stage.swipeAndCancel(from: 60)
        case .steep: stage.drag(from: 60, to: 90, y: 200, endY: 400)
        case .backward: stage.drag(from: 120, to: 20)
        case .outsideArea: stage.drag(from: 250, to: 380)
        case .root:
            stage.controller.popToRootViewController(animated: false)
            stage.device.settle()
            stage.swipe()
        case .requestedTwice: for _ in 0..<2 { stage.swipe() }
        default: stage.swipe()
        }
    }

    private func answer(_ screen: AskedEditor, _ act: FingerAct, on stage: PlainStage) async {
        while screen.answer == nil { await Task.yield() }
        guard act == .yesLater || act == .noLater else { return }
        screen.answer?.resume(returning: act == .yesLater)
        for _ in 0..<20 { await Task.yield() }
    }

    @Test(
        "A swipe has the same events and questions as on the class", .covers(.popEvents, .gestureEvents, .confirmation),
        arguments: [15, 18, 26, 27], FingerAct.allCases)
    func same(version: Int, act: FingerAct) async {
        let system = TestedSystem(version: version, direction: .leftToRight)
        let own = await play(act, on: system.own())
        let attached = await play(act, on: system.attached())
        #expect(own == attached && own.count > 1)
    }
}
