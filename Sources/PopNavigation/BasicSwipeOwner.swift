#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Answers the swipe's questions for a `BasicNavigationController`.
@MainActor
final class BasicSwipeOwner: SwipeOwner {
    let modifiers: SwipeModifierList
    let ownTransition: OwnTransition?
    private weak var controller: BasicNavigationController?
    private let reporter: PopReporter
    private let questions: PopQuestions

    init(
        of controller: BasicNavigationController, ownTransition: OwnTransition, reporter: PopReporter,
        modifiers: SwipeModifierList, questions: PopQuestions
    ) {
        self.controller = controller
        self.ownTransition = ownTransition
        self.reporter = reporter
        self.modifiers = modifiers
        self.questions = questions
    }

    var isSwipeEnabled: Bool { controller?.popGestureRecognizerEnabled == true }

    var swipeArea: PopGestureArea { controller?.popGestureArea ?? .leadingThird }

    func extendsSwipe(with preferences: PopPreferences?) -> Bool {
        (preferences?.area ?? swipeArea) != .system || preferences?.isGestureEnabled == true
    }

    func ownPreferences(of screen: UIViewController) -> PopPreferences? {
        controller?.preferences(of: screen)
    }

    func allowsLeaving(_ screen: UIViewController) -> Bool {
        questions.allowsLeaving(screen, for: .gesture)
    }

    func wouldAllowLeaving(_ screen: UIViewController) -> Bool {
        questions.wouldAllowLeaving(screen, for: .gesture)
    }

    func swipeWasRefused(_ refusal: PopGestureRefusal) {
        reporter.report(.refused(refusal))
    }
}
#endif
