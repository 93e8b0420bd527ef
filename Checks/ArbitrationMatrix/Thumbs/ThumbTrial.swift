import PopNavigation
import UIKit
import UIKitSimulator

/// What a thumb did to one controller.
package enum ThumbOutcome: Hashable, Sendable {
    case popped
    /// A pop began and was cancelled.
    case cancelled
    /// No pop began, and the content moved: a scroll view, or what follows a pan. With the library: the reason.
    case scrolled(PopGestureRefusal?)
    /// No pop began. With the library: the reason.
    case nothing(PopGestureRefusal?)
    case hung

    /// Whether a pop began where a plain controller leaves the thumb to a scroll view.
    func takes(from plain: ThumbOutcome) -> Bool {
        plain == .scrolled(nil) && (self == .popped || self == .cancelled)
    }
}

extension ThumbOutcome: CustomStringConvertible {
    package var description: String {
        switch self {
        case .popped: "pops"
        case .cancelled: "begins and is cancelled"
        case .scrolled(let refusal): "scrolls" + (refusal.map { ", refused as \($0)" } ?? "")
        case .nothing(let refusal): refusal.map { "refused as \($0)" } ?? "nothing"
        case .hung: "hangs"
        }
    }
}

/// Plays a thumb on one controller.
@MainActor
struct ThumbTrial {
    static func play(_ thumb: Thumb, on surroundings: Surroundings, with contestant: Contestant) -> ThumbOutcome {
        let device = contestant.makeDevice(in: surroundings)
        let navigation = contestant.makeController(on: surroundings)
        let (below, top) = (ContentScreen(), ContentScreen())
        navigation.viewControllers = [below, top]
        device.show(navigation)
        device.settle()
        let (screen, insets) = (device.window.bounds.size, device.window.safeAreaInsets)
        let leading = surroundings.isMirrored ? insets.right : insets.left
        func point(_ forward: CGFloat, _ down: CGFloat) -> CGPoint {
            let x = leading + thumb.distance + forward
            return CGPoint(x: surroundings.isMirrored ? screen.width - x : x, y: screen.height * thumb.height + down)
        }
        thumb.content.fill(top, touchedAt: navigation.view.convert(point(0, 0), to: top.view))
        device.settle()
        let offsets = views(below: top.view).compactMap { $0 as? UIScrollView }.map { ($0, $0.contentOffset) }

        device.fingerDown(at: point(0, 0))
        let pans = views(below: top.view).flatMap { $0.gestureRecognizers ?? [] }.filter {
            $0 is UIPanGestureRecognizer
        }
        var (time, hasBegun, hasPanned) = (0.0, false, false)
        for sample in thumb.path.samples {
            device.wait(sample.time - time)
            time = sample.time
            device.fingerMove(to: point(sample.forward, sample.down))
            hasBegun = hasBegun || navigation.topViewController !== top
            hasPanned = hasPanned || pans.contains { $0.state == .began || $0.state == .changed }
        }
        device.wait(thumb.path.lift - time)
        device.fingerUp()
        device.settle()
        if device.isHung { return .hung }
        if navigation.topViewController !== top { return .popped }
        if hasBegun { return .cancelled }
        let verdict = (navigation as? BasicNavigationController)?.lastPopGestureVerdict
        let refusal: PopGestureRefusal? = if case .refused(let refusal) = verdict { refusal } else { nil }
        let hasScrolled = hasPanned || offsets.contains { scrollView, offset in scrollView.contentOffset != offset }
        return hasScrolled ? .scrolled(refusal) : .nothing(refusal)
    }

    private static func views(below view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap(views(below:))
    }
}
