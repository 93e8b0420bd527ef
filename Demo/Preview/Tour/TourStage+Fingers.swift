import DemoScreens
import Foundation
import PopNavigation
import UIKit

/// The shared list's spots and fingers on the simulated device.
extension TourStage {
    /// One finger's points with their times, in seconds from the first touch.
    struct Path {
        var points: [(time: TimeInterval, point: CGPoint)]
        /// Whether the points are the pointer's location and the locations to which the content should scroll.
        var isOnTrackpad = false

        var start: TimeInterval { points[0].time }
        var end: TimeInterval { points[points.count - 1].time }

        func point(at time: TimeInterval) -> CGPoint {
            guard let next = points.firstIndex(where: { $0.time > time }), next > 0 else {
                return time < start ? points[0].point : points[points.count - 1].point
            }
            let (from, to) = (points[next - 1], points[next])
            let share = CGFloat((time - from.time) / (to.time - from.time))
            return CGPoint(
                x: from.point.x + (to.point.x - from.point.x) * share,
                y: from.point.y + (to.point.y - from.point.y) * share)
        }
    }

    func path(of finger: TrialFinger) throws -> Path {
        var last = (time: finger.delay, point: try point(of: finger.start))
        var path = Path(points: [last], isOnTrackpad: finger.isOnTrackpad)
        for move in finger.moves {
            let end =
                switch move.target {
                case .spot(let spot): try point(of: spot)
                case .by(let x, let y): CGPoint(x: last.point.x + x, y: last.point.y + y)
                }
            last = (last.time + move.duration, end)
            path.points.append(last)
        }
        return path
    }

    /// Plays the fingers together, frame by frame.
    ///
    /// - Parameters:
    ///   - early: Called after the first frame.
    ///   - during: Called after three fifths of a single move, or at each bend of the first finger's path.
    func play(_ paths: [Path], early: () throws -> Void, during: () throws -> Void) throws {
        let frame = 1 / Scene.rate
        let main = paths[0]
        if main.isOnTrackpad { return try scroll(main, during: during) }
        var bends = main.points.dropFirst().dropLast().map(\.time)
        if bends.isEmpty { bends = [main.start + (main.end - main.start) * 0.6] }
        for (index, path) in paths.enumerated() where path.start < frame / 2 { down(index, at: path.points[0].point) }
        let frames = max(1, Int((paths.map(\.end).max()! / frame).rounded()))
        for number in 1...frames {
            let time = Double(number) * frame
            var targets: [Int: CGPoint] = [:]
            for (index, path) in paths.enumerated() where fingers[index] != nil {
                let point = path.point(at: time)
                // A resting finger doesn't send events.
                if point != fingers[index] { targets[index] = point }
            }
            move(targets, duration: frame)
            if number == 1 { try early() }
            while let bend = bends.first, bend < time + frame / 2 {
                bends.removeFirst()
                try during()
            }
            for (index, path) in paths.enumerated() {
                let touchesNow = abs(path.start - time) <= frame / 2 && path.start >= frame / 2
                if touchesNow { down(index, at: path.points[0].point) }
                if abs(path.end - time) < frame / 2 { up(index) }
            }
        }
        for index in paths.indices { up(index) }
    }

    /// Plays a scroll of two fingers on a trackpad. The pointer represents the fingers.
    private func scroll(_ path: Path, during: () throws -> Void) throws {
        let frame = 1 / Scene.rate
        let frames = max(2, Int((path.end / frame).rounded()))
        var last = path.points[0].point
        device.scrollBegin(at: last)
        for number in 1...frames {
            let next = path.point(at: Double(number) * frame)
            scrollMove(by: CGVector(dx: next.x - last.x, dy: next.y - last.y), duration: frame)
            last = next
            if number == frames * 3 / 5 { try during() }
        }
        device.scrollEnd()
    }

    func point(of spot: TrialSpot) throws -> CGPoint {
        switch spot.anchor {
        case .screen: return spot.point(in: CGRect(origin: .zero, size: size))
        case .navigationBar:
            let bar = navigationController.navigationBar
            return spot.point(in: bar.convert(bar.bounds, to: nil))
        case .element(.backButton):
            let bar = navigationController.navigationBar
            // In a vertical bar the only button is the back button.
            if bar.traitCollection.verticalBarEdge != .unspecified, let button = visible(isInNavigationBar) {
                return middle(of: button)
            }
            return bar.convert(CGPoint(x: 30, y: bar.bounds.midY), to: nil)
        case .element(let element):
            let view = try view(of: element)
            return spot.point(in: view.convert(view.bounds, to: nil))
        }
    }

    private func isInNavigationBar(_ button: UIControl) -> Bool {
        sequence(first: button as UIView, next: \.superview).contains { $0 is UINavigationBar }
    }

    private func view(of element: TrialElement) throws -> UIView {
        let found: UIView? =
            switch element {
            case .text(let text), .button(let text): visible { (label: UILabel) in label.text == text }
            case .view(let identifier): visible { (view: UIView) in view.accessibilityIdentifier == identifier }
            case .slider: visible { (_: UISlider) in true }
            case .textField: visible { (_: UITextField) in true }
            case .searchField: visible { (_: UISearchTextField) in true }
            case .backButton: nil
            }
        guard let found else { throw Misbehaviour("there is no \(element) on the screen") }
        return found
    }

    /// The frontmost matching view in the window.
    private func visible<View: UIView>(_ fits: (View) -> Bool) -> View? {
        func search(_ root: UIView) -> View? {
            if root.isHidden || root.alpha == 0 { return nil }
            for subview in root.subviews.reversed() {
                if let found = search(subview) { return found }
            }
            return (root as? View).flatMap { fits($0) ? $0 : nil }
        }
        return search(device.window)
    }
}
