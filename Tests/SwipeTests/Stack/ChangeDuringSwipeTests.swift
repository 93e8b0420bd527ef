import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// UIKit decides what a change of the stack does during a swipe. The library doesn't interfere.
@MainActor
@Suite("Changes of the stack during a swipe")
struct ChangeDuringSwipeTests {
    enum SwipeChange: CaseIterable {
        case push, unanimatedPush, pop, popToRoot, set, unanimatedSet, emptyStack

        @MainActor func make(in controller: UINavigationController, root: UIViewController) {
            switch self {
            case .push: controller.pushViewController(TestScreen("X"), animated: true)
            case .unanimatedPush: controller.pushViewController(TestScreen("X"), animated: false)
            case .pop: controller.popViewController(animated: true)
            case .popToRoot: controller.popToRootViewController(animated: true)
            case .set: controller.setViewControllers([root, TestScreen("X")], animated: true)
            case .unanimatedSet: controller.viewControllers = [TestScreen("X")]
            case .emptyStack: controller.viewControllers = []
            }
        }
    }

    enum SwipeMoment: CaseIterable {
        case viewWillAppear, fingerDown, completing, slidingBack
    }

    @Test(
        "A change during a swipe does what it does on a plain controller, and each pop ends once",
        .covers(.stackChanges, .neverHangs, .popEvents, .sameCalls), arguments: TestedSwipe.all, SwipeMoment.allCases)
    func sameAsPlain(swipe: TestedSwipe, moment: SwipeMoment) {
        for change in SwipeChange.allCases {
            let plain = PlainStage("ABC", on: swipe.version)
            // On iOS 18 and earlier, a plain controller pops from the edge only.
            play(change, at: moment, on: plain, from: swipe.version < 26 ? 4 : 60)
            let stage = Stage("ABC", swipe)
            play(change, at: moment, on: stage, from: 60)
            #expect(stage.stack == plain.stack, "\(change)")
            #expect(stage.device.isHung == plain.device.isHung, "\(change)")
            let events = stage.takeEvents().filter { !$0.hasPrefix("refused") }
            #expect(events.indices.allSatisfy { events[$0].hasPrefix("will") == $0.isMultiple(of: 2) }, "\(events)")
            #expect(events.count.isMultiple(of: 2), "\(events)")
        }
    }

    private func play(_ change: SwipeChange, at moment: SwipeMoment, on stage: any FingerStage, from start: CGFloat) {
        let (controller, root) = (stage.controller, stage.controller.viewControllers[0])
        let below = controller.viewControllers[1] as? TestScreen
        if moment == .viewWillAppear {
            below?.whenAppearing = { [unowned controller] screen in
                screen.whenAppearing = nil
                change.make(in: controller, root: root)
            }
        }
        stage.pull(from: start, to: start + 190)
        if moment == .fingerDown { change.make(in: controller, root: root) }
        stage.device.fingerMove(to: stage.point(moment == .slidingBack ? start + 30 : start + 300), duration: 0.2)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        if moment == .completing || moment == .slidingBack {
            stage.device.wait(0.05)
            change.make(in: controller, root: root)
        }
        stage.device.settle()
    }
}
