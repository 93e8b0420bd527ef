import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("What else uses a drag from the trailing edge")
struct ForwardRivalTests {
    /// A stack A with B ahead, and views on A.
    private func stage(
        _ swipe: TestedSwipe, _ direction: UIUserInterfaceLayoutDirection = .leftToRight, showing views: UIView...,
        limit: Int = 1
    ) -> Stage {
        let stage = Stage("AB", swipe, direction, keeping: limit)
        stage.goBack()
        for view in views { stage.top.view.addSubview(view) }
        return stage
    }

    @Test(
        "A carousel scrolls on; at its trailing limit the swipe goes forward",
        .covers(.forward, .rightToLeft), arguments: [15, 18, 26, 27], directions)
    func carousel(version: Int, direction: UIUserInterfaceLayoutDirection) {
        let carousel = UIScrollView.carousel(width: 600)
        let stage = stage(.init(on: version), direction, showing: carousel)
        let isMirrored = direction == .rightToLeft
        carousel.contentOffset.x = isMirrored ? 210 : 0
        stage.swipeForward(by: 350)
        #expect(stage.stack == "A")
        #expect(abs(carousel.contentOffset.x - (isMirrored ? 0 : 210)) < 1)
        stage.swipeForward(by: 350)
        #expect(stage.stack == "AB")
    }

    @Test("A carousel whose scrolling is disabled lets the swipe begin", .covers(.forward), arguments: [18, 26])
    func disabledCarousel(version: Int) {
        let carousel = UIScrollView.carousel(width: 600)
        carousel.isScrollEnabled = false
        let stage = stage(.init(on: version), showing: carousel)
        stage.swipeForward()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A page controller turns its pages, and the last one goes forward", .covers(.forward, .rightToLeft),
        arguments: [18, 26], directions)
    func pages(version: Int, direction: UIUserInterfaceLayoutDirection) {
        let stage = stage(.init(on: version), direction)
        let pages = Pages((0..<2).map { _ in UIViewController() })
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = pages
        stage.top.embed(controller)
        controller.setViewControllers([pages.all[0]], direction: .forward, animated: false)
        stage.device.settle()
        stage.swipeForward()
        #expect(stage.stack == "A" && controller.viewControllers == [pages.all[1]])
        stage.swipeForward()
        #expect(stage.stack == "AB")
    }

    @Test("A list that scrolls up and down lets the swipe begin, and scrolls", .covers(.forward), arguments: [18, 26])
    func list(version: Int) {
        let list = UIScrollView.list()
        let stage = stage(.init(on: version), showing: list)
        stage.drag(from: stage.width - 4, to: stage.width - 8, y: 500, endY: 300)
        #expect(stage.stack == "A" && list.contentOffset.y > 100)
        stage.swipeForward()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A row's trailing actions keep the drag; a row without actions lets the swipe begin", .covers(.forward),
        .needsPrivateAPI, arguments: [15, 18, 26, 27])
    func rows(version: Int) {
        let table = ActionTable()
        table.trailing = [1]
        table.leading = [2]
        let stage = stage(.init(on: version), showing: table.view)
        stage.swipeForward(by: 150, y: table.y(of: 1))
        #expect(stage.stack == "A" && table.isOpen(1))
        stage.tap(at: 100, y: table.y(of: 5))
        stage.swipeForward(y: table.y(of: 2))
        #expect(stage.stack == "AB")
    }

    @Test("A swipe recognizer waits for the swipe forward", .covers(.forward), arguments: [18, 26])
    func swipeRecognizer(version: Int) {
        let stage = stage(.init(on: version))
        let recognizer = UISwipeGestureRecognizer()
        recognizer.direction = .left
        var swipes = 0
        let target = ActionTarget { _ in swipes += 1 }
        recognizer.addTarget(target, action: .performAction)
        stage.top.view.addGestureRecognizer(recognizer)
        // A quick finger passes both distances in one event.
        stage.device.fingerDown(at: stage.point(stage.width - 4))
        stage.device.fingerMove(to: stage.point(stage.width - 304), duration: 0)
        stage.liftAfterRest()
        #expect(stage.stack == "AB" && swipes == 0)
        withExtendedLifetime(target) {}
    }

