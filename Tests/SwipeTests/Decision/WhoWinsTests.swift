import Foundation
import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// The table of the article "Who wins a drag", which is the expectation.
@MainActor
@Suite("The documentation's table of who wins a drag")
struct WhoWinsTests {
    private struct Row {
        let content: String
        let atEdge: String
        let elsewhere: String
    }

    /// The rows of the article's table, without markup.
    private func rows() throws -> [Row] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let article = root.appending(path: "Sources/PopNavigation/PopNavigation.docc/Articles/WhoWins.md")
        let lines = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
        return lines.filter { $0.hasPrefix("| ") }.dropFirst().map { line in
            let plain = line.replacing("`", with: "").replacing("PopGestureRefusal/", with: "")
                .replacing("PopPreferences/", with: "")
            let cells = plain.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return Row(content: cells[0], atEdge: cells[1], elsewhere: cells[2])
        }
    }

    @Test(
        "Each cell of the article's table is what a finger gets", .covers(6, 19, 20, 21), arguments: TestedDriver.all,
        directions)
    func cells(driver: TestedDriver, direction: UIUserInterfaceLayoutDirection) throws {
        let rows = try rows()
        #expect(rows.count == 17)
        for row in rows {
            for (start, expected) in [(10, row.atEdge), (60, row.elsewhere)] as [(CGFloat, String)] {
                let stage = Stage("AB", driver, direction)
                let content = try #require(TableContent(row.content), "\(row.content)")
                let y = content.install(on: stage, under: start)
                stage.device.settle()
                stage.swipe(from: start, y: y)
                #expect(outcome(of: stage) == expected, "\(row.content) from \(start)")
            }
        }
    }

    private func outcome(of stage: Stage) -> String {
        if stage.stack == "A" { return "pops" }
        return if case .refused(let refusal) = stage.verdict { "\(refusal)" } else { "nothing" }
    }
}

/// What is under the finger in one row of the table.
@MainActor
private enum TableContent: String, CaseIterable {
    case plain = "plain content"
    case list
    case carousel = "carousel in its middle"
    case carouselAtLimit = "carousel at its leading limit"
    case firstPage = "pager on its first page"
    case secondPage = "pager on another page"
    case rowWithActions = "row with leading actions"
    case rowWithoutActions = "row without leading actions"
    case pan = "view with a pan of its own"
    case precedingPan = "the same in precedingViews"
    case precedingPanAtEdge = "the same with excludesLeadingEdge"
    case excluded = "view in excludedViews"
    case excludedAtEdge = "view in excludedViews, with excludesLeadingEdge"
    case sliderThumb = "thumb of a slider"
    case slider = "slider beside its thumb"
    case bar = "navigation bar"
    case inner = "inner navigation controller with two screens"

    nonisolated init?(_ name: String) { self.init(rawValue: name) }

    /// Puts the content on the top screen, and returns where the finger goes down.
    ///
    /// - Parameter start: The finger's distance from the leading edge.
    func install(on stage: Stage, under start: CGFloat) -> CGFloat {
        let screen = stage.top
        switch self {
        case .plain: break
        case .list: screen.view.addSubview(UIScrollView.list())
        case .carousel:
            let carousel = UIScrollView.carousel()
            carousel.contentOffset.x = 400
            screen.view.addSubview(carousel)
        case .carouselAtLimit:
            let carousel = UIScrollView.carousel()
            screen.view.addSubview(carousel)
            let isMirrored = stage.device.configuration.layoutDirection == .rightToLeft
            carousel.contentOffset.x = isMirrored ? 1200 - 390 : 0
        case .firstPage, .secondPage: embedPager(on: stage)
        case .rowWithActions, .rowWithoutActions: return installTable(on: stage)
        case .pan, .precedingPan, .precedingPanAtEdge:
            let view = coveringView(on: screen)
            view.addGestureRecognizer(UIPanGestureRecognizer())
            if self != .pan { screen.popPreferences.precedingViews = [view] }
            screen.popPreferences.excludesLeadingEdge = self == .precedingPanAtEdge
        case .excluded, .excludedAtEdge:
            screen.popPreferences.excludedViews = [coveringView(on: screen)]
            screen.popPreferences.excludesLeadingEdge = self == .excludedAtEdge
        case .slider, .sliderThumb:
            let slider = UISlider(frame: CGRect(x: 0, y: 380, width: 390, height: 40))
            slider.value = self == .sliderThumb ? Float((start - 15) / 360) : 0.9
            screen.view.addSubview(slider)
        case .bar: return 69
        case .inner:
            let inner = UINavigationController()
            inner.viewControllers = [TestScreen("X"), TestScreen("Y")]
            screen.embed(inner)
        }
        return 400
    }

    private func coveringView(on screen: TestScreen) -> UIView {
        let view = UIView(frame: screen.view.bounds)
        screen.view.addSubview(view)
        return view
    }

    private func embedPager(on stage: Stage) {
        let pages = Pages((0..<2).map { _ in UIViewController() })
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = pages
        stage.keep(pages)
        stage.top.embed(controller)
        controller.setViewControllers([pages.all[self == .firstPage ? 0 : 1]], direction: .forward, animated: false)
    }

    private func installTable(on stage: Stage) -> CGFloat {
        let table = ActionTable()
        if self == .rowWithActions { table.leading = [2] }
        stage.keep(table)
        stage.top.view.addSubview(table.view)
        return table.y(of: 2)
    }
}
