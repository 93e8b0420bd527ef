import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation
@testable import PopNavigationUI

/// Columns with stacks of their own, as in a split view.
@MainActor
@Suite("Modifiers in columns")
struct ColumnTests {
    @Test(
        "An area in one column doesn't apply to the other column", .covers(.modifierScope, .failsOpen),
        arguments: [26, 27])
    func area(version: Int) {
        let stage = ColumnStage(on: version)
        stage.mark(.area(.leadingPoints(50)), in: 0)
        #expect(stage.popsInColumn(from: 100) == [])
        #expect(stage.popsInColumn(from: 40) == [0])
        #expect(stage.popsInColumn(from: 195 + 100) == [1])
    }

    @Test(
        "Each column's area is measured from its own leading edge", .covers(.modifierScope, .failsOpen),
        arguments: contentSystems)
    func ownEdge(version: Int) {
        let stage = ColumnStage(on: version)
        for column in 0...1 { stage.mark(.area(.leadingThird), in: column) }
        #expect(stage.popsInColumn(from: 60) == [0])
        #expect(stage.popsInColumn(from: 100) == [])
        #expect(stage.popsInColumn(from: 195 + 60) == [1])
        #expect(stage.popsInColumn(from: 195 + 100) == [])
    }

    @Test(
        "A question in one column is not asked before a swipe in the other", .covers(.popRequests, .failsOpen),
        arguments: [26, 27])
    func question(version: Int) {
        let stage = ColumnStage(on: version)
        let decision = Decision()
        stage.mark(.request(decision.request), in: 0)
        #expect(stage.popsInColumn(from: 195 + 100) == [1])
        #expect(decision.count == 0)
        #expect(stage.popsInColumn(from: 100) == [0])
        #expect(decision.count == 1)
    }

    @Test("A switch on a split view is the default of each column", .covers(.modifierScope), arguments: systems)
    func splitView(version: Int) {
        let stage = ColumnStage(on: version)
        stage.markSplitView(.enabled(false))
        #expect(stage.popsInColumn(from: 5) == [] && stage.popsInColumn(from: 195 + 5) == [])
        stage.mark(.enabled(true), in: 1)
        // UIKit has no edge swipe in the second column, which is inset in its window.
        let pops = contentSystems.contains(version) ? [1] : []
        #expect(stage.popsInColumn(from: 5) == [] && stage.popsInColumn(from: 195 + 5) == pops)
    }

    @Test("An area on a split view limits the swipe in each column", .covers(.modifierScope), arguments: [26, 27])
    func splitViewArea(version: Int) {
        let stage = ColumnStage(on: version)
        stage.markSplitView(.area(.leadingPoints(60)))
        for (column, edge) in [0, 195 as CGFloat].enumerated() {
            #expect(stage.popsInColumn(from: edge + 80) == [])
            #expect(stage.popsInColumn(from: edge + 50) == [column])
        }
    }

    /// The controller of a column that has collapsed into another one's stack, with a marker in its screen.
    private func collapsed(
        on version: Int, _ kind: NestedPopRecognizers, _ value: PopGestureValue, screens: Int = 1
    ) -> (MarkedStage, UINavigationController, PopGestureMarker) {
        let stage = MarkedStage(on: version) { $0.nestedPopRecognizers = kind }
        let detail = UINavigationController()
        detail.viewControllers = (0..<screens).map { _ in UIViewController() }
        stage.navigation.pushSecondaryColumn(detail, animated: false)
        stage.device.settle()
        return (stage, detail, stage.mark(value, in: detail.topViewController))
    }

    @Test(
        "A switch in a collapsed column disables the swipe that leaves the column", .covers(.modifierScope, .failsOpen),
        arguments: systems, NestedPopRecognizers.allCases)
    func collapsedSwitch(version: Int, kind: NestedPopRecognizers) {
        let (stage, _, marker) = collapsed(on: version, kind, .enabled(false))
        #expect(!stage.pops(from: 5))
        marker.value = .enabled(true)
        #expect(stage.pops(from: 5))
    }

    @Test(
        "An area in a collapsed column applies to the swipe that leaves the column",
        .covers(.modifierScope, .failsOpen),
        arguments: contentSystems, NestedPopRecognizers.allCases)
    func collapsedArea(version: Int, kind: NestedPopRecognizers) {
        let (stage, _, _) = collapsed(on: version, kind, .area(.leadingThird))
        #expect(!stage.pops(from: 200))
        #expect(stage.pops(from: 100))
        #expect(stage.isUsable)
    }

    @Test(
        "An edge swipe in a collapsed column with two screens pops the column's own screen", .covers(.failsOpen),
        arguments: systems, NestedPopRecognizers.allCases)
    func collapsedTwoScreens(version: Int, kind: NestedPopRecognizers) {
        let (stage, detail, _) = collapsed(on: version, kind, .area(.leadingThird), screens: 2)
        stage.swipe(from: 5)
        #expect(detail.viewControllers.count == 1)
        #expect(stage.depth == 4)
        #expect(!stage.device.isHung)
    }

    @Test(
        "A question in a collapsed column is asked once before the swipe that leaves it",
        .covers(.popRequests, .failsOpen),
        arguments: systems, NestedPopRecognizers.allCases)
    func collapsedQuestion(version: Int, kind: NestedPopRecognizers) async {
        let decision = Decision()
        let (stage, _, _) = collapsed(on: version, kind, .request(decision.request))
        decision.asksUser()
        stage.swipe(from: 5)
        await stage.tasks()
        #expect(stage.depth == 4 && decision.count == 1)
        await stage.answer(in: decision)
        stage.device.settle()
        #expect(stage.depth == 3)
    }

    @Test(
        "A modifier in a column installs nothing on recognizers that belong to the stack around it",
        .covers(.failsOpen),
        arguments: systems)
    func sharedRecognizers(version: Int) throws {
        let (stage, detail, marker) = collapsed(on: version, .shared, .area(.leadingThird))
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        #expect(detail.interactivePopGestureRecognizer === edge)
        let delegate = edge.delegate
        marker.update()
        stage.device.settle()
        #expect(edge.delegate === delegate)
        #expect(detail.view.attachedSwipe == nil)
    }

    @Test(
        "Swipes work and don't hang after a column collapses under a marker", .covers(.failsOpen), arguments: systems,
        NestedPopRecognizers.allCases)
    func collapsesLater(version: Int, kind: NestedPopRecognizers) {
        let stage = MarkedStage(on: version) { $0.nestedPopRecognizers = kind }
        let detail = UINavigationController()
        detail.viewControllers = [UIViewController(), UIViewController()]
        let host = UIViewController()
        stage.device.show(host)
        host.addChild(detail)
        detail.view.frame = host.view.bounds
        host.view.addSubview(detail.view)
        detail.didMove(toParent: host)
        stage.mark(.area(.leadingThird), in: detail.topViewController)
        detail.willMove(toParent: nil)
        detail.view.removeFromSuperview()
        detail.removeFromParent()
        stage.device.show(stage.navigation)
        stage.navigation.pushSecondaryColumn(detail, animated: false)
        stage.device.settle()
        if kind == .shared, version <= 18 {
            stage.swipe(from: 100)
            #expect(detail.viewControllers.count == 2)
        }
        for _ in 1...2 { stage.swipe(from: 5) }
        #expect(stage.depth == 3)
        #expect(stage.isUsable)
    }
}
