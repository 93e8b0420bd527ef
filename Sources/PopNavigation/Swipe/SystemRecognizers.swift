#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The recognizers that can pop a controller: its own and UIKit's. This object alone enables and disables them.
@MainActor
final class PopRecognizers {
    /// The controller's own recognizer.
    let own = PopPanGestureRecognizer()

    private let edge = DisabledRecognizer()
    private let content = DisabledRecognizer()

    init() {
        own.name = "PopNavigation.swipe"
        own.maximumNumberOfTouches = 1
        // As UIKit's edge recognizer: two fingers on a trackpad go back.
        own.allowedScrollTypesMask = .continuous
        // As UIKit's content recognizer: a drag with a pointer selects.
        own.allowedTouchTypes = [
            NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.pencil.rawValue),
        ]
    }

    /// Adds the own recognizer or removes it, and enables exactly the recognizers that the driver uses.
    ///
    /// The own recognizer stays enabled while the gesture is switched off: it reports why a drag pops no screen.
    func use(for driver: PopDriver, isOn: Bool, in controller: BasicNavigationController) {
        let systemEdge = controller.interactivePopGestureRecognizer
        install(for: driver, on: systemEdge?.view ?? controller.view, in: controller)
        let systemContent = controller.contentPopRecognizer
        if isOn, driver == .unmanaged || controller.leavesScreenToSystem {
            edge.restore()
            content.restore()
            return
        }
        edge.disable(systemEdge)
        if isOn, driver == .contentPop {
            content.restore()
            systemContent?.setEnabled(true)
        } else {
            content.disable(systemContent)
        }
    }

    private func install(for driver: PopDriver, on view: UIView, in controller: BasicNavigationController) {
        own.setEnabled(driver.usesOwnRecognizer)
        guard driver.usesOwnRecognizer else {
            own.view?.removeGestureRecognizer(own)
            return
        }
        if own.delegate !== controller { own.delegate = controller }
        if own.view !== view { view.addGestureRecognizer(own) }
    }
}

/// A recognizer of UIKit's that the library has disabled. One that the app has disabled is not restored.
@MainActor
private final class DisabledRecognizer {
    private var recognizer: UIGestureRecognizer?

    func disable(_ candidate: UIGestureRecognizer?) {
        guard let candidate, candidate.isEnabled else { return }
        candidate.isEnabled = false
        recognizer = candidate
    }

    func restore() {
        recognizer?.isEnabled = true
        recognizer = nil
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer is in the middle of a continuous gesture.
    var isUnderWay: Bool { state == .began || state == .changed }

    /// Cancels a gesture under way. UIKit documents this effect of `isEnabled`.
    func cancelGesture() {
        if isUnderWay { loseTouches() }
    }

    /// Ends the recognizer's part in the present touches.
    func loseTouches() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }

    /// Sets `isEnabled` only if it differs; setting it has effects while fingers are down.
    fileprivate func setEnabled(_ enabled: Bool) {
        if isEnabled != enabled { isEnabled = enabled }
    }
}

extension UINavigationController {
    /// Whether the top screen brings gestures of the system's own.
    var leavesScreenToSystem: Bool { topViewController?.usesSystemTransition ?? false }

    /// The recognizer with which iOS 26 and later pop from anywhere in the content; `nil` on earlier systems.
    var contentPopRecognizer: UIGestureRecognizer? {
        if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer } else { nil }
    }
}
#endif
