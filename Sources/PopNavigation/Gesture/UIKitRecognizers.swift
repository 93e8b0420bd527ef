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

    /// Whether the app has made the controller the delegate of one of the recognizers.
    var haveControllerAsDelegate: Bool { [edge, content].contains { $0?.delegate === controller } }

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
#endif
