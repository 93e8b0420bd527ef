#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// UIKit's own recognizers of a controller, each behind a gate: none of them begins unless the controller has decided.
///
/// UIKit's recognizers know nothing of areas, switches and refusals, and their delegates are UIKit's. Apple offers them
/// for failure requirements, and one is enough for each. Both stay enabled: `isEnabled` is the app's.
@MainActor
final class SystemRecognizers {
    private weak var controller: BasicNavigationController?
    private let edgeGate = PopGate(named: "PopNavigation.edgeGate")
    /// Also where UIKit has no content recognizer: it cancels the touches of rows.
    private let contentGate = PopGate(named: "PopNavigation.contentGate")
    /// Whether the recognizers are left to UIKit and to the app, so that they may follow touches and scrolls.
    private var isReleased = false
    /// The scrolls that UIKit's edge recognizer accepts without the library.
    private var scrollTypes: UIScrollTypeMask?

    init(of controller: BasicNavigationController) {
        self.controller = controller
    }

    /// Decides for both gates. Held weakly.
    func setKeeper(_ keeper: any PopGateKeeper) {
        edgeGate.keeper = keeper
        contentGate.keeper = keeper
    }

    /// The recognizer of the leading edge.
    var edge: UIGestureRecognizer? { controller?.interactivePopGestureRecognizer }

    /// The recognizer with which iOS 26 and later pop from anywhere in the content; `nil` on earlier systems.
    var content: UIGestureRecognizer? { controller?.contentPopRecognizer }

    /// Whether UIKit's recognizers drive a swipe now.
    var isSwiping: Bool { edge?.isUnderWay == true || content?.isUnderWay == true }

    /// Puts the gates in front of the recognizers that UIKit has now.
    func hold(on view: UIView) {
        // The content recognizer would begin when a gate takes the touches from the edge recognizer, even after the
        // finger has lifted. The edge recognizer may follow a trackpad's scroll, which has no touches.
        if isReleased {
            for recognizer in [content, edge] { recognizer?.loseAttempt() }
        }
        isReleased = false
        edgeGate.hold(edge, on: view)
        contentGate.hold(content, on: content?.view ?? view)
        // A scroll of a trackpad has no touches that a gate could receive. The controller's own recognizer pops
        // instead.
        if let pan = edge as? UIPanGestureRecognizer, !pan.allowedScrollTypesMask.isEmpty {
            scrollTypes = pan.allowedScrollTypesMask
            pan.allowedScrollTypesMask = []
        }
    }

    /// Leaves the recognizers to UIKit and to the app.
    func release() {
        isReleased = true
        edgeGate.leave()
        contentGate.leave()
        if let scrollTypes { (edge as? UIPanGestureRecognizer)?.allowedScrollTypesMask = scrollTypes }
        scrollTypes = nil
    }

    /// Whether the gate holds the edge recognizer, and not the content recognizer.
    func isEdgeGate(_ gate: PopGate) -> Bool { gate === edgeGate }

    /// Whether the recognizer is one of UIKit's two.
    func contains(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === edge || recognizer === content }

    /// Whether UIKit lets its own recognizers pop the top screen. Its conditions are not public; these are reported.
    var canPopTopScreen: Bool {
        guard let controller else { return false }
        return controller.showsSystemBackButton && !controller.delegateSuppliesAnimators
    }

    /// Whether UIKit's edge recognizer has the touch and may still begin.
    var isEdgeUndecided: Bool { edge?.isUndecided == true }

    /// Whether UIKit's content recognizer has the touch and may still begin.
    var isContentUndecided: Bool { content?.isUndecided == true }

    /// Whether UIKit's content recognizer has begun with the touch.
    var hasContentBegun: Bool {
        switch content?.state {
        case .began, .changed, .ended, .cancelled: true
        default: false
        }
    }

    /// The driver of a pop that one of the recognizers requests now.
    var requestingDriver: PopDriver? {
        if edge?.state == .began { return .system }
        return content?.state == .began ? .contentPop : nil
    }

    /// Lets UIKit's edge recognizer pop.
    func openEdge() {
        edgeGate.open()
    }

    /// Keeps UIKit's edge recognizer from the touches that are down.
    func closeEdge() {
        edgeGate.close()
    }

    /// Lets UIKit's content recognizer pop.
    func openContent() {
        contentGate.open()
    }

    /// Keeps both recognizers from the touches that are down.
    ///
    /// - Parameter cancelsTouches: Whether the touched views lose the touches too.
    func close(cancelsTouches: Bool) {
        edgeGate.close()
        contentGate.close(cancelsTouches: cancelsTouches)
    }

    /// Whether UIKit has a recognizer that no gate holds: it has appeared late, or been replaced.
    var needsHold: Bool { edge !== edgeGate.held || content !== contentGate.held }

    /// Cancels a swipe that UIKit's recognizers drive, and takes the touches from those that have not begun.
    func cancel() {
        edge?.loseTouches()
        content?.loseTouches()
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer is in the middle of a continuous gesture.
    @_spi(PopNavigationUI) public var isUnderWay: Bool { state == .began || state == .changed }

    /// Whether the recognizer has a touch and may still begin.
    fileprivate var isUndecided: Bool { state == .possible && numberOfTouches > 0 }

    /// Ends the recognizer's part in the present touches, if it has any.
    func loseTouches() {
        if numberOfTouches > 0 || isUnderWay { loseAttempt() }
    }

    /// Makes the recognizer fail, or cancels it. UIKit documents this effect of `isEnabled`.
    @_spi(PopNavigationUI) public func loseAttempt() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }
}

extension UINavigationController {
    /// The recognizer with which iOS 26 and later pop from anywhere in the content; `nil` on earlier systems.
    @_spi(PopNavigationUI) public var contentPopRecognizer: UIGestureRecognizer? {
        if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer } else { nil }
    }
}
#endif
