@testable import UIKit
@testable import UIKitSimulator

/// The checks after each step.
extension World {
    func checkAlways() {
        if device.isHung { ledger.report("hung", "a private interaction has no transition") }
        checkStack()
        checkAhead()
        checkRecognizer()
        if navigation.delegate !== expectedDelegate {
            ledger.report("delegate", "the app's delegate is not read back")
        }
    }

    private func checkStack() {
        let stack = navigation.viewControllers
        if stack.isEmpty { ledger.report("stack", "the stack is empty") }
        if navigation.topViewController !== stack.last {
            ledger.report("stack", "the top is not the last of \(stack)")
        }
        for (index, screen) in stack.enumerated() {
            if stack[..<index].contains(where: { $0 === screen }) {
                ledger.report("stack", "\(screen) is in the stack twice")
            }
            if screen.parent !== navigation {
                ledger.report("stack", "\(screen) is in the stack and no child of the controller")
            }
        }
        var shown = 0
        for screen in stack where screen.viewIfLoaded?.isDescendant(of: navigation.view) == true { shown += 1 }
        if shown > 2 { ledger.report("stack", "\(shown) screens show at once") }
    }

    private func checkAhead() {
        let (ahead, limit) = (screensAhead, library?.forwardLimit ?? 0)
        if ahead.count > limit { ledger.report("forward", "\(ahead) are ahead, with the limit \(limit)") }
        if Set(ahead.map(ObjectIdentifier.init)).count != ahead.count {
            ledger.report("forward", "a screen is ahead twice: \(ahead)")
        }
        if let screen = ahead.first(where: navigation.viewControllers.contains) {
            ledger.report("forward", "\(screen) is in the stack and ahead")
        }
        if let screen = ahead.first(where: { $0.deciding?.wishes.contains(.unkept) == true }) {
            ledger.report("forward", "\(screen) isn't to be kept and is ahead")
        }
    }

    /// Checks the library's recognizer. What UIKit's recognizers do is checked by the drags themselves.
    private func checkRecognizer() {
        guard let navigation = library, navigation.isViewLoaded else { return }
        guard let own = navigation.popRecognizer else {
            return ledger.report("recognizers", "the controller has no recognizer of its own")
        }
        if own.view == nil { ledger.report("recognizers", "the controller's own recognizer is on no view") }
        if own.delegate !== navigation {
            ledger.report("recognizers", "the own recognizer's delegate is not the controller")
        }
    }
}
