import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigationUI

@MainActor
@Suite("The app's back action on stacks with modifiers")
struct AppsBackActionTests {
    private func stage(
        _ kind: StackKind, on version: Int, isRightToLeft: Bool = false, refuses: Bool = false
    ) -> MarkedStage {
        let stage = MarkedStage(kind, on: version, isRightToLeft: isRightToLeft) {
            $0.refusesSwipesWithBackAction = refuses
        }
        stage.top.navigationItem.backAction = UIAction { _ in }
        stage.device.settle()
        return stage
    }

    @Test(
        "On UIKit's controller, a screen that states nothing pops as without the library",
        .covers(.modifierScope, .backActions), arguments: systems, [false, true])
    func nothingStated(version: Int, refuses: Bool) {
        let plain = stage(.uiKits, on: version, refuses: refuses)
        let observed = stage(.uiKits, on: version, refuses: refuses)
        _ = observed.record()
        let elsewhere = MarkedStage(on: version) { $0.refusesSwipesWithBackAction = refuses }
        elsewhere.mark(.area(.full))
        elsewhere.push().navigationItem.backAction = UIAction { _ in }
        elsewhere.device.settle()
        for start in [5, 60] as [CGFloat] {
            let pops = plain.pops(from: start)
            #expect(pops == (!refuses && (version >= 26 || start == 5)))
            #expect(observed.pops(from: start) == pops && elsewhere.pops(from: start) == pops)
        }
        #expect(observed.scrollPops() == plain.scrollPops())
    }

    @Test(
        "A screen that states an area refuses the swipe unless it enables the swipe or is asked",
        .covers(.modifierScope, .backActions), arguments: StackKind.allCases, contentSystems)
    func areaStated(kind: StackKind, version: Int) {
        for (isRightToLeft, start) in [(false, 5), (false, 60), (true, 60), (true, 5)] as [(Bool, CGFloat)] {
            let refusing = stage(kind, on: version, isRightToLeft: isRightToLeft)
            refusing.mark(.area(.leadingThird))
            let record = refusing.record()
            let warnings = ExpectedWarnings.during { #expect(!refusing.pops(from: start)) }
            #expect(record.take() == [.refused(.backAction)] && warnings.count == 1)
            let enabled = stage(kind, on: version, isRightToLeft: isRightToLeft)
            enabled.mark(.area(.leadingThird))
            enabled.mark(.enabled(true))
            #expect(enabled.pops(from: start))
        }
    }

    @Test(
        "A question on a screen with a back action and an area is asked", .covers(.popRequests, .backActions),
        arguments: StackKind.allCases, contentSystems)
    func asked(kind: StackKind, version: Int) {
        for start in [5, 60] as [CGFloat] {
            let stage = stage(kind, on: version)
            stage.mark(.area(.leadingThird))
            let decision = stage.decide()
            decision.agrees = false
            #expect(!stage.pops(from: start) && decision.triggers == [.gesture])
            decision.agrees = true
            #expect(stage.pops(from: start))
        }
    }
}
