#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// UIKit's own pop recognizers of a controller, each guarded by a forwarding delegate.
///
/// Apps have replaced or wrapped the delegate of these recognizers since iOS 7. Here UIKit's delegate stays behind the
/// guard: if UIKit or the app replaces the guard, a plain controller remains.
@MainActor
final class SystemRecognizers {
    private weak var controller: UINavigationController?
    /// The rules that the guards ask.
    weak var rules: (any SystemPopRules)?
    private var guards: [PopRecognizer: ForwardingPopDelegate] = [:]

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    /// The recognizer at the leading edge.
    var edge: UIGestureRecognizer? { controller?.interactivePopGestureRecognizer }

    /// The recognizer that pops from anywhere in the content on iOS 26 and later; `nil` on earlier systems and in
    /// compatibility mode.
    var content: UIGestureRecognizer? { controller?.contentPopRecognizer }

    private var both: [UIGestureRecognizer] { [edge, content].compactMap { $0 } }

    /// Whether the recognizer is one of UIKit's two.
    func contains(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === edge || recognizer === content }

    /// Whether the recognizers belong to this controller. A nested stack may share those of the stack around it.
    var areOwn: Bool { edge == nil || edge?.view == nil || edge?.view === controller?.viewIfLoaded }

    /// Whether one of UIKit's recognizers is driving a swipe.
    var isSwiping: Bool { both.contains { $0.isInProgress } }

    /// Whether one of the recognizers has recognized the current touches.
    var haveRecognized: Bool { both.contains { $0.hasRecognized } }

    /// Whether one of the recognizers is requesting its pop.
    var isRequestingPop: Bool { both.contains { $0.state == .began } }

    /// UIKit's object behind the recognizers. It drives the interactive transition with any pan.
    var popHandler: PrivateAPI.PopHandler? {
        edge.flatMap { PrivateAPI.popHandler(behind: $0, delegate: guards[.edge]?.original ?? $0.delegate) }
    }

    /// Puts the guards where UIKit's delegates are.
    func installGuards() {
        guard areOwn, rules?.isAboutToPop != true else { return }
        install(.edge, on: edge)
        install(.content, on: content)
    }

    /// Installs a guard over UIKit's own delegate or over none. Any other delegate is the app's and is never wrapped:
    /// two delegates that wrap each other would recurse forever.
    private func install(_ kind: PopRecognizer, on recognizer: UIGestureRecognizer?) {
        guard let recognizer, let rules else { return }
        let current = recognizer.delegate
        let installed = guards[kind]
        if let installed, current === installed { return installed.update(on: recognizer) }
        guard current == nil || current.map(isUIKits) == true else { return }
        // An app that has removed UIKit's delegate doesn't want UIKit's refusals.
        let original = current ?? (rules.controlsStack ? installed?.original : nil)
        // What a former guard knows about the last event is out of date.
        let new = ForwardingPopDelegate(kind, rules: rules, to: original)
        guards[kind] = new
        recognizer.delegate = new
        new.update(on: recognizer)
    }

    /// Keeps one of UIKit's recognizers from beginning a swipe.
    func cancel(_ kind: PopRecognizer) {
        guard let recognizer = kind == .content ? content : kind == .edge ? edge : nil,
            recognizer.isEnabled, recognizer.state == .possible
        else { return }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
    }

    /// Cancels the swipe of UIKit's recognizers, or keeps them from beginning one.
    ///
    /// Disables both before enabling either: the content recognizer may be waiting for the edge recognizer, and begins
    /// as soon as that fails.
    func cancel(includingUndecided: Bool) {
        let cancelled = both.filter { recognizer in
            recognizer.isEnabled
                && (recognizer.isInProgress || includingUndecided && recognizer.state == .possible)
        }
        for recognizer in cancelled.reversed() { recognizer.isEnabled = false }
        for recognizer in cancelled { recognizer.isEnabled = true }
    }
}

extension UINavigationController {
    /// The recognizer that pops from anywhere in the content on iOS 26 and later; `nil` on earlier systems.
    var contentPopRecognizer: UIGestureRecognizer? {
        if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer } else { nil }
    }
}
#endif
