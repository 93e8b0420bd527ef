import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("One change of the stack")
struct StackChangeTests {
    /// A stack of four screens, and two that are not in it.
    private let screens = (0..<6).map { _ in UIViewController() }
    private var stack: [UIViewController] { Array(screens.prefix(4)) }

    private func change(_ kind: StackChange.Kind, onlyIfOnTop: UIViewController? = nil) -> StackChange {
        StackChange(kind, animated: true, origin: .call, onlyIfOnTop: onlyIfOnTop)
    }

    @Test("Two changes are equal if their methods and screens are equal", .covers(.stackChanges))
    func sameCalls() {
        let (one, two) = (screens[0], screens[1])
        let kinds: [StackChange.Kind] = [
            .push(one), .push(two), .pop, .popTo(one), .popTo(two), .popToRoot, .set([one]), .set([one, two]),
        ]
        for (index, kind) in kinds.enumerated() {
            #expect(kinds.indices.filter { kinds[$0].isSame(as: kind) } == [index])
        }
    }

    @Test("A pop that waits answers nil, and no screens if there is nothing to remove", .covers(.stackChanges))
    func answers() {
        #expect(change(.pop).answerWhileWaiting(from: stack) == nil)
        #expect(change(.pop).answerWhileWaiting(from: [screens[0]]) == nil)
        #expect(change(.popTo(screens[1])).answerWhileWaiting(from: stack) == nil)
        #expect(change(.popTo(screens[3])).answerWhileWaiting(from: stack) == [])
        #expect(change(.popToRoot).answerWhileWaiting(from: stack) == nil)
        #expect(change(.popToRoot).answerWhileWaiting(from: [screens[0]]) == [])
        #expect(change(.push(screens[4])).answerWhileWaiting(from: stack) == nil)
    }

    @Test("A push of a screen that is in the stack is impossible", .covers(.stackChanges))
    func push() {
        let warnings = ExpectedWarnings.during {
            #expect(!change(.push(screens[1])).isPossible(from: stack, hasWaited: false))
        }
        #expect(warnings.count == 1)
        #expect(change(.push(screens[4])).isPossible(from: stack, hasWaited: false))
    }

    @Test("A pop to a screen that has left while the pop waited is impossible", .covers(.stackChanges))
    func popTo() {
        let warnings = ExpectedWarnings.during {
            #expect(!change(.popTo(screens[4])).isPossible(from: stack, hasWaited: true))
        }
        #expect(warnings.count == 1)
        // UIKit answers a wrong call of the app.
        #expect(change(.popTo(screens[4])).isPossible(from: stack, hasWaited: false))
    }

    @Test("A change for one screen is impossible when another one is on top", .covers(.confirmation))
    func onlyIfOnTop() {
        #expect(change(.pop, onlyIfOnTop: screens[3]).isPossible(from: stack, hasWaited: true))
        #expect(!change(.pop, onlyIfOnTop: screens[2]).isPossible(from: stack, hasWaited: true))
    }

    @Test("Each change results in the stack that UIKit makes", .covers(.stackChanges))
    func results() {
        #expect(change(.push(screens[4])).result(from: stack) == stack + [screens[4]])
        #expect(change(.pop).result(from: stack) == Array(screens[..<3]))
        #expect(change(.pop).result(from: [screens[0]]) == [screens[0]])
        #expect(change(.popTo(screens[1])).result(from: stack) == Array(screens[..<2]))
        #expect(change(.popTo(screens[5])).result(from: stack) == stack)
        #expect(change(.popToRoot).result(from: stack) == [screens[0]])
    }

    @Test("A set with a repeated screen results in a stack that has the screen once", .covers(.stackChanges))
    func repeated() {
        let warnings = ExpectedWarnings.during {
            #expect(
                change(.set([screens[5], screens[0], screens[5]])).result(from: stack) == [screens[5], screens[0]])
        }
        #expect(warnings.count == 1)
    }
}