    @Test("The screen's own pan at the trailing edge comes before the swipe", .covers(.forward), arguments: [18, 26])
    func appsEdgePan(version: Int) {
        let stage = stage(.init(on: version))
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .right
        stage.top.view.addGestureRecognizer(recognizer)
        stage.pullForward()
        #expect(recognizer.hasBegun && !stage.isSwiping)
        stage.lift()
        #expect(stage.stack == "A")
    }

    @Test("A drag that closes an open row doesn't go forward", .covers(.forward), .needsPrivateAPI)
    func openRow() {
        let table = ActionTable()
        table.leading = [2]
        let stage = stage(.init(), showing: table.view)
        stage.drag(from: 100, to: 220, y: table.y(of: 2))
        #expect(table.isOpen(2))
        stage.swipeForward(y: table.y(of: 5))
        #expect(stage.stack == "A" && !table.isOpen(2))
    }

    @Test(
        "A stack inside the screen keeps the drag while it has a screen to pop", .covers(.forward, .nestedControllers))
    func innerStack() {
        let stage = stage(.init(on: 18))
        let inner = UINavigationController(rootViewController: UIViewController())
        stage.top.embed(inner)
        inner.pushViewController(UIViewController(), animated: false)
        stage.device.settle()
        stage.swipeForward()
        #expect(stage.stack == "A")
        inner.popViewController(animated: false)
        stage.device.settle()
        stage.swipeForward()
        #expect(stage.stack == "AB")
    }

    #if PublicAPIOnly
    @Test("Without private API the swipe comes before a row's trailing actions", .covers(.forward, .withoutPrivateAPI))
    func rowsWithoutPrivateAPI() {
        let table = ActionTable()
        table.trailing = [1]
        let stage = stage(.init(), showing: table.view)
        stage.swipeForward(y: table.y(of: 1))
        #expect(stage.stack == "AB" && !table.isOpen(1))
    }
    #endif

    @Test(
        "Excluded and preceding views, controls and switches keep the drag",
        .covers(.forward, .gestureSwitch), arguments: [18, 26])
    func refused(version: Int) {
        let canvas = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let slider = UISlider(frame: CGRect(x: 190, y: 380, width: 200, height: 40))
        slider.value = 1
        let pan = UIPanGestureRecognizer()
        let refusals: [(Stage) -> Void] = [
            { $0.top.popPreferences.excludedViews = [canvas] },
            { $0.top.popPreferences.excludedRects = [canvas.frame] },
            {
                canvas.addGestureRecognizer(pan)
                $0.top.popPreferences.precedingViews = [canvas]
            },
            { $0.top.popPreferences.isGestureEnabled = false },
            { $0.navigation.popGestureRecognizerEnabled = false },
            { $0.top.view.addSubview(slider) },
        ]
        for (index, refuse) in refusals.enumerated() {
            let stage = stage(.init(on: version), showing: canvas)
            refuse(stage)
            stage.swipeForward()
            #expect(stage.stack == "A" && stage.ahead == "B", "\(index)")
            #expect(stage.navigation.goForward(animated: true))
        }
    }

