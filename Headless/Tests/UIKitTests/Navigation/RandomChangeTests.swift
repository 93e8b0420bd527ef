import Testing
import UIKit
import UIKitSimulator

/// Series of random changes in one turn of the run loop, compared with an array that changes in the same way.
@MainActor
@Suite("Navigation: random changes in one turn")
struct RandomChangeTests {
    private let stage: NavigationStage
    private var random = SampleGenerator(seed: 40)
    private var names = 0

    init() {
        stage = NavigationStage("A", switches: { $0.changesInOneTurn = .coalesced })
    }

    private mutating func screen() -> UIViewController {
        names += 1
        return stage.screen("\(names)")
    }

    /// Makes one change, and returns the stack that it must leave.
    private mutating func change() -> [UIViewController] {
        let navigation = stage.navigation
        let stack = navigation.viewControllers
        let isAnimated = Bool.random(using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
            let new = screen()
            navigation.pushViewController(new, animated: isAnimated)
            return stack + [new]
        case 2:
            let popped = navigation.popViewController(animated: isAnimated)
            #expect(popped === (stack.count > 1 ? stack.last : nil))
            return stack.count > 1 ? stack.dropLast() : stack
        case 3:
            let index = Int.random(in: 0..<stack.count, using: &random)
            let popped = navigation.popToViewController(stack[index], animated: isAnimated)
            #expect(popped == Array(stack[(index + 1)...]))
            return Array(stack[...index])
        default:
            let new = stack.shuffled(using: &random).prefix(2) + (Bool.random(using: &random) ? [screen()] : [])
            navigation.setViewControllers(Array(new), animated: isAnimated)
            return Array(new)
        }
    }

    @Test(
        "The stack is up to date after each change, and one transition shows its top", .facts(.combinedChanges),
        arguments: [18, 26])
    mutating func coalesced(systemVersion: Int) {
        stage.device.system.configuration.systemVersion = systemVersion
        let navigation = stage.navigation
        for _ in 0..<300 {
            let before = navigation.topViewController
            stage.log.lines = []
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let expected = change()
                #expect(navigation.viewControllers == expected)
            }
            stage.device.settle()
            let top = navigation.topViewController
            let shows = stage.log.lines.filter { $0.hasPrefix("didShow") }
            #expect(shows == (top === before ? [] : ["didShow(\(top?.title ?? "?"))"]))
            #expect(navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
            let visible = navigation.viewControllers.filter { $0.viewIfLoaded?.window != nil }
            #expect(visible == [top])
            #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation })
            #expect(navigation.transitionCoordinator == nil && !stage.device.isHung)
        }
    }
}
