import PopNavigation
import UIKit

/// What holds at every moment.
extension World {
    func checkAlways() {
        if device.isHung { ledger.complain("hung", "a private interaction dangles") }
        checkStack()
        checkRecognizers()
        if navigation.delegate !== expectedDelegate {
            ledger.complain("delegate", "it does not read back what was set")
        }
    }

    private func checkStack() {
        let stack = navigation.viewControllers
        if stack.isEmpty { ledger.complain("stack", "empty") }
        if navigation.topViewController !== stack.last {
            ledger.complain("stack", "the top is not the last of \(stack)")
        }
        for (index, screen) in stack.enumerated() {
            if stack[..<index].contains(where: { $0 === screen }) {
                ledger.complain("stack", "\(screen) is in it twice")
            }
            if screen.parent !== navigation { ledger.complain("stack", "\(screen) is in it and no child") }
        }
        var shown = 0
        for screen in stack where screen.viewIfLoaded?.isDescendant(of: navigation.view) == true { shown += 1 }
        if shown > 2 { ledger.complain("stack", "\(shown) screens show at once") }
    }

    /// Exactly the recognizers that the driver uses are on, the system's only where the switch is. The library's own one
    /// stays on: it tells of the drags that the switch refuses.
    private func checkRecognizers() {
        guard navigation.isViewLoaded else { return }
        guard !isLeftToSystem else { return }
        let isOn = navigation.popGestureRecognizerEnabled
        let driver = navigation.activePopDriver
        let edge = navigation.interactivePopGestureRecognizer
        let usesOwn = driver == .system || driver == .percentDriven
        if driver == .automatic { ledger.complain("driver", "the driver at work is automatic") }
        if let edge, edge.isEnabled != (isOn && driver == .unmanaged) {
            ledger.complain(
                "recognizers", "the edge one is \(word(edge.isEnabled)) with \(driver), switch \(word(isOn))")
        }
        if let own = navigation.popRecognizer {
            if usesOwn, !own.isEnabled {
                ledger.complain(
                    "recognizers", "the own one is \(word(own.isEnabled)) with \(driver), switch \(word(isOn))")
            }
            if own.view == nil { ledger.complain("recognizers", "the own one is on no view with \(driver)") }
            if own.delegate !== navigation {
                ledger.complain("recognizers", "the own one's delegate is not the controller")
            }
        } else if usesOwn {
            ledger.complain("recognizers", "there is no own one with \(driver)")
        }
        if let content = navigation.contentRecognizer, driver != .contentPop, driver != .unmanaged, content.isEnabled {
            ledger.complain("recognizers", "the content one is on with \(driver)")
        }
        if let content = navigation.contentRecognizer, !isOn, content.isEnabled {
            ledger.complain("recognizers", "the content one is on, the switch off")
        }
    }

    /// The system's recognizers are on where a zoom has shown the top screen, and until the transition away from it ends.
    private var isLeftToSystem: Bool {
        if navigation.topViewController?.preferredTransition != nil { return true }
        return !(isAtRest && isShown) && ledger.livingScreens().contains { $0.preferredTransition != nil }
    }

    private func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}

extension UINavigationController {
    /// The content recognizer of iOS 26, where the simulated system has it.
    fileprivate var contentRecognizer: UIGestureRecognizer? {
        guard System.current.configuration.systemVersion >= 26 else { return nil }
        return interactiveContentPopGestureRecognizer
    }
}
