import UIKit

extension UISlider {
    /// A slider across the view, with its thumb as near to a point as it gets.
    convenience init(withThumbAt point: CGPoint, in view: UIView) {
        self.init(frame: CGRect(x: 0, y: point.y - 20, width: view.bounds.width, height: 40))
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: 0)
        let share = (point.x - thumb.width / 2 - track.minX) / max(track.width - thumb.width, 1)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        value = Float(isMirrored ? 1 - share : share)
    }
}
