#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Calls a handler for each frame of the display while it is running, for as long as this object exists.
@MainActor
final class DisplayFrames {
    var handler: @MainActor () -> Void = {}
    private var link: CADisplayLink?

    var isRunning: Bool {
        get { link != nil }
        set {
            guard newValue != isRunning else { return }
            link?.invalidate()
            link = newValue ? makeLink() : nil
        }
    }

    /// The run loop retains the link, which retains its target, so the link outlives this object until the next frame.
    private func makeLink() -> CADisplayLink {
        let target = ActionTarget { [weak self] link in
            if let self { handler() } else { (link as? CADisplayLink)?.invalidate() }
        }
        let link = CADisplayLink(target: target, selector: .performAction)
        link.add(to: .main, forMode: .common)
        return link
    }
}
#endif
