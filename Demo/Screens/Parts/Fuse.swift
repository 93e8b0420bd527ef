import UIKit

/// A line over the top of the window that burns down and then runs a closure.
///
/// It lies in the window: what lies in a screen stands still while a finger drags the screen.
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
