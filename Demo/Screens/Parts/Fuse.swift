import UIKit

/// A line at the top of the window that shortens over time and then runs a closure.
///
/// The line is in the window, since animations inside a screen pause while a finger drags it.
final class Fuse: UIView {
    static func light(in window: UIWindow, seconds: TimeInterval, color: UIColor, then action: @escaping () -> Void) {
        let fuse = Fuse(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: 6))
        fuse.backgroundColor = color
        fuse.isUserInteractionEnabled = false
        window.addSubview(fuse)
        UIView.animate(withDuration: seconds, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            fuse.frame.size.width = 0
        } completion: { _ in
            fuse.removeFromSuperview()
            action()
        }
    }
}
