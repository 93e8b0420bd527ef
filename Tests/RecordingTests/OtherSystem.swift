import Testing
@testable import UIKit

/// A system with another answer, and the facts that show it.
struct OtherSystem: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var version = 18
    let set: @Sendable (inout SystemSwitches) -> Void
    let sources: [String]

    static let all = [
        OtherSystem(
            testDescription: "has another answer to an early release", set: { $0.remembersEarlyRelease.toggle() },
            sources: ["D2"]),
        OtherSystem(
            testDescription: "refuses a hidden bar in shouldBegin", set: { $0.popRefusal = .inShouldBegin },
            sources: ["A29 answers", "C21 stage"]),
        OtherSystem(
            testDescription: "has another answer to a scroll view at its limit", version: 26,
            set: { $0.scrollViewsAtLimitWaitForPop.toggle() }, sources: ["A24 limit", "A24 list"]),
        OtherSystem(
            testDescription: "has a wider strip at the edge", set: { $0.edgeRegion = 30 },
            sources: ["ScreenEdge.region", "start 15"]),
        OtherSystem(
            testDescription: "knows no view at the undeclared question", set: { $0.knowsViewAtEventQuestion = false },
            sources: ["A29 view"]),
        OtherSystem(
            testDescription: "has another answer to back actions", version: 26,
            set: { $0.refusesSwipesWithBackAction.toggle() }, sources: ["C37", "C37 content"]),
        OtherSystem(
            testDescription: "makes one transition of the changes in one turn",
            set: { $0.changesInOneTurn = .coalesced }, sources: ["C40", "C40 mixed"]),
        OtherSystem(
            testDescription: "writes isEnabled of the edge recognizer", version: 17,
            set: { $0.writesEdgeEnabled = true }, sources: ["C39"]),
        OtherSystem(
            testDescription: "marks touches at the edges of the view", set: { $0.edgeFlags = .atViewEdges },
            sources: ["A23 inset"]),
        OtherSystem(
            testDescription: "ends a swipe with a new delegate", set: { $0.newDelegateEndsInteraction = true },
            sources: ["C34 other"]),
    ]
}
