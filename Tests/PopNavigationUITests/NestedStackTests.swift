import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigationUI

@MainActor
@Suite("Modifiers in stacks inside stacks")
struct NestedStackTests {
    /// Whether a drag back pops the inner stack.
    private func popsInner(_ stage: NestedStage, from distance: CGFloat) -> Bool {
        let screens = stage.inner.viewControllers
        stage.outer.swipe(from: distance)
        let isPopped = stage.inner.viewControllers.count < screens.count
        stage.inner.setViewControllers(screens, animated: false)
        stage.outer.device.settle()
        return isPopped
    }

    @Test(
        "An area in an inner stack applies to the inner stack", .covers(.modifierScope, .failsOpen),
        arguments: StackKind.allCases, contentSystems)
    func inner(kind: StackKind, version: Int) {
        let stage = NestedStage(innerKind: kind, on: version)
        stage.outer.mark(.area(.leadingThird), in: stage.pushInner())
        #expect(!popsInner(stage, from: 200))
        #expect(popsInner(stage, from: 100))
        #expect(popsInner(stage, from: 5))
        #expect(stage.outer.depth == 3)
    }

    @Test(
        "An area in an inner stack doesn't apply to the stack around it", .covers(.modifierScope, .failsOpen),
        arguments: [26, 27])
    func outer(version: Int) {
        let stage = NestedStage(on: version)
        stage.outer.mark(.area(.edge), in: stage.inner.topViewController)
        #expect(stage.outer.pops(from: 200))
    }

    @Test(
        "A switch in an inner stack doesn't apply to the stack around it", .covers(.modifierScope, .failsOpen),
        arguments: StackKind.allCases, systems)
    func innerSwitch(kind: StackKind, version: Int) {
        let stage = NestedStage(kind, on: version)
        stage.outer.mark(.enabled(false), in: stage.inner.topViewController)
        #expect(stage.outer.pops(from: 5))
    }

    @Test(
        "A swipe that an inner screen disables doesn't pop the screen around it", .covers(.modifierScope, .failsOpen),
        arguments: StackKind.allCases, systems)
    func disabledInside(kind: StackKind, version: Int) {
        let stage = NestedStage(kind, on: version)
        stage.outer.mark(.enabled(false), in: stage.pushInner())
        stage.outer.mark(.area(.full))
        #expect(!popsInner(stage, from: 5))
        #expect(!popsInner(stage, from: 100))
        #expect(stage.outer.depth == 3)
    }

    @Test(
        "A place in an inner stack is excluded for the stack around it", .covers(.excludedPlaces, .failsOpen),
        arguments: StackKind.allCases,
        systems)
    func exclusion(kind: StackKind, version: Int) {
        let stage = NestedStage(kind, on: version)
        stage.outer.mark(
            .exclusion(excludesLeadingEdge: true), in: stage.inner.topViewController,
            frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        #expect(!stage.outer.pops(from: 5))
        #expect(stage.outer.pops(from: 5, y: 600))
    }

    @Test(
        "A question in an inner stack is asked before the screen around it leaves", .covers(.popRequests, .failsOpen),
        arguments: StackKind.allCases, systems)
    func question(kind: StackKind, version: Int) {
        let stage = NestedStage(kind, on: version)
        let decision = stage.outer.decide(in: stage.inner.topViewController)
        #expect(stage.outer.pops(from: 5))
        decision.agrees = false
        #expect(!stage.outer.pops(from: 5))
        #expect(decision.count == 2)
    }

    @Test(
        "A swipe that an inner screen declines doesn't pop the screen around it", .covers(.popRequests, .failsOpen),
        arguments: StackKind.allCases, systems)
    func declinedInside(kind: StackKind, version: Int) {
        let stage = NestedStage(kind, on: version)
        let decision = stage.outer.decide(in: stage.pushInner())
        decision.agrees = false
        stage.outer.swipe(from: 5)
        #expect(stage.inner.viewControllers.count == 2)
        #expect(stage.outer.depth == 3)
        #expect(decision.count == 1)
    }

    @Test(
        "A swipe at an inner root reports the pop of the screen around it", .covers(.gestureEvents, .failsOpen),
        arguments: StackKind.allCases, systems)
    func eventsAtInnerRoot(kind: StackKind, version: Int) {
        let stage = NestedStage(kind, on: version)
        let record = stage.outer.record(in: stage.inner.topViewController)
        stage.outer.swipe(from: 5)
        #expect(stage.outer.depth == 2)
        #expect(record.take() == [.willPop, .didPop])
    }

    @Test(
        "A drag that doesn't pop either stack reports one reason", .covers(.gestureEvents, .failsOpen),
        arguments: StackKind.allCases, systems)
    func oneReason(kind: StackKind, version: Int) {
        let stage = NestedStage(kind, on: version)
        let record = stage.outer.record(in: stage.inner.topViewController)
        stage.outer.mark(.enabled(false))
        stage.outer.swipe(from: 5)
        #expect(record.take() == [.refused(.disabledByScreen)])
    }

    @Test(
        "A swipe in an inner stack reports one pop, to the popped screen", .covers(.gestureEvents, .failsOpen),
        arguments: StackKind.allCases,
        systems)
    func eventsInside(kind: StackKind, version: Int) {
        let stage = NestedStage(kind, on: version)
        let around = stage.outer.record()
        let record = stage.outer.record(in: stage.pushInner())
        stage.outer.swipe(from: 5)
        #expect(record.take() == [.willPop, .didPop])
        #expect(around.take().filter { $0 == .willPop || $0 == .didPop } == [])
    }
}
