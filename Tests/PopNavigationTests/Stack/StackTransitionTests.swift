import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("One transition of the stack")
struct StackTransitionTests {
    private let screens = (0..<5).map { _ in UIViewController() }

    private func popped(from old: [Int], to new: [Int], trigger: PopTrigger = .programmatic) -> PopEvent.Pop? {
        StackTransition(
            from: old.map { screens[$0] }, to: new.map { screens[$0] }, trigger: trigger, coordinator: nil
        ).pop
    }

    @Test("A transition is a pop if the visible screen leaves and one below it is shown", .covers(.popEvents))
    func pops() {
        #expect(popped(from: [0, 1], to: [0]) != nil)
        #expect(popped(from: [0, 1, 2], to: [3, 1]) != nil)
        #expect(popped(from: [0, 1], to: [0, 2]) == nil)
        #expect(popped(from: [0, 1], to: [0, 1, 2]) == nil)
        #expect(popped(from: [0, 1, 2], to: [0, 2]) == nil)
        #expect(popped(from: [0, 1, 2], to: [2, 1]) == nil)
    }

    @Test("A pop is cancelled if its screen is back, unless it is below the uncovered screen", .covers(.popEvents))
    func cancelled() throws {
        let fixture = Fixture()
        fixture.navigation.pushViewController(UIViewController(), animated: true)
        let coordinator = try #require(fixture.navigation.transitionCoordinator)
        let pop = StackTransition(
            from: [screens[0], screens[1]], to: [screens[0]], trigger: .gesture, coordinator: coordinator)
        func isCancelled(in stack: [Int]) -> Bool { pop.isCancelled(in: stack.map { screens[$0] }) }
        #expect(isCancelled(in: [0, 1]) && isCancelled(in: [0, 1, 2]))
        #expect(!isCancelled(in: [0]) && !isCancelled(in: [0, 2]) && !isCancelled(in: [1, 0]))
    }

    @Test("A pop names the screens that leave, in stack order", .covers(.popEvents))
    func screensOfPop() throws {
        let pop = try #require(popped(from: [0, 1, 2, 3], to: [0, 1], trigger: .backButton))
        #expect(pop.from === screens[3] && pop.to === screens[1] && pop.removed == [screens[2], screens[3]])
        #expect(pop.trigger == .backButton)
    }
}
