#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// UIKit's own pop recognizers of a controller, each with a delegate proxy.
///
/// Apps have replaced or wrapped the delegate of these recognizers since iOS 7. Here UIKit's delegate stays behind the
/// proxy: if UIKit or the app replaces the proxy, a plain controller remains.
@MainActor
final class UIKitRecognizers {
    /// Decides for the delegate proxies.
    weak var session: PopGestureSession?
    private weak var controller: UINavigationController?
    private var proxies: [RecognizerRole: PopDelegateProxy] = [:]
    /// Whether the library is asking the app's delegate of a recognizer about the own pan's drag. A delegate that has
    /// kept the library's proxy may pass the question on to the proxy, which then answers as UIKit's delegate does.
    private(set) var isAskingAppsDelegate = false
    /// The target of UIKit's recognizers on all controllers. Only reports depend on it, since other code may remove
    /// targets.
    ///
    /// Recognizers don't retain their targets, and an app that removes a view's recognizers releases the session of
    /// an attached swipe. So one object that is never released is the target.
    static let target = ActionTarget { recognizer in
        guard let recognizer = recognizer as? UIGestureRecognizer else { return }
        recognizer.view?.popGestureSession?.stateDidChange(of: recognizer)
    }

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
    var belongToController: Bool {
        guard let view = edge?.view else { return true }
        return view === controller?.viewIfLoaded
    }

    /// The recognizers that the app has disabled or has taken off their view.
    var switchedOff: RecognizerRole {
        var roles: RecognizerRole = []
        if edge?.isSwitchedOff == true { roles.insert(.edge) }
        if content?.isSwitchedOff == true { roles.insert(.content) }
        return roles
    }

    /// Whether one of UIKit's recognizers is driving a swipe.
    var isSwiping: Bool { edge?.isInProgress == true || content?.isInProgress == true }

    /// Whether the app has made the controller the delegate of one of the recognizers.
    var haveControllerAsDelegate: Bool { [edge, content].contains { $0?.delegate === controller } }

    /// Whether UIKit's own delegate is behind the proxy of the edge recognizer, and so refuses some screens.
    var haveUIKitsDelegate: Bool { proxies[.edge].map { $0.original != nil && edge?.delegate === $0 } == true }

    /// Whether UIKit's own delegate has refused the last event or drag at the place of a touch, for another reason than
    /// an app that drives its own pop. At the root it always refuses.
    func haveRefused(_ touch: PopTouch) -> Bool {
        let route = touch.facts.route
        guard route.delegate != .interactions, !route.dismissesController, let recognizer = recognizer(for: touch)
        else { return false }
        return (recognizer.delegate as? PopDelegateProxy)?.hasRefused == true
    }

    /// UIKit's object behind the recognizers. It drives the interactive transition with any pan.
    var popHandler: PrivateAPI.PopHandler? {
        edge.flatMap { PrivateAPI.popHandler(behind: $0, delegate: proxies[.edge]?.original ?? $0.delegate) }
    }

    /// Puts the delegate proxies where UIKit's delegates are, and adds the target. The recognizers must be this
    /// controller's own.
    func install() {
        install(.edge, on: edge)
        install(.content, on: content)
    }

    /// Installs a proxy over UIKit's own delegate or over none. Any other delegate is the app's and is never wrapped:
    /// two delegates that wrap each other would recurse forever, and a proxy that retains a controller would leak it.
    private func install(_ role: RecognizerRole, on recognizer: UIGestureRecognizer?) {
        guard let recognizer, let session else { return }
        recognizer.addTarget(Self.target, action: .performAction)
        let current = recognizer.delegate
        if let installed = proxies[role], current === installed { return installed.update(on: recognizer) }
        guard !(current is PopDelegateProxy), appsDelegate(of: recognizer) == nil else { return }
        // What a former proxy knows about the last event is out of date.
        let new = PopDelegateProxy(role, in: session, to: current)
        proxies[role] = new
        recognizer.delegate = new
        new.update(on: recognizer)
    }

    // MARK: What the app says with them

    /// The recognizer that stands for UIKit at a place: what the app says about it also binds the own pan. That is the
    /// edge recognizer where UIKit has no other one, else the recognizer that would have popped from the place.
    func recognizer(for touch: PopTouch) -> UIGestureRecognizer? {
        touch.facts.location.isAtLeadingEdge ? edge : content ?? edge
    }

    /// The delegate that the app has set on a recognizer, which may be a controller; `nil` if it is UIKit's, the
    /// library's or none.
    func appsDelegate(of recognizer: UIGestureRecognizer) -> (any UIGestureRecognizerDelegate)? {
        guard let delegate = recognizer.delegate, !(delegate is PopDelegateProxy) else { return nil }
        return isUIKitClass(of: delegate) && !(delegate is UIViewController) ? nil : delegate
    }

    /// Asks the app's delegate of a recognizer; `nil` if there is none.
    func askAppsDelegate(
        of recognizer: UIGestureRecognizer, _ question: (any UIGestureRecognizerDelegate) -> Bool?
    ) -> Bool? {
        guard let delegate = appsDelegate(of: recognizer) else { return nil }
        isAskingAppsDelegate = true
        defer { isAskingAppsDelegate = false }
        return question(delegate) ?? true
    }

    /// The rules for a recognizer whose delegate is the controller itself, the commonest line of all
    /// (`interactivePopGestureRecognizer?.delegate = self`); `nil` for other recognizers.
    func rules(ofControllerFor recognizer: UIGestureRecognizer) -> PopDelegateProxy? {
        guard let session, recognizer.delegate === controller, contains(recognizer) else { return nil }
        return PopDelegateProxy(recognizer === edge ? .edge : .content, in: session, to: nil)
    }
}

extension UIGestureRecognizer {
    /// Whether the app has disabled the recognizer or taken it off its view.
    fileprivate var isSwitchedOff: Bool { !isEnabled || view == nil }

    /// Whether the recognizer has a touch and may still begin. One that has failed still counts its touch.
    var isFollowing: Bool { state == .possible && numberOfTouches > 0 }
}

extension UIView {
    /// The session of the navigation controller whose view this is; `nil` if the library isn't attached to it.
    var popGestureSession: PopGestureSession? {
        gestureRecognizers?.lazy.compactMap { ($0 as? TouchObserver)?.session }.first
    }
}
#endif
