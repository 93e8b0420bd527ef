#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// UIKit's own pop recognizers of a controller, each with a delegate proxy.
///
/// Apps have replaced or wrapped the delegate of these recognizers since iOS 7. Here UIKit's delegate stays behind the
/// proxy: if UIKit or the app replaces the proxy, a plain controller remains.
@MainActor
final class UIKitRecognizers {
    /// Decides for the delegate proxies.
    weak var coordinator: PopGestureCoordinator?
    private weak var controller: UINavigationController?
    private var proxies: [RecognizerRole: PopDelegateProxy] = [:]

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    /// The recognizer at the leading edge.
    var edge: UIGestureRecognizer? { controller?.interactivePopGestureRecognizer }

    /// The recognizer that pops from anywhere in the content on iOS 26 and later; `nil` on earlier systems and in
    /// compatibility mode.
    var content: UIGestureRecognizer? { controller?.contentPopRecognizer }

    /// Whether the recognizer is one of UIKit's two.
    func contains(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === edge || recognizer === content }

    /// Whether the recognizers belong to this controller. A nested stack may share those of the stack around it.
    var areOwn: Bool {
        guard let view = edge?.view else { return true }
        return view === controller?.viewIfLoaded
    }

    /// Whether one of UIKit's recognizers is driving a swipe.
    var isSwiping: Bool { edge?.isInProgress == true || content?.isInProgress == true }

    /// Whether one of UIKit's recognizers is driving a swipe whose delegate is the controller.
    var isControllerSwiping: Bool {
        [edge, content].contains { $0?.isInProgress == true && $0?.delegate === controller }
    }

    /// Whether one of the recognizers has recognized the current touches.
    var haveRecognized: Bool { edge?.hasRecognized == true || content?.hasRecognized == true }

    /// UIKit's object behind the recognizers. It drives the interactive transition with any pan.
    var popHandler: PrivateAPI.PopHandler? {
        edge.flatMap { PrivateAPI.popHandler(behind: $0, delegate: proxies[.edge]?.original ?? $0.delegate) }
    }

    /// Puts the delegate proxies where UIKit's delegates are. The recognizers must be this controller's own.
    func installProxies() {
        install(.edge, on: edge)
        install(.content, on: content)
    }

    /// Installs a proxy over UIKit's own delegate or over none. Any other delegate is the app's and is never wrapped:
    /// two delegates that wrap each other would recurse forever, and a proxy that retains a controller would leak it.
    private func install(_ role: RecognizerRole, on recognizer: UIGestureRecognizer?) {
        guard let recognizer, let coordinator else { return }
        let current = recognizer.delegate
        if let installed = proxies[role], current === installed { return installed.update(on: recognizer) }
        guard current == nil || current.map({ isUIKits($0) && !($0 is UIViewController) }) == true else { return }
        // What a former proxy knows about the last event is out of date.
        let new = PopDelegateProxy(role, coordinator: coordinator, to: current)
        proxies[role] = new
        recognizer.delegate = new
        new.update(on: recognizer)
    }

    /// The rules for a recognizer whose delegate is the controller itself, the commonest line of all
    /// (`interactivePopGestureRecognizer?.delegate = self`); `nil` for other recognizers.
    func rules(forDelegateOf recognizer: UIGestureRecognizer) -> PopDelegateProxy? {
        guard let coordinator, let controller, recognizer.delegate === controller, contains(recognizer) else {
            return nil
        }
        let role = recognizer === edge ? RecognizerRole.edge : .content
        if let existing = proxies[role], existing.original == nil { return existing }
        let new = PopDelegateProxy(role, coordinator: coordinator, to: nil)
        proxies[role] = new
        return new
    }
}

extension UINavigationController {
    /// The recognizer that pops from anywhere in the content on iOS 26 and later; `nil` on earlier systems.
    var contentPopRecognizer: UIGestureRecognizer? {
        if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer } else { nil }
    }
}

// MARK: - Their delegates

