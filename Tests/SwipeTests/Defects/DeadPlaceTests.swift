import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A recognizer of the app that waits for the own pan while the own pan waits for it: neither begins.
@MainActor
@Suite("Places where neither the swipe nor the app's recognizer begins")
struct DeadPlaceTests {
    /// What the app tells `popRecognizer` to wait for.
    enum Tied: String, CaseIterable {
        case carousel, pager, grid, pan

        /// Puts the view on the screen, and returns the recognizer.
        @MainActor
        func install(on screen: UIViewController, isMirrored: Bool) -> UIGestureRecognizer {
            func show(_ scrollView: UIScrollView) -> UIGestureRecognizer {
                screen.view.addSubview(scrollView)
                // The leading limit.
                if isMirrored { scrollView.contentOffset.x = scrollView.contentSize.width - scrollView.bounds.width }
                return scrollView.panGestureRecognizer
            }
            func show(_ recognizer: UIGestureRecognizer) -> UIGestureRecognizer {
                let view = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
                view.addGestureRecognizer(recognizer)
                screen.view.addSubview(view)
                return recognizer
            }
            switch self {
            case .carousel: return show(.carousel())
            case .pager:
                let pager = UIScrollView.carousel(width: 3 * 390)
                pager.isPagingEnabled = true
                return show(pager)
            case .grid: return show(.list(width: 1200))
            case .pan: return show(UIPanGestureRecognizer())
            }
        }
    }

    /// Whether a drag has begun a swipe back or the recognizer.
    private func begins(_ recognizer: UIGestureRecognizer, from start: CGFloat, y: CGFloat, _ stage: PlainStage) -> Bool
    {
        var hasBegun = false
        stage.device.fingerDown(at: stage.point(start, y))
        for step in 1...30 {
            stage.device.fingerMove(to: stage.point(start + 4 * CGFloat(step), y), duration: 1 / 120)
            switch recognizer.state {
            case .began, .changed, .ended: hasBegun = true
            default: break
            }
            if stage.isSwiping { hasBegun = true }
        }
        stage.lift()
        #expect(!stage.device.isHung)
        return hasBegun
    }

    @Test(
        "`popRecognizer.require(toFail:)` lets the other recognizer begin, or the screen pops",
        .covers(.scrollViews, .appLines),
        arguments: TestedSystem.all, Tied.allCases)
    func requirement(system: TestedSystem, tied: Tied) throws {
        for start in [5, 30, 100] as [CGFloat] {
            let stage = system.own()
            (stage.controller as? BasicNavigationController)?.popGestureArea = .full
            let recognizer = tied.install(on: stage.top, isMirrored: system.direction == .rightToLeft)
            try #require(stage.controller.basicPopRecognizer).require(toFail: recognizer)
            stage.device.settle()
            #expect(begins(recognizer, from: start, y: 400, stage), "from \(start)")
        }
    }

    @Test(
        "A scroll view for which the own pan is to wait scrolls as on a plain controller",
        .covers(.scrollViews, .appLines),
        arguments: TestedSystem.withoutContentRecognizer, [Tied.carousel, .pager, .grid])
    func scrolls(system: TestedSystem, tied: Tied) throws {
        func offsets(from start: CGFloat, _ stage: PlainStage) -> [CGFloat] {
            let recognizer = tied.install(on: stage.top, isMirrored: system.direction == .rightToLeft)
            stage.controller.basicPopRecognizer?.require(toFail: recognizer)
            stage.device.settle()
            stage.device.fingerDown(at: stage.point(start))
            defer { stage.lift() }
            return (1...30).map { step in
                stage.device.fingerMove(to: stage.point(start + 4 * CGFloat(step)), duration: 1 / 60)
                return (recognizer.view as? UIScrollView)?.contentOffset.x ?? 0
            }
        }
        for start in [30, 100] as [CGFloat] {
            let plain = offsets(from: start, system.plain())
            #expect(Set(plain).count > 10)
            #expect(offsets(from: start, system.own()) == plain, "from \(start)")
        }
    }

    @Test(
        "With an animator of the app's delegate, the swipe or the app's own pan begins",
        .covers(.animators, .appLines),
        arguments: TestedSystem.all, [false, true])
    func animator(system: TestedSystem, isOnStack: Bool) throws {
        for isRequired in [false, true] { try animator(system, isOnStack: isOnStack, isRequired: isRequired) }
    }

    private func animator(_ system: TestedSystem, isOnStack: Bool, isRequired: Bool) throws {
        for start in [2, 10, 30, 100, 250] as [CGFloat] {
            let stage = system.own()
            let delegate = PlainAnimatingDelegate()
            stage.controller.delegate = delegate
            let map = UIView.map()
            let pan = map.gestureRecognizers![0]
            if isOnStack { stage.controller.view.addGestureRecognizer(pan) } else { stage.top.view.addSubview(map) }
            if isRequired { try #require(stage.controller.basicPopRecognizer).require(toFail: pan) }
            stage.device.settle()
            let hasBegun = withExtendedLifetime(delegate) { begins(pan, from: start, y: 400, stage) }
            #expect(hasBegun, "from \(start), required: \(isRequired)")
        }
    }
}

extension UINavigationController {
    /// The library's recognizer; `nil` on a plain controller.
    fileprivate var basicPopRecognizer: UIGestureRecognizer? { (self as? BasicNavigationController)?.popRecognizer }
}
