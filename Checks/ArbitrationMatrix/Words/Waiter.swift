import TrialTools
import UIKit

/// A recognizer of the app that waits for others.
package enum Waiter: String, CaseIterable, Sendable {
    case pan, press, swipe, tap
    /// A scroll view.
    case list
    /// A panel, which waits for pans and swipes.
    case panel

    /// The recognizers that it waits for.
    package enum Patience: String, CaseIterable, Sendable {
        /// `shouldRequireFailureOf` is true for every other recognizer.
        case all
        /// `shouldRequireFailureOf` is true for the recognizers of other views.
        case otherViews
        /// `require(toFail:)` for each recognizer of the controller's view.
        case controllers
        /// The recognizer's own class decides.
        case own
    }

    /// The recognizers that this one may wait for.
    var patiences: [Patience] { self == .panel ? [.own] : [.all, .otherViews, .controllers] }

    /// What the finger does.
    var paths: [DragPath] {
        switch self {
        case .pan: [.forward, .backward, .up, .down]
        case .press: [.rest]
        case .swipe: [.forward, .backward, .down]
        case .tap: [.tap]
        case .list, .panel: [.up, .down, .backward]
        }
    }
}

/// A recognizer that waits, on the screen.
@MainActor
struct InstalledWaiter {
    let recognizer: UIGestureRecognizer
    private let delegate: WaitingDelegate?
    private let target: RecognizerTarget
    private let actions: ActionCount

    /// - Parameter directions: Those of a swipe.
    init(
        _ waiter: Waiter, _ patience: Waiter.Patience, on screen: ContentScreen,
        in navigation: UINavigationController, directions: UISwipeGestureRecognizer.Direction
    ) {
        let frame = screen.view.bounds
        var (view, delegate) = (UIView(frame: frame), nil as WaitingDelegate?)
        switch waiter {
        case .pan: recognizer = UIPanGestureRecognizer()
        case .press: recognizer = UILongPressGestureRecognizer()
        case .swipe:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = directions
            recognizer = swipe
        case .tap: recognizer = UITapGestureRecognizer()
        case .list:
            let list = WaitingList(frame: frame)
            list.patience = patience
            list.contentInsetAdjustmentBehavior = .never
            list.contentSize = CGSize(width: frame.width, height: frame.height * 4)
            (view, recognizer) = (list, list.panGestureRecognizer)
        case .panel:
            let panel = Panel(frame: frame)
            (view, recognizer) = (panel, panel.pan)
        }
        if recognizer.view == nil {
            delegate = WaitingDelegate(patience)
            recognizer.delegate = delegate
            view.addGestureRecognizer(recognizer)
        }
        self.delegate = delegate
        screen.add(view)
        let actions = ActionCount()
        self.actions = actions
        target = RecognizerTarget { _ in actions.count += 1 }
        recognizer.addTarget(target, action: RecognizerTarget.action)
        if patience == .controllers {
            for other in navigation.view.gestureRecognizers ?? [] { recognizer.require(toFail: other) }
        }
    }

    /// Whether it has begun or been recognized.
    var hasActed: Bool { actions.count > 0 }

    /// The state after an event.
    var line: String {
        let offset = (recognizer.view as? UIScrollView).map { " \(Int($0.contentOffset.y.rounded()))" } ?? ""
        return "\(recognizer.state) \(actions.count)\(offset)"
    }
}

@MainActor
private final class ActionCount {
    var count = 0
}

/// The delegate of a recognizer that waits.
@MainActor
private final class WaitingDelegate: NSObject, UIGestureRecognizerDelegate {
    private let patience: Waiter.Patience

    init(_ patience: Waiter.Patience) {
        self.patience = patience
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        patience.waits(gestureRecognizer, for: otherGestureRecognizer)
    }
}

/// A scroll view whose pan waits: its delegate is always the scroll view.
private final class WaitingList: UIScrollView, UIGestureRecognizerDelegate {
    var patience = Waiter.Patience.own

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        patience.waits(gestureRecognizer, for: otherGestureRecognizer)
    }
}

extension Waiter.Patience {
    @MainActor
    fileprivate func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        switch self {
        case .all: true
        case .otherViews: other.view !== recognizer.view
        case .controllers, .own: false
        }
    }
}
