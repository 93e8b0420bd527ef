import PopNavigation
import UIKit

/// The checks after each step.
extension World {
    func checkAlways() {
        if device.isHung { ledger.report("hung", "a private interaction dangles") }
        checkStack()
        checkRecognizers()
        if navigation.delegate !== expectedDelegate {
            ledger.report("delegate", "it does not read back what was set")
        }
    }

    private func checkStack() {
        let stack = navigation.viewControllers
        if stack.isEmpty { ledger.report("stack", "empty") }
        if navigation.topViewController !== stack.last {
            ledger.report("stack", "the top is not the last of \(stack)")
        }
        for (index, screen) in stack.enumerated() {
            if stack[..<index].contains(where: { $0 === screen }) {
                ledger.report("stack", "\(screen) is in it twice")
            }
            if screen.parent !== navigation { ledger.report("stack", "\(screen) is in it and no child") }
        }
        var shown = 0
        for screen in stack where screen.viewIfLoaded?.isDescendant(of: navigation.view) == true { shown += 1 }
        if shown > 2 { ledger.report("stack", "\(shown) screens show at once") }
    }

    /// Checks that exactly the recognizers that the driver uses are enabled. With the switch off only the library's
    /// recognizer is enabled: it reports refused drags.
    private func checkRecognizers() {
        guard navigation.isViewLoaded else { return }
        guard !isLeftToSystem else { return }
        let isOn = navigation.popGestureRecognizerEnabled
        let driver = navigation.activePopDriver
        let edge = navigation.interactivePopGestureRecognizer
        let usesOwn = driver == .system || driver == .percentDriven
        if driver == .automatic { ledger.report("driver", "the driver at work is automatic") }
        if let edge, edge.isEnabled != (isOn && driver == .unmanaged) {
            ledger.report(
                "recognizers", "the edge one is \(word(edge.isEnabled)) with \(driver), switch \(word(isOn))")
        }
        if let own = navigation.popRecognizer {
            if usesOwn, !own.isEnabled {
                ledger.report(
                    "recognizers", "the own one is \(word(own.isEnabled)) with \(driver), switch \(word(isOn))")
            }
            if own.view == nil { ledger.report("recognizers", "the own one is on no view with \(driver)") }
            if own.delegate !== navigation {
                ledger.report("recognizers", "the own one's delegate is not the controller")
            }
        } else if usesOwn {
            ledger.report("recognizers", "there is no own one with \(driver)")
        }
        if let content = navigation.contentRecognizer, driver != .contentPop, driver != .unmanaged, content.isEnabled {
            ledger.report("recognizers", "the content one is on with \(driver)")
        }
        if let content = navigation.contentRecognizer, !isOn, content.isEnabled {
            ledger.report("recognizers", "the content one is on, the switch off")
        }
    }

    /// Whether the system's recognizers may be enabled:
    /// on a zoomed screen, and until a transition away from it has ended.
    private var isLeftToSystem: Bool {
        if navigation.topViewController?.preferredTransition != nil { return true }
        return !(isAtRest && isShown) && ledger.existingScreens().contains { $0.preferredTransition != nil }
    }

    private func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}

extension UINavigationController {
    /// The content recognizer; nil before iOS 26.
    fileprivate var contentRecognizer: UIGestureRecognizer? {
        guard System.current.configuration.systemVersion >= 26 else { return nil }
        return interactiveContentPopGestureRecognizer
    }
}
