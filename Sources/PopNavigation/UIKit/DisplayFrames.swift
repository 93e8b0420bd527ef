#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Calls a handler for each frame of the display while it is running.
@MainActor
final class DisplayFrames: NSObject {
    var handler: @MainActor () -> Void = {}
    private var link: CADisplayLink?

    var isRunning: Bool {
        get { link != nil }
        set {
            guard newValue != isRunning else { return }
            link?.invalidate()
            link = nil
            guard newValue else { return }
            // The link retains its target, and the handler holds the controller weakly.
            let link = CADisplayLink(target: self, selector: .displayFrame)
            link.add(to: .main, forMode: .common)
            self.link = link
        }
    }

    /// The action of the display link.
    func frame() {
        handler()
    }
}
#endif
