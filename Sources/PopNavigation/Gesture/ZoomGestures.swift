#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The gestures of a screen's zoom (iOS 18), which follow the screen's preferences: two drags and a pinch.
///
/// Their recognizers are on the screen's own view, where the library doesn't set a delegate. UIKit asks the options of
/// the zoom instead, as often as it likes.
@MainActor
final class ZoomGestures {
    private static var all: [Weak<ZoomGestures>] = []

    private weak var screen: UIViewController?
    /// Finds the session of a controller to which the swipe isn't attached.
    var makeSession: @MainActor (UINavigationController) -> PopGestureSession? = { _ in nil }
    /// The screen's answer about fingers that no session knows.
    private var answer: Bool?
    private let frames = DisplayFrames()

    private init(of screen: UIViewController) {
        self.screen = screen
        frames.handler = { [weak self] in self?.frameDidBegin() }
    }

    /// The gestures of a screen: one object for as long as options refer to it.
    static func of(_ screen: UIViewController) -> ZoomGestures {
        if let gestures = existing(of: screen) { return gestures }
        let gestures = ZoomGestures(of: screen)
        all.removeAll { $0.object?.screen == nil }
        all.append(Weak(gestures))
        return gestures
    }

    /// Whether the zoom of a screen follows the screen's preferences.
    static func follow(_ screen: UIViewController) -> Bool { existing(of: screen) != nil }

    private static func existing(of screen: UIViewController) -> ZoomGestures? {
        all.lazy.compactMap(\.object).first { $0.screen === screen }
    }

    /// Whether a gesture may begin that UIKit allows. Asks the screen at most once until all fingers have lifted.
    ///
    /// UIKit's answer counts if the screen is gone or isn't the one that would be popped, and in a presentation, which
    /// has no navigation controller of its own.
    func mayBegin() -> Bool {
        guard let screen, let controller = screen.navigationController,
            let session = controller.viewIfLoaded?.popGestureSession ?? makeSession(controller),
            session.screenToPop === screen
        else { return true }
        return session.touches.all.isEmpty
            ? mayBeginAnywhere(screen, in: session) : session.zoomMayBegin(with: session.touches.all)
    }

    // MARK: Without a place

    /// Whether a gesture may begin whose touches are unknown. UIKit tells where the gesture is, not where a finger went
    /// down, so the rules about places don't apply.
    private func mayBeginAnywhere(_ screen: UIViewController, in session: PopGestureSession) -> Bool {
        guard let facts = session.factsWithoutPlace, PopGestureRules.evaluate(facts).refusal(for: .zoom) == nil else {
            return false
        }
        if facts.route.isLeftToUIKit { return true }
        if let answer { return answer }
        let answer = session.shouldPop(screen)
        self.answer = answer
        frames.isRunning = true
        return answer
    }

    /// Forgets the answer when no finger is on the screen's view any more.
    private func frameDidBegin() {
        let recognizers = screen?.viewIfLoaded?.gestureRecognizers ?? []
        guard !recognizers.contains(where: { $0.numberOfTouches > 0 }) else { return }
        answer = nil
        frames.isRunning = false
    }
}

extension PopGestureSession {
    /// The facts about a gesture at an unknown place.
    fileprivate var factsWithoutPlace: PopFacts? {
        guard var facts = makeTouch(at: .zero, on: nil)?.facts else { return nil }
        facts.preferences.exclusion = .none
        return facts
    }

    /// Whether a zoom's gesture may begin with the touches that are down. Several fingers pinch, and have no direction.
    fileprivate func zoomMayBegin(with touches: [PopTouch]) -> Bool {
        let isPinch = touches.count > 1
        for touch in touches {
            collectFacts(of: touch, drag: isPinch ? nil : drag(of: touch))
            touch.refusal = nil
            record(PopGestureRules.evaluate(touch.facts).refusal(for: .zoom), about: touch)
        }
        guard let touch = touches.first, touches.allSatisfy({ $0.refusal == nil }) else { return false }
        if touch.isLeftToUIKit { return true }
        // UIKit may ask before a finger has moved farther than in a tap, about which no screen is asked.
        guard isPinch || drag(of: touch).isTooLongForTap else { return false }
        // The answer counts for all fingers, and so for those that stay when the first one lifts.
        askScreen(about: touch)
        for other in touches { (other.answer, other.answeringScreen) = (touch.answer, touch.answeringScreen) }
        if touch.answer == true { zoomMayPop() }
        return touch.answer == true
    }
}
#endif
