import UIKit
import UIKitSimulator

/// A device with a full-screen scroll view, by default 390 × 844, whose insets do not include the safe area.
@MainActor
struct ScrollScreen {
    let device: SimulatedDevice
    let scrollView: UIScrollView
    let log = ScrollLog()
    let controller = UIViewController()

    init(
        content: CGSize, in scrollView: UIScrollView = UIScrollView(),
        configuration: SimulatedDevice.Configuration = .init(), prepare: (UIScrollView) -> Void = { _ in }
    ) {
        device = SimulatedDevice(configuration)
        self.scrollView = scrollView
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.frame = CGRect(origin: .zero, size: configuration.screenSize)
        scrollView.contentSize = content
        prepare(scrollView)
        controller.view.addSubview(scrollView)
        device.show(controller)
        scrollView.delegate = log
    }

    static let wide = CGSize(width: 5000, height: 844)
    static let tall = CGSize(width: 390, height: 20000)

    /// One frame of the display, in seconds.
    static let frame = 1.0 / 120

    /// Moves a finger by the vector at a constant speed in points per second, and keeps it on the screen.
    func drag(from start: CGPoint = CGPoint(x: 200, y: 400), by vector: CGVector, speed: CGFloat) {
        device.fingerDown(at: start)
        let distance = hypot(vector.dx, vector.dy)
        device.fingerMove(
            to: CGPoint(x: start.x + vector.dx, y: start.y + vector.dy), duration: TimeInterval(distance / speed))
    }

    /// Holds the finger still with a slow last movement, so that its release velocity is 0 (fact B10).
    func hold(at point: CGPoint) {
        device.fingerMove(to: CGPoint(x: point.x, y: point.y - 1), duration: 0.05)
        device.fingerMove(to: point, duration: 0.05)
        device.wait(0.3)
    }

    /// The offsets of the frames from now on, with their times from now.
    func motion(frames: Int) -> [(time: TimeInterval, offset: CGPoint)] {
        let start = device.now
        return (0..<frames).map { _ in
            device.wait(Self.frame)
            let displayed = ((device.now + 1e-9) / Self.frame).rounded(.down) * Self.frame
            return (displayed - start, scrollView.contentOffset)
        }
    }

    /// The current offset and the offset at each frame from now on.
    func offsets(frames: Int) -> [CGPoint] {
        var offsets = [scrollView.contentOffset]
        for _ in 0..<frames {
            device.wait(Self.frame)
            offsets.append(scrollView.contentOffset)
        }
        return offsets
    }
}

/// Logs the delegate calls of a scroll view, successive `didScroll` calls as one.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
    private(set) var calls: [String] = []
    var velocity: CGPoint?
    var proposed: CGPoint?
    var wanted: CGPoint?
    var zoomView: UIView?
    var onScroll: ((UIScrollView) -> Void)?
    var onEndDragging: ((UIScrollView) -> Void)?

    private func note(_ call: String) {
        if calls.last != call { calls.append(call) }
    }

    func forget() {
        calls = []
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("didScroll")
        onScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        note("willBeginDragging")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging")
        self.velocity = velocity
        proposed = targetContentOffset.pointee
        if let wanted { targetContentOffset.pointee = wanted }
        onEndDragging?(scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        note("didEndDecelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        note("didEndScrollingAnimation")
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        note("willBeginZooming")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        note("didZoom")
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("didEndZooming \(scale)")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        note("didChangeAdjustedContentInset")
    }
}
