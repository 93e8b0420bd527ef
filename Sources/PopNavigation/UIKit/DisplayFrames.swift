#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Calls a handler for each frame of the display while it is running.
@MainActor
final class DisplayFrames {
    var handler: @MainActor () -> Void = {}
    private var link: CADisplayLink?

    var isRunning: Bool {
        get { link != nil }
        set {
            guard newValue != isRunning else { return }
            link?.invalidate()
            link = nil
            guard newValue else { return }
            // The link retains its target.
            let target = ActionTarget { [weak self] _ in self?.handler() }
            let link = CADisplayLink(target: target, selector: .performAction)
            link.add(to: .main, forMode: .common)
            self.link = link
        }
    }
}
#endif
