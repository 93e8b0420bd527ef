import Testing
import TrialTools
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

/// UIKit's edge recognizer keeps the touches that it accepts, and the own pan gets the others, however wide UIKit's
/// region is.
@MainActor
@Suite("The strip and UIKit's region")
struct StripTests {
    /// How wide the region of UIKit's edge recognizer is, if touches have edge flags at all.
    enum Region: CaseIterable, Sendable {
        case narrow, usual, wide, none

        func apply(to switches: inout SystemSwitches) {
            switch self {
            case .narrow: switches.edgeRegion = 6
            case .usual: switches.edgeRegion = 13
            case .wide: switches.edgeRegion = 20
            case .none: switches.edgeFlags = .never
            }
        }
    }

    private func stack(_ swipe: TestedSwipe, _ region: Region, from start: CGFloat, first: CGFloat, lock: LockDelegate?)
        -> String
    {
        let stage = Stage("AB", on: .init(swipe), switches: { region.apply(to: &$0) })
        if let lock { stage.edge.delegate = lock }
        stage.device.fingerDown(at: stage.point(start))
        stage.device.waitForFrame()
        stage.device.fingerMove(to: stage.point(start + first), duration: 1 / 60)
        stage.device.fingerMove(to: stage.point(start + 300), duration: 0.25)
        stage.lift()
        return stage.stack
    }

    @Test(
        "Wherever a drag starts at the edge, it pops, unless a lock refuses it once",
        .covers(.leadingEdge, .systemRecognizersAreApps), arguments: TestedSwipe.ofOwnPan, Region.allCases)
    func starts(swipe: TestedSwipe, region: Region) {
        let drags = stride(from: 0 as CGFloat, through: 24, by: 2).flatMap { start in
            ([4, 9, 20] as [CGFloat]).map { (start, $0) }
        }
        for (start, first) in drags.sampled(every: 4) {
            #expect(stack(swipe, region, from: start, first: first, lock: nil) == "A", "\(start) \(first)")
            let lock = LockDelegate()
            lock.begins = { _ in false }
            _ = ExpectedWarnings.during {
                #expect(stack(swipe, region, from: start, first: first, lock: lock) == "AB", "\(start) \(first)")
            }
            // A first movement of more than 10 points doesn't tell whether UIKit has asked.
            #expect(lock.questions == 1 || first > 10 && lock.questions == 2, "\(start) \(first)")
        }
    }

    @Test(
        "A delegate that lets UIKit's recognizer begin isn't asked again for the own pan",
        .covers(.leadingEdge, .systemRecognizersAreApps), arguments: TestedSwipe.ofOwnPan, [9, 20, 40] as [CGFloat])
    func agreeingDelegate(swipe: TestedSwipe, first: CGFloat) {
        let lock = LockDelegate()
        var touches = 0
        lock.receives = { _, _ in
            touches += 1
            return true
        }
        #expect(stack(swipe, .usual, from: 5, first: first, lock: lock) == "A")
        #expect(lock.questions == 1 && touches == 1)
    }

    @Test(
        "A delegate that is set to nil between two drags leaves the rules in place", .covers(.delegateProxies),
        arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func delegateRemoved(swipe: TestedSwipe, start: CGFloat) {
        let stage = Stage("AB", swipe)
        stage.top.popPreferences.isGestureEnabled = false
        for _ in 0..<2 {
            stage.device.activate()
            for recognizer in [stage.edge, stage.content].compactMap({ $0 }) { recognizer.delegate = nil }
            stage.swipe(from: start)
            #expect(stage.stack == "AB" && stage.verdict == .refused(.disabledByScreen))
        }
    }
}
