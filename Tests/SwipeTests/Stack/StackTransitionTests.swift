import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// Systems differ in what they report of a transition's end. The simulated ones report all of it, so these tests call the rules.
@MainActor
@Suite("The end of a transition")
struct StackTransitionTests {
    private func transition(pop: StackTransition.Pop?) -> StackTransition {
        let change = StackChange(kind: .pop, animated: true, trigger: .gesture)
        return StackTransition(pop: pop, change: change, removed: [], oldStack: [])
    }

    @Test("A different coordinator ends a transition after its report, its own one never does", .covers(10))
    func end() {
        let (stage, other) = (Stage("A"), Stage("A"))
        for stage in [stage, other] {
            stage.device.activate()
            stage.navigation.pushViewController(stage.screen("B"), animated: true)
        }
        let transition = self.transition(pop: nil)
        transition.isAnnounced = true
        transition.coordinator = stage.navigation.transitionCoordinator
        #expect(transition.coordinator != nil)
        for isReported in [false, true] {
            transition.isReported = isReported
            #expect(!transition.isOver(in: stage.navigation))
            #expect(transition.isOver(in: other.navigation) == isReported)
        }
    }

    @Test(
        "A pop that UIKit never reports as ended is judged by its screen's place", .covers(9, 10),
        arguments: [true, false])
    func untold(isCancelled: Bool) {
        let stage = Stage(isCancelled ? "AB" : "A")
        let pop = StackTransition.Pop(
            from: stage.screen("B"), to: stage.screen("A"), trigger: .gesture, bar: stage.navigation.barVisibility,
            keyboardOwner: nil)
        let transition = self.transition(pop: pop)
        transition.isAnnounced = true
        stage.navigation.transition = transition
        stage.navigation.releaseFinishedTransition()
        #expect(stage.takeEvents() == [isCancelled ? "didCancel B→A" : "didPop B→A gesture"])
        #expect(stage.navigation.transition == nil)
    }
}