    @Test("A focused text with a selection keeps the drag", .covers(.forward, .textAndRows), arguments: [18, 26])
    func text(version: Int) {
        let text = UITextView(frame: CGRect(x: 0, y: 360, width: 390, height: 80))
        text.text = "Some text"
        let stage = stage(.init(on: version), showing: text)
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 0, length: 4)
        stage.device.settle()
        stage.swipeForward()
        #expect(stage.stack == "A")
        text.selectedRange = NSRange(location: 0, length: 0)
        stage.swipeForward()
        #expect(stage.stack == "AB")
    }

    @Test("A finger that lifts while another recognizer is undecided doesn't go forward", .covers(.forward, .lateBegin))
    func lateBegin() {
        let canvas = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        canvas.addGestureRecognizer(UndecidedRecognizer())
        let stage = stage(.init(on: 26), showing: canvas)
        stage.top.popPreferences.precedingViews = [canvas]
        stage.swipeForward()
        #expect(stage.stack == "A" && stage.ahead == "B" && !stage.device.isHung)
        stage.swipeForward(y: 600)
        #expect(stage.stack == "AB")
    }

    @Test("The area of the swipe back doesn't count", .covers(.forward), arguments: [18, 26])
    func area(version: Int) {
        for area: PopGestureArea in [.edge, .full, .system, .leadingPoints(0)] {
            let stage = stage(.init(on: version))
            stage.top.popPreferences.area = area
            stage.swipeForward()
            #expect(stage.stack == "AB")
        }
    }

    @Test(
        "The app's animator for the push moves under the finger", .covers(.forward, .animators),
        arguments: [15, 18, 26, 27])
    func appsAnimator(version: Int) {
        let stage = stage(.init(on: version))
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        stage.layOutAgain()
        stage.swipeForward(by: 80)
        #expect(stage.stack == "A" && delegate.animator?.runs == 1)
        stage.swipeForward()
        #expect(stage.stack == "AB" && delegate.animator?.runs == 2 && delegate.log.contains("animator A→B"))
        delegate.animator = nil
        stage.goBack()
        stage.swipeForward()
        #expect(stage.stack == "AB")
    }

    @Test(
        "With a delegate that drives interactions nothing is installed, until it is gone", .covers(.forward),
        arguments: [15, 18, 26, 27])
    func appsInteraction(version: Int) {
        let stage = stage(.init(on: version))
        var delegate: InteractingDelegate? = InteractingDelegate()
        delegate?.animator = nil
        stage.navigation.delegate = delegate
        let isInstalled = {
            stage.navigation.view.gestureRecognizers?.contains { $0.name == "PopNavigation.forward" } == true
        }
        #expect(!isInstalled())
        stage.swipeForward()
        #expect(stage.stack == "A" && stage.ahead == "B")
        delegate = nil
        #expect(isInstalled())
        stage.swipeForward()
        #expect(stage.stack == "AB")
    }

    @Test(
        "Another push during a swipe forward doesn't get the library's animator", .covers(.forward),
        arguments: [15, 18, 26, 27])
    func otherPush(version: Int) {
        let stage = stage(.init(on: version))
        stage.pullForward(by: 100)
        stage.navigation.pushViewController(stage.screen("X"), animated: true)
        stage.device.fingerMove(to: stage.point(30), duration: 0.2)
        stage.lift()
        #expect(!stage.device.isHung && stage.navigation.transitionCoordinator == nil)
        #expect(stage.stack.hasSuffix("X") && stage.ahead == "")
    }

    @Test("A zoomed screen isn't moved by a finger, and goForward zooms to it", .covers(.forward, .zoomTransitions))
    func zoomed() {
        let stage = Stage("A", .init(on: 26), keeping: 1)
        stage.pushZoomed("B")
        stage.goBack()
        stage.swipeForward()
        #expect(stage.stack == "A" && stage.ahead == "B")
        #expect(stage.navigation.goForward(animated: true))
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("A subclass whose push does nothing doesn't hang", .covers(.forward, .neverHangs))
    func withoutSuper() {
        final class Refusing: BasicNavigationController {
            var refuses = false

            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                if !refuses { super.pushViewController(viewController, animated: animated) }
            }
        }
        let navigation = Refusing(nibName: nil, bundle: nil)
        let stage = Stage("AB", navigation: navigation)
        navigation.forwardLimit = 1
        stage.goBack()
        navigation.refuses = true
        stage.swipeForward()
        #expect(stage.stack == "A" && stage.ahead == "B")
        navigation.refuses = false
        stage.swipeForward()
        #expect(stage.stack == "AB")
        stage.expectUsable()
    }
}
