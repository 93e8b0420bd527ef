import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A finger one of whose events lies exactly on a recognizer's hysteresis. Nothing of its translation remains then, and
/// UIKit's delegate agrees.
@MainActor
@Suite("A swipe whose event lies exactly on the hysteresis")
struct ExactHysteresisTests {
    /// Why UIKit's delegate doesn't decide alone.
    enum Reason: CaseIterable {
        case none, hiddenBar, leadingItem, delegateIsSelf, noDelegate

        @MainActor
        func apply(to stage: Stage) {
            switch self {
            case .none: break
            case .hiddenBar: stage.navigation.isNavigationBarHidden = true
            case .leadingItem: stage.top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
            case .delegateIsSelf:
                for recognizer in [stage.edge, stage.content] { recognizer?.delegate = stage.navigation }
            case .noDelegate:
                for recognizer in [stage.edge, stage.content] { recognizer?.delegate = nil }
            }
            // Without private API, an item that changes on a visible screen counts from the next layout on.
            if self == .leadingItem { stage.layOutAgain() }
            stage.device.settle()
        }
    }

    /// A slow finger, with an event each five points, that goes on to the middle of the screen.
    private func swipe(_ stage: any FingerStage, from start: CGFloat) {
        stage.device.fingerDown(at: stage.point(start))
        for step in stride(from: 5, through: 60, by: 5) as StrideThrough<CGFloat> {
            stage.device.fingerMove(to: stage.point(start + step), duration: 1 / 120)
        }
        stage.device.fingerMove(to: stage.point(start + 300), duration: 0.2)
        stage.liftAfterRest()
    }

    @Test(
        "A swipe by exactly the hysteresis pops, whoever is the recognizer's delegate",
        .covers(.edgeByUIKit, .withoutBackButton, .delegateProxies, .appLines), arguments: TestedSystem.all,
        Reason.allCases)
    func pops(system: TestedSystem, reason: Reason) {
        for start in [5, 60] as [CGFloat] {
            let stage = Stage("AB", on: .init(.init(on: system.version), system.direction))
            reason.apply(to: stage)
            swipe(stage, from: start)
            #expect(stage.stack == "A", "from \(start)")
            #expect(!stage.device.isHung)
        }
    }
}
