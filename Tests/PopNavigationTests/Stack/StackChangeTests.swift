import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("One change of the stack")
struct StackChangeTests {
    /// A stack of screens, and others that are not in it.
    private let screens = (0..<6).map { _ in UIViewController() }
    private var stack: [UIViewController] { Array(screens.prefix(4)) }

    private func change(_ kind: StackChange.Kind, isDeferred: Bool = false) -> StackChange {
        var change = StackChange(kind, animated: true, origin: .call)
        change.isDeferred = isDeferred
        return change
    }

    private func expect(
        _ kind: StackChange.Kind, leaves result: [UIViewController], removing popped: [UIViewController] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(change(kind).result(from: stack) == result, sourceLocation: sourceLocation)
        #expect(change(kind).popped(from: stack) == popped, sourceLocation: sourceLocation)
    }

    @Test("A push adds a screen that is not in the stack", .covers(10))
    func push() {
        expect(.push(screens[4]), leaves: stack + [screens[4]])
        expect(.push(screens[1]), leaves: stack)
    }

    @Test("A pop removes the top screen, and nothing of a stack of one", .covers(10))
    func pop() {
        expect(.pop, leaves: Array(screens[..<3]), removing: [screens[3]])
        #expect(change(.pop).result(from: [screens[0]]) == [screens[0]])
        #expect(change(.pop).popped(from: [screens[0]]).isEmpty)
        #expect(change(.pop).popped(from: []).isEmpty)
    }

    @Test("A pop to a screen removes those above it, and nothing if the screen is not in the stack", .covers(10))
    func popTo() {
        expect(.popTo(screens[1]), leaves: Array(screens[..<2]), removing: Array(screens[2..<4]))
        expect(.popTo(screens[3]), leaves: stack)
        expect(.popTo(screens[5]), leaves: stack)
    }

    @Test("A pop to the root removes all but the first screen", .covers(10))
    func popToRoot() {
        expect(.popToRoot, leaves: [screens[0]], removing: Array(screens[1..<4]))
        #expect(change(.popToRoot).popped(from: []).isEmpty)
    }

    @Test("A set replaces the stack, each instance once, at its first place", .covers(10))
    func set() {
        expect(.set([screens[5], screens[0]]), leaves: [screens[5], screens[0]])
        expect(.set([screens[5], screens[0], screens[5]]), leaves: [screens[5], screens[0]])
        expect(.set([]), leaves: [])
    }

    @Test("Pops of each kind count as pops, and a push does not", .covers(12))
    func kinds() {
        for kind in [StackChange.Kind.pop, .popTo(screens[0]), .popToRoot] {
            #expect(kind.isPop)
            #expect(change(kind).wasPop(from: screens[3], to: screens[0], in: stack))
        }
        #expect(!StackChange.Kind.push(screens[4]).isPop)
        #expect(!change(.push(screens[4])).wasPop(from: screens[3], to: screens[4], in: stack))
    }

    @Test("A set is a pop if it uncovers a screen of the old stack and drops the old top", .covers(12))
    func setAsPop() {
        #expect(change(.set([screens[0], screens[1]])).wasPop(from: screens[3], to: screens[1], in: stack))
        #expect(!change(.set([screens[3], screens[1]])).wasPop(from: screens[3], to: screens[1], in: stack))
        #expect(!change(.set([screens[5]])).wasPop(from: screens[3], to: screens[5], in: stack))
    }

    @Test("A request repeats a change of the same kind with the same screens", .covers(10))
    func repeated() {
        let kinds: [StackChange.Kind] = [
            .push(screens[4]), .push(screens[5]), .pop, .popTo(screens[0]), .popTo(screens[1]), .popToRoot,
            .set([screens[0], screens[1]]), .set([screens[1], screens[0]]),
        ]
        for (index, kind) in kinds.enumerated() {
            for (other, request) in kinds.enumerated() {
                #expect(change(kind).isRepeated(by: request) == (index == other), "\(index), \(other)")
            }
        }
    }

    @Test("A pop is passed as the stack that it leads to while UIKit restores a stack", .covers(10))
    func restoring() {
        for kind in [StackChange.Kind.pop, .popTo(screens[1]), .popToRoot] {
            let passed = change(kind).forUIKit(restoring: stack)
            #expect(passed.isRepeated(by: .set(change(kind).result(from: stack))) && passed.animated)
        }
        for kind in [StackChange.Kind.push(screens[4]), .set([screens[0]])] {
            #expect(change(kind).forUIKit(restoring: stack).isRepeated(by: kind))
        }
    }

    @Test("A push of an instance in the stack is dropped", .covers(10))
    func repeatedPush() {
        let fixture = Fixture("AB")
        #expect(!change(.push(fixture.screen("A"))).isPossible(from: fixture.navigation.viewControllers))
        #expect(!change(.push(fixture.screen("B"))).isPossible(from: fixture.navigation.viewControllers))
        #expect(change(.push(TestScreen("X"))).isPossible(from: fixture.navigation.viewControllers))
    }

    @Test("A queued pop to a screen that has left is dropped; one that is not queued is left to UIKit", .covers(10))
    func popToAbsent() {
        let fixture = Fixture("AB")
        let stranger = TestScreen("X")
        #expect(!change(.popTo(stranger), isDeferred: true).isPossible(from: fixture.navigation.viewControllers))
        #expect(change(.popTo(stranger)).isPossible(from: fixture.navigation.viewControllers))
        let stack = fixture.navigation.viewControllers
        #expect(change(.popTo(fixture.screen("A")), isDeferred: true).isPossible(from: stack))
    }

    @Test("A controller knows the screens of its stack, not those that have left", .covers(10))
    func contains() {
        let fixture = Fixture("AB")
        let b = fixture.screen("B")
        #expect(fixture.navigation.stackContains(fixture.screen("A")) && fixture.navigation.stackContains(b))
        fixture.navigation.popViewController(animated: false)
        fixture.layOut()
        #expect(!fixture.navigation.stackContains(b))
        #expect(!fixture.navigation.stackContains(TestScreen("X")))
    }
}
