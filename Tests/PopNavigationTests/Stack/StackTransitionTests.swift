import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("One transition of the stack")
struct StackTransitionTests {
    private let screens = (0..<5).map { _ in UIViewController() }

    private func transition(
        from old: [Int], to new: [Int], by origin: PopOrigin = .call, then origins: PopOrigin...
    ) -> StackTransition {
        let bar = BarState(isHidden: false)
        let transition = StackTransition(
            from: old.map { screens[$0] }, by: origin, bars: BothBarStates(navigationBar: bar, toolbar: bar),
            isKeyboardShown: false)
        for origin in origins { transition.merge(origin) }
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

    @Test("Changes that become one transition keep the trigger of the user's change", .covers(.popEvents))
    func merged() {
        #expect(transition(from: [0, 1, 2], to: [0], by: .call, then: .backButton).pop?.trigger == .backButton)
        #expect(transition(from: [0, 1, 2], to: [0], by: .backButton, then: .call).pop?.trigger == .backButton)
        #expect(transition(from: [0, 1, 2], to: [0], by: .call, then: .call).pop?.trigger == .programmatic)
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