/// The delegate of one of UIKit's pop recognizers. It keeps UIKit's own delegate and adds the controller's rules.
///
/// The header of SDK 26.0 says that both recognizers "should only be used to set up failure requirements". A delegate
/// on them is outside what the header offers, so it is installed only where a plain controller remains without it.
///
/// UIKit's delegate answers every question first, including those that no header declares. Its no stands, with one
/// exception. On screens with a hidden bar or without UIKit's back button, it refuses the whole event before any public
/// question (seen on iOS 13.4 and later), in a question named like the public one with an underscore in front. This
/// class overrides that refusal where there is a reason and nothing blocks the pop, as FWFramework and QMUI_iOS do.
///
/// With the trait `PublicAPIOnly`, this class can't answer that question. Instead, it stops responding to the question
/// on such screens, so that UIKit doesn't ask it, as KVRouterKit does. Where there is no reason to override, it refuses
/// the start.
@MainActor
final class PopDelegateProxy: NSObject {
    /// UIKit's delegate; `nil` if the recognizer had none. Retained, since UIKit caches what a delegate responds to.
    nonisolated(unsafe) let original: (any UIGestureRecognizerDelegate)?
    private let role: RecognizerRole
    private weak var coordinator: PopGestureCoordinator?
    /// Whether UIKit's refusal of the last event was overridden, or not asked for.
    private var hasOverridden = false
    /// Whether the delegate hides UIKit's question about events. UIKit may ask from any thread.
    private nonisolated(unsafe) var hidesEventQuestion = false

    init(_ role: RecognizerRole, coordinator: PopGestureCoordinator, to original: (any UIGestureRecognizerDelegate)?) {
        self.role = role
        self.coordinator = coordinator
        self.original = original
        super.init()
        _ = Self.answersEventQuestion
    }

    /// Sets the delegate again if what it responds to has changed: UIKit asks only when a delegate is set.
    func update(on recognizer: UIGestureRecognizer) {
        #if PublicAPIOnly
        let hides = original != nil && coordinator?.isRefusedByUIKit == true
        guard hides != hidesEventQuestion else { return }
        (hidesEventQuestion, hasOverridden) = (hides, hides)
        recognizer.delegate = self
        #endif
    }

    /// The answer to UIKit's question about an event.
    func receives(_ event: UIEvent, uiKitAgrees: Bool) -> Bool {
        let agrees = uiKitAgrees || coordinator?.refusalIsForBackAction == true
        hasOverridden = !agrees && coordinator?.overridesRefusal == true
        return agrees || hasOverridden
    }

    /// Whether the delegate responds to a selector. It doesn't respond to a question to which it has no answer, so that
    /// UIKit's default remains.
    nonisolated func responds(toQuestion selector: Selector) -> Bool? {
        if selector == .uiKitsEventQuestion, hidesEventQuestion { return false }
        let isAnswered: Bool
        switch selector {
        case .shouldReceiveTouch, .shouldBegin: isAnswered = true
        // The edge recognizer has its priority from UIKit's delegate, in an undeclared question.
        case .shouldRequireFailure, .shouldBeRequiredToFail: isAnswered = role == .content
        case .shouldReceiveEvent, .shouldRecognizeSimultaneously: isAnswered = false
        default: return nil
        }
        return isAnswered || original?.responds(to: selector) == true
    }

    /// A trackpad scroll has no touches.
    private var presentRole: RecognizerRole { coordinator?.touches.areDown == false ? .scroll : role }
}

extension PopDelegateProxy: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        original?.answer(recognizer, shouldReceive: event) ?? true
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard original?.answer(recognizer, shouldReceive: touch) ?? true else { return false }
        return coordinator?.mayReceive(touch, role) ?? true
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let uiKitAgrees = original?.answerShouldBegin(recognizer) ?? true
        // UIKit may refuse the library's own back action here: no header says where it does.
        guard uiKitAgrees || coordinator?.reasonToOverride == .backButtonAsks else { return false }
        if hidesEventQuestion, coordinator?.reasonToOverride == nil { return false }
        let isUIKitsConsent = original != nil && uiKitAgrees && !hasOverridden
        return coordinator?.mayBegin(recognizer, presentRole, isUIKitsConsent: isUIKitsConsent) ?? isUIKitsConsent
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        if original?.answer(recognizer, shouldRequireFailureOf: other) == true { return true }
        return coordinator?.waits(recognizer, for: other) == true
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        if original?.answer(recognizer, shouldBeRequiredToFailBy: other) == true { return true }
        return coordinator?.precedes(recognizer, other) == true
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        original?.answer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
    }
}

extension Selector {
    /// UIKit's own question about an event, which no header declares: the public name with an underscore in front.
    static var uiKitsEventQuestion: Selector { sel_registerName("_\(Selector.shouldReceiveEvent)") }
}
#endif
