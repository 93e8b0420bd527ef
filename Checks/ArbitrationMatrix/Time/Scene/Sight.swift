@testable import UIKit

/// What a user sees of the screens at one moment: the frames of those that are in the window.
struct Sight: Sendable {
    private var frames: [String: CGRect] = [:]

    @MainActor
    init(of screens: [TimedScreen], in window: UIWindow) {
        for screen in screens {
            guard let view = screen.viewIfLoaded, view.window === window else { continue }
            let frame = view.presentationFrame(in: window)
            let visible = frame.intersection(window.bounds)
            if visible.width > Self.tolerance, visible.height > Self.tolerance { frames[screen.name] = frame }
        }
    }

    func differs(from other: Sight) -> Bool {
        frames.count != other.frames.count
            || frames.contains { name, frame in
                guard let there = other.frames[name] else { return true }
                return abs(frame.minX - there.minX) > Self.tolerance || abs(frame.minY - there.minY) > Self.tolerance
            }
    }

    /// In points.
    private static let tolerance: CGFloat = 0.01
}

extension Sight: CustomStringConvertible {
    var description: String {
        frames.sorted { $0.key < $1.key }.map { "\($0) at \(Int($1.minX.rounded()))" }.joined(separator: ", ")
    }
}

extension UIView {
    /// The frame during animations, in an ancestor's coordinates. Views on the way are not rotated or scaled.
    fileprivate func presentationFrame(in ancestor: UIView) -> CGRect {
        var frame = layer.presentationValues.frame(anchorPoint: layer.anchorPoint)
        var above = superview
        while let view = above, view !== ancestor {
            let values = view.layer.presentationValues
            let origin = values.frame(anchorPoint: view.layer.anchorPoint).origin
            frame = frame.offsetBy(dx: origin.x - values.bounds.minX, dy: origin.y - values.bounds.minY)
            above = view.superview
        }
        return frame
    }
}
