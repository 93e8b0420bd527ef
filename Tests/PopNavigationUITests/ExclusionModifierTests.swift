import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigationUI

@MainActor
@Suite("Excluded places of SwiftUI screens")
struct ExclusionModifierTests {
    private static let place = CGRect(x: 0, y: 300, width: 390, height: 200)

    /// A stage whose screen excludes a place, and whose swipes start anywhere else.
    private func stage(
        _ kind: StackKind = .uiKits, on version: Int = 26, excludesLeadingEdge: Bool = false
    ) -> (MarkedStage, PopGestureMarker) {
        let stage = MarkedStage(kind, on: version)
        stage.mark(.area(.full))
        return (stage, stage.mark(.exclusion(excludesLeadingEdge: excludesLeadingEdge), frame: Self.place))
    }

    @Test(
        "No swipe begins in an excluded place, except at the leading edge", .covers(.excludedPlaces),
        arguments: StackKind.allCases, contentSystems)
    func excluded(kind: StackKind, version: Int) {
        let (stage, _) = stage(kind, on: version)
        #expect(!stage.pops(from: 100))
        #expect(stage.pops(from: 100, y: 600))
        #expect(stage.pops(from: 5))
    }

    @Test(
        "A place in an inset wrapper that clips excludes only its visible part", .covers(.excludedPlaces),
        arguments: StackKind.allCases, contentSystems)
    func insetWrapper(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        stage.mark(.area(.full))
        let outer = UIView(frame: CGRect(x: 40, y: 200, width: 300, height: 400))
        let wrapper = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        wrapper.clipsToBounds = true
        outer.addSubview(wrapper)
        stage.show(outer)
        let marker = PopGestureMarker(.exclusion(excludesLeadingEdge: false))
        marker.frame = CGRect(x: 30, y: 30, width: 200, height: 200)
        wrapper.addSubview(marker)
        stage.device.settle()
        // The visible part is from 90 to 160 and from 330 to 400.
        for (x, y) in [(95, 335), (155, 395), (120, 360)] as [(CGFloat, CGFloat)] {
            #expect(!stage.pops(from: x, y: y), "\(x), \(y)")
        }
        for (x, y) in [(85, 360), (165, 360), (120, 325), (120, 405), (35, 35)] as [(CGFloat, CGFloat)] {
            #expect(stage.pops(from: x, y: y), "\(x), \(y)")
        }
    }

    @Test(
        "A place whose leading edge is excluded keeps UIKit's edge gesture out", .covers(.excludedPlaces),
        arguments: StackKind.allCases, systems)
    func leadingEdge(kind: StackKind, version: Int) {
        let (stage, _) = stage(kind, on: version, excludesLeadingEdge: true)
        #expect(!stage.pops(from: 5))
        #expect(stage.pops(from: 5, y: 600))
    }

    @Test(
        "A place's leading edge stays excluded if the screen's preferences exclude the same place",
        .covers(.excludedPlaces))
    func besidePreferences() {
        let stage = MarkedStage(.librarys, on: 26)
        let screen = TestScreen("T")
        screen.popPreferences.excludedRects = [Self.place]
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        #expect(stage.pops(from: 5))
        stage.mark(.exclusion(excludesLeadingEdge: true), frame: Self.place)
        #expect(!stage.pops(from: 5))
    }

    @Test("A place excludes the leading edge as long as its value says so", .covers(.excludedPlaces))
    func leadingEdgeFollowsValue() {
        let (stage, marker) = stage()
        #expect(stage.pops(from: 5))
        marker.value = .exclusion(excludesLeadingEdge: true)
        #expect(!stage.pops(from: 5))
        marker.value = .exclusion(excludesLeadingEdge: false)
        #expect(stage.pops(from: 5))
    }

    @Test(
        "Two fingers on a trackpad do not pop while they point at an excluded place", .covers(.excludedPlaces),
        arguments: systems)
    func trackpad(version: Int) {
        let (stage, _) = stage(on: version)
        #expect(!stage.scrollPops())
        #expect(stage.scrollPops(y: 600))
    }

