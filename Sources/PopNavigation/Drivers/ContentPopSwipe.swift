#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A swipe that the content recognizer of iOS 26 drives, under the controller's rules.
///
/// UIKit's recognizer has waited behind its gate, and needs a longer distance than the controller's own, which has
/// decided. If UIKit's recognizer fails before it begins, or the finger lifts, the public transition pops instead: no
/// swipe is lost.
@MainActor
final class ContentPopSwipe: PopSwipe {
    private weak var systemRecognizers: SystemRecognizers?
    private let makeFallback: @MainActor () -> (any PopSwipe)?
    private var fallback: (any PopSwipe)?
    private(set) var hasTakenOver = false

    /// - Parameter makeFallback: Makes the swipe of the public transition; `nil` while another transition runs: the
    ///   public transition interrupts none.
    init(
        with systemRecognizers: SystemRecognizers, orElse makeFallback: @escaping @MainActor () -> (any PopSwipe)?
    ) {
        self.systemRecognizers = systemRecognizers
        self.makeFallback = makeFallback
    }

    func handle(_ drag: UIPanGestureRecognizer) {
        if let fallback { return fallback.handle(drag) }
        guard let systemRecognizers else { return }
        if drag.state == .began { systemRecognizers.openContent() }
        if systemRecognizers.hasContentBegun { hasTakenOver = true }
        guard !hasTakenOver else { return }
        switch drag.state {
        case .changed where !systemRecognizers.isContentUndecided, .ended:
            fallback = makeFallback()
            fallback?.handle(drag)
        default: break
        }
    }
}
#endif
