import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// Who gets a drag, with each content: in the strip at the leading edge, and elsewhere in the area.
@MainActor
@Suite("Who wins a drag over each content")
struct WhoWinsTests {
    @Test(
        "Each content under the finger lets a drag pop or refuses it",
        .covers(.scrollViews, .leadingEdge, .lostDrags, .nestedControllers),
        arguments: TouchedContent.allCases,
        TestedSwipe.all)
    func cells(content: TouchedContent, swipe: TestedSwipe) {
        for direction in directions {
            for (start, expected) in [(10, content.atEdge), (60, content.elsewhere)] as [(CGFloat, String)] {
                let stage = Stage("AB", swipe, direction)
                let y = content.install(on: stage, under: start)
                stage.device.settle()
                stage.swipe(from: start, y: y)
                // UIKit's content recognizer looks at no bar.
                let expected = content == .bar && swipe.version >= 26 ? "pops" : expected
                #expect(outcome(of: stage) == expected, "\(content) from \(start), \(direction)")
            }
        }
    }

    private func outcome(of stage: Stage) -> String {
        if stage.stack == "A" { return "pops" }
        return if case .refused(let refusal) = stage.verdict { "\(refusal)" } else { "nothing" }
    }
}

extension WhoWinsTests {
    /// What is under the finger.
    enum TouchedContent: CaseIterable {
        case plain, list
        /// A carousel in its middle, and at its leading limit.
        case carousel, carouselAtLimit
        case firstPage, secondPage
        case rowWithActions, rowWithoutActions
        /// A view with its own pan.
        case pan, precedingPan, precedingPanAtEdge
        case excluded, excludedAtEdge
        /// A slider, at its thumb and next to it.
        case sliderThumb, slider
        case bar
        /// An inner navigation controller with two screens.
        case inner

        /// The outcome of a drag that starts in the strip at the leading edge.
        var atEdge: String {
            switch self {
            case .precedingPanAtEdge, .sliderThumb: "otherGesture"
            case .excludedAtEdge: "excludedView"
            case .bar: "inBar"
            case .inner: "innerNavigation"
            default: "pops"
            }
        }

        /// The outcome of a drag that starts elsewhere in the area.
        var elsewhere: String {
            switch self {
            case .plain, .list, .carouselAtLimit, .firstPage, .rowWithoutActions, .slider: "pops"
            case .carousel, .secondPage, .rowWithActions: "scrollViewOwnsDrag"
            case .pan, .precedingPan, .precedingPanAtEdge: "otherGesture"
            case .excluded, .excludedAtEdge, .sliderThumb: "excludedView"
            case .bar: "inBar"
            case .inner: "innerNavigation"
            }
        }
    }
}

@MainActor
extension WhoWinsTests.TouchedContent {
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
