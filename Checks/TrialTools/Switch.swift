@testable import UIKit

/// A switch of the headless UIKit in a position that is not the default, written `writesEdgeEnabled` or
/// `edgeFlags.atViewEdges`.
package struct Switch: Sendable {
    private let name: String
    private let path: PartialKeyPath<SwitchPositions> & Sendable
    private let set: @Sendable (inout SystemSwitches) -> Void

    package func apply(to switches: inout SystemSwitches) { set(&switches) }

    /// Whether two positions go together: each switch has one position.
    package func isPossible(with other: Switch) -> Bool { property != other.property }

    /// The positions of the switches that are read meanwhile.
    package static func read(_ body: () -> Void) -> Set<Switch> {
        SystemSwitches.read = []
        defer { SystemSwitches.read = nil }
        body()
        return Set(all.filter { SystemSwitches.read?.contains($0.path) == true })
    }

    /// The property of `SystemSwitches`.
    private var property: Substring { name.prefix { $0 != "." } }

    /// The switches of the headless UIKit that no position changes.
    package static var unknown: [String] {
        let known = Set(all.map { String($0.property) })
        return Mirror(reflecting: SwitchPositions()).children.compactMap(\.label).filter { !known.contains($0) }
    }

    /// All positions that are not the default. Touches without edge flags are those that a test makes: on no system are
    /// they a finger's.
    package static let all: [Switch] =
        flag("freezesOnDisablingInWillAppear", \.freezesOnDisablingInWillAppear)
        + flag("newDelegateEndsInteraction", \.newDelegateEndsInteraction)
        + flag("knowsViewAtEventQuestion", \.knowsViewAtEventQuestion)
        + flag("writesEdgeEnabled", \.writesEdgeEnabled)
        + flag("swipesInterrupt", \.swipesInterrupt)
        + flag("interruptsInFormerDesign", \.interruptsInFormerDesign)
        + flag("completesCancelledPopsLate", \.completesCancelledPopsLate)
        + flag("barsEnableNestedPops", \.barsEnableNestedPops)
        + flag("poppedScreensLoseController", \.poppedScreensLoseController)
        + choices("coveredFocus", \.coveredFocus)
        + choices("popMotion", \.popMotion)
        + choices("finishLine", \.finishLine)
        + flag("recognizersRefuseHiddenBar", \.recognizersRefuseHiddenBar)
        + flag("refusesSwipesOfZooms", \.refusesSwipesOfZooms)
        + flag("zoomsBeginInteractive", \.zoomsBeginInteractive)
        + flag("asksZoomsAtEachMove", \.asksZoomsAtEachMove)
        + flag("locatesZoomsInWindow", \.locatesZoomsInWindow)
        + flag("readsLateTransitioningDelegate", \.readsLateTransitioningDelegate)
        + flag("completesCancelledDismissals", \.completesCancelledDismissals)
        + choices("nestedPopRecognizers", \.nestedPopRecognizers)
        + flag("barShowsItemOfColumnsScreen", \.barShowsItemOfColumnsScreen)
        + choices("popRefusal", \.popRefusal)
        + flag("explicitRequirementWins", \.explicitRequirementWins)
        + flag("scrollViewsAtLimitWaitForPop", \.scrollViewsAtLimitWaitForPop)
        + flag("othersWaitForContentPop", \.othersWaitForContentPop)
        + flag("resetsFailedBesideOthers", \.resetsFailedBesideOthers)
        + flag("asksFailureAtTouchDown", \.asksFailureAtTouchDown)
        + flag("refusesSwipesWithBackAction", \.refusesSwipesWithBackAction)
        + choices("edgeFlags", \.edgeFlags).filter { $0.name != "edgeFlags.never" }
        + flag("jumpsMissEdge", \.jumpsMissEdge)
        + [Switch(name: "edgeRegion", path: \.edgeRegion) { $0.edgeRegion = Calibration.ScreenEdge.flaggedRegion }]
        + flag("deliversTouchesOfDisabled", \.deliversTouchesOfDisabled)
        + flag("remembersEarlyRelease", \.remembersEarlyRelease)
        + flag("interactsWithoutAnimations", \.interactsWithoutAnimations)
        + choices("changesInOneTurn", \.changesInOneTurn)
        + flag("defersChangesInPresentations", \.defersChangesInPresentations)
        + choices("barInLayout", \.barInLayout)
        + flag("movesBarsFromWillShow", \.movesBarsFromWillShow)
        + flag("flipsAnimatedBarsBack", \.flipsAnimatedBarsBack)
        + flag("restoresFirstResponder", \.restoresFirstResponder)
        + flag("hidesToolbarWhenPushed", \.hidesToolbarWhenPushed)
        + flag("losesItemsOnHiddenCancel", \.losesItemsOnHiddenCancel)
        + flag("barJumpsWithAnimatedVisibility", \.barJumpsWithAnimatedVisibility)

    private static func flag(
        _ name: String, _ path: WritableKeyPath<SwitchPositions, Bool> & Sendable
    ) -> [Switch] {
        [Switch(name: name, path: path) { $0[dynamicMember: path].toggle() }]
    }

    private static func choices<Choice: CaseIterable & Equatable & Sendable>(
        _ name: String, _ path: WritableKeyPath<SwitchPositions, Choice> & Sendable
    ) -> [Switch] {
        let standard = SwitchPositions()[keyPath: path]
        return Choice.allCases.filter { $0 != standard }.map { choice in
            Switch(name: "\(name).\(choice)", path: path) { $0[dynamicMember: path] = choice }
        }
    }
}

extension Switch: Hashable {
    package static func == (one: Switch, other: Switch) -> Bool { one.name == other.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Switch: LosslessStringConvertible {
    package var description: String { name }

    package init?(_ description: String) {
        guard let known = Self.all.first(where: { $0.name == description }) else { return nil }
        self = known
    }
}
