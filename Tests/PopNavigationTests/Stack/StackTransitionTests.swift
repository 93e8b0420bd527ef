import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("One transition of the stack")
struct StackTransitionTests {
    private let screens = (0..<5).map { _ in UIViewController() }

    private func transition(
        from old: [Int], to new: [Int], by origin: PopOrigin = .call,
        then next: (origin: PopOrigin, top: Int)? = nil
    ) -> StackTransition {
        let bar = BarState(isHidden: false)
        let transition = StackTransition(
            from: old.map { screens[$0] }, by: origin, bars: BothBarStates(navigationBar: bar, toolbar: bar),
            isKeyboardShown: false)
        if let next { transition.merge(next.origin, of: screens[next.top]) }
        transition.note(new.map { screens[$0] })
        transition.announce(isSystemGesture: false)
        return transition
    }

    @Test("A transition is a pop if the visible screen leaves and one below it is shown", .covers(.popEvents))
    func pops() {
        #expect(transition(from: [0, 1], to: [0]).isPop)
        #expect(transition(from: [0, 1, 2], to: [3, 1]).isPop)
        #expect(!transition(from: [0, 1], to: [0, 2]).isPop)
        #expect(!transition(from: [0, 1], to: [0, 1, 2]).isPop)
        #expect(!transition(from: [0, 1, 2], to: [0, 2]).isPop)
        #expect(!transition(from: [0, 1, 2], to: [2, 1]).isPop)
    }

    @Test("A pop names the screens that leave, in stack order", .covers(.popEvents))
    func screensOfPop() throws {
        let pop = try #require(transition(from: [0, 1, 2, 3], to: [0, 1]).pop)
        #expect(pop.from === screens[3] && pop.to === screens[1] && pop.removed == [screens[2], screens[3]])
        #expect(transition(from: [0, 1], to: [0, 2]).pop == nil)
    }

    @Test("A transition has the trigger of the change that removes the visible screen", .covers(.popEvents))
    func merged() {
        func trigger(_ origin: PopOrigin, then next: PopOrigin, of top: Int) -> PopTrigger? {
            transition(from: [0, 1, 2], to: [0], by: origin, then: (next, top)).pop?.trigger
        }
        #expect(trigger(.call, then: .backButton, of: 2) == .backButton)
        #expect(trigger(.call, then: .backButton, of: 1) == .programmatic)
        #expect(trigger(.backButton, then: .call, of: 1) == .backButton)
        #expect(trigger(.call, then: .call, of: 1) == .programmatic)
        #expect(trigger(.call, then: .swipe(.system), of: 1) == .gesture)
    }

    @Test("A transition is cancelled when UIKit shows the old screen again", .covers(.barVisibility))
    func cancelled() {
        let pop = transition(from: [0, 1], to: [0])
        #expect(pop.isCancelled(byShowing: screens[1]) && !pop.isCancelled(byShowing: screens[0]))
        #expect(!transition(from: [0, 1], to: [2, 1]).isCancelled(byShowing: screens[1]))
    }

    @Test("A transition that has ended retains no screens", .covers(.neighbours))
    func end() {
        let pop = transition(from: [0, 1], to: [0])
        pop.end()
        #expect(pop.isOver && pop.origin == nil && pop.oldStack.isEmpty && pop.newStack.isEmpty && pop.pop == nil)
    }
}
