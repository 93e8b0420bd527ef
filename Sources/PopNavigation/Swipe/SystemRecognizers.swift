#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// UIKit's own recognizers of a controller, each guarded by a forwarding delegate.
///
/// Apps replace or wrap the delegate of these recognizers since iOS 7. Here UIKit's delegate stays behind the guard, so
/// a guard that UIKit or the app replaces leaves a plain controller.
@MainActor
final class SystemRecognizers {
    private weak var controller: UINavigationController?
    /// What the guards ask.
    weak var rules: (any SystemPopRules)?
    private var guards: [PopRecognizer: ForwardingPopDelegate] = [:]

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    /// The recognizer of the leading edge.
    var edge: UIGestureRecognizer? { controller?.interactivePopGestureRecognizer }

    /// The recognizer with which iOS 26 and later pop from anywhere in the content; `nil` on earlier systems, and in
    /// apps that run in compatibility mode.
    var content: UIGestureRecognizer? { controller?.contentPopRecognizer }

    private var both: [UIGestureRecognizer] { [edge, content].compactMap { $0 } }

    /// Whether the recognizer is one of UIKit's two.
    func contains(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === edge || recognizer === content }

    /// Whether the recognizers are this controller's. Those of a nested stack may be those of the stack around it.
    var areOwn: Bool { edge == nil || edge?.view == nil || edge?.view === controller?.viewIfLoaded }

    /// Whether UIKit's recognizers drive a swipe now.
    var isSwiping: Bool { both.contains { $0.isUnderWay } }

    /// Whether one of the recognizers has recognized the present touches.
    var haveRecognized: Bool { both.contains { $0.hasRecognized } }

    /// Whether one of the recognizers requests its pop now.
    var isRequestingPop: Bool { both.contains { $0.state == .began } }

    /// UIKit's object behind the recognizers, which drives its interactive transition with any pan.
    var popHandler: PrivateAPI.PopHandler? {
        edge.flatMap { PrivateAPI.popHandler(behind: $0, delegate: guards[.edge]?.original ?? $0.delegate) }
    }

    /// Puts the guards where UIKit's delegates are.
    func installGuards() {
        guard areOwn, rules?.isAboutToPop != true else { return }
        install(.edge, on: edge)
        install(.content, on: content)
    }

    /// Only over UIKit's own delegate, or over none. Any other is the app's, and is never wrapped: two that wrap each
    /// other would ask each other for ever.
    private func install(_ kind: PopRecognizer, on recognizer: UIGestureRecognizer?) {
        guard let recognizer, let rules else { return }
        let current = recognizer.delegate
        let installed = guards[kind]
        if let installed, current === installed { return installed.update(on: recognizer) }
        guard current == nil || current.map(isUIKits) == true else { return }
        // An app that has removed UIKit's delegate wants no refusals of UIKit's.
        let original = current ?? (rules.controlsStack ? installed?.original : nil)
        let new =
            installed.flatMap { $0.original === original ? $0 : nil }
            ?? ForwardingPopDelegate(kind, rules: rules, to: original)
        guards[kind] = new
        recognizer.delegate = new
    }

    /// Cancels what one of the recognizers may begin.
    func cancel(_ kind: PopRecognizer) {
        guard let recognizer = kind == .content ? content : kind == .edge ? edge : nil,
            recognizer.isEnabled, recognizer.state == .possible
        else { return }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
    }

    /// Cancels a swipe that UIKit's recognizers drive, or one that they may begin.
    ///
    /// All of them lose before one is enabled again: the content recognizer begins as soon as the edge recognizer
    /// fails, for which it may have waited.
    func cancel(includingUndecided: Bool) {
        let cancelled = both.filter { recognizer in
            recognizer.isEnabled
                && (recognizer.isUnderWay || includingUndecided && recognizer.state == .possible)
        }
        for recognizer in cancelled.reversed() { recognizer.isEnabled = false }
        for recognizer in cancelled { recognizer.isEnabled = true }
    }
}

extension UINavigationController {
    /// The recognizer with which iOS 26 and later pop from anywhere in the content; `nil` on earlier systems.
    var contentPopRecognizer: UIGestureRecognizer? {
        if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer } else { nil }
    }
}
#endif