    @Test("An excluded place follows its view", .covers(.excludedPlaces))
    func moved() {
        let (stage, marker) = stage()
        marker.frame.origin.y = 600
        #expect(stage.pops(from: 100))
        #expect(!stage.pops(from: 100, y: 700))
    }

    /// What makes a place invisible.
    enum Invisibility: CaseIterable {
        case hidden, transparent, hiddenAround, transparentAround, removed, emptied

        @MainActor
        func apply(to marker: UIView) {
            let around = marker.superview!
            switch self {
            case .hidden: marker.isHidden = true
            case .transparent: marker.alpha = 0
            case .hiddenAround: around.isHidden = true
            case .transparentAround: around.alpha = 0
            case .removed: around.removeFromSuperview()
            case .emptied: marker.frame.size = .zero
            }
        }
    }

    @Test("A place that is not visible excludes nothing", .covers(.excludedPlaces), arguments: Invisibility.allCases)
    func invisible(absence: Invisibility) {
        let (stage, marker) = stage()
        let around = UIView(frame: stage.top.view.bounds)
        stage.top.view.addSubview(around)
        around.addSubview(marker)
        stage.device.settle()
        #expect(!stage.pops(from: 100))
        absence.apply(to: marker)
        #expect(stage.pops(from: 100))
    }

    @Test("A place that a superview clips excludes only its visible part", .covers(.excludedPlaces))
    func clipped() {
        let (stage, marker) = stage()
        let around = UIView(frame: CGRect(x: 0, y: 450, width: 390, height: 300))
        around.clipsToBounds = true
        stage.top.view.addSubview(around)
        around.addSubview(marker)
        marker.frame.origin.y = -100
        #expect(stage.pops(from: 100, y: 400))
        #expect(!stage.pops(from: 100, y: 500))
    }

    @Test("A place outside the bounds of a superview that doesn't clip still excludes", .covers(.excludedPlaces))
    func outsideOfAncestor() {
        let (stage, marker) = stage()
        let around = UIView(frame: CGRect(x: 0, y: 450, width: 390, height: 10))
        stage.top.view.addSubview(around)
        around.addSubview(marker)
        marker.frame.origin.y = 20
        #expect(!stage.pops(from: 100, y: 500))
    }

    @Test("A place that is scrolled away excludes nothing", .covers(.excludedPlaces))
    func scrolledAway() {
        let (stage, marker) = stage()
        let list = UIScrollView(frame: stage.top.view.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        stage.top.view.addSubview(list)
        list.addSubview(marker)
        stage.device.settle()
        #expect(!stage.pops(from: 100))
        list.contentOffset.y = 1000
        #expect(stage.pops(from: 100))
    }

    @Test("The place of a row that a list has recycled excludes nothing", .covers(.excludedPlaces))
    func recycled() {
        let stage = MarkedStage(on: 26)
        let table = MarkedTable(frame: stage.top.view.bounds)
        stage.show(table)
        #expect(!stage.pops(from: 100, y: 330))
        table.contentOffset.y = 1000
        stage.device.settle()
        #expect(stage.pops(from: 100, y: 330))
    }

    @Test("An excluded place on a lower screen does not count on the screens above", .covers(.excludedPlaces))
    func lowerScreen() {
        let (stage, _) = stage(excludesLeadingEdge: true)
        stage.push()
        #expect(stage.pops(from: 100))
        #expect(stage.pops(from: 5))
    }

    @Test("The place of a modifier that SwiftUI removes excludes nothing", .covers(.excludedPlaces))
    func removed() {
        let (stage, marker) = stage()
        marker.removeFromSuperview()
        #expect(stage.pops(from: 100))
    }
}

/// A table whose sixth row, from 300 points on, excludes its place.
private final class MarkedTable: UITableView, UITableViewDataSource {
    init(frame: CGRect) {
        super.init(frame: frame, style: .plain)
        rowHeight = 60
        contentInsetAdjustmentBehavior = .never
        register(UITableViewCell.self, forCellReuseIdentifier: "row")
        dataSource = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        if indexPath.row == 5 {
            let marker = PopGestureMarker(.exclusion(excludesLeadingEdge: false))
            marker.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
            cell.contentView.addSubview(marker)
        }
        return cell
    }
}
