#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Asks whether the user may leave screens: the one consent for swipes, the back button, escape, `goBack`,
/// `confirmLeaving` and the modifiers.
///
/// A screen and its modifiers first answer at once. If all of them agree, those that need time are asked, and a yes
/// pops the screen later.
@MainActor
final class PopConsent {
    /// A question that is waiting for its answer.
    private final class OpenQuestion {
        weak var screen: UIViewController?
        var task: Task<Bool, Never>?
        /// Whether `confirmLeaving` waits for the answer: the app then goes on, and a yes doesn't pop.
        var isAwaited = false

        init(about screen: UIViewController) {
            self.screen = screen
        }

        deinit {
            task?.cancel()
        }
    }

    /// Asks a screen for the answer that it has at once.
    private let asksScreen: @MainActor (UIViewController, PopTrigger) -> Bool
    /// Pops a screen if it is still on top.
    var pops: @MainActor (UIViewController, PopTrigger) -> Void = { _, _ in }
    private weak var controller: UINavigationController?
    private let modifiers: PopGestureModifiers
    private var open: [OpenQuestion] = []

    init(
        of controller: UINavigationController, modifiers: PopGestureModifiers,
        asksScreen: @escaping @MainActor (UIViewController, PopTrigger) -> Bool
    ) {
        self.controller = controller
        self.modifiers = modifiers
        self.asksScreen = asksScreen
    }

    /// Whether the user may leave a screen now. If the answer needs time, the result is `false`, and a yes pops the
    /// screen. An open question isn't asked again.
    func allowsLeaving(_ screen: UIViewController, for trigger: PopTrigger) -> Bool {
        guard let questions = questionsThatNeedTime(about: screen, for: trigger) else { return false }
        guard !questions.isEmpty else { return true }
        if openQuestion(about: screen) == nil { _ = ask(questions, about: screen, for: trigger) }
        return false
    }

    /// Whether the user may leave a screen at once. Doesn't ask the questions that need time.
    func wouldAllowLeaving(_ screen: UIViewController, for trigger: PopTrigger) -> Bool {
        questionsThatNeedTime(about: screen, for: trigger)?.isEmpty == true
    }

    /// Asks screens one after the other, without a pop. The first no ends the questions, and so does a change of the
    /// stack.
    func allowLeaving(_ screens: [UIViewController], for trigger: PopTrigger) async -> Bool {
        let stack = controller?.viewControllers ?? []
        for screen in screens {
            guard let questions = questionsThatNeedTime(about: screen, for: trigger) else { return false }
            guard !questions.isEmpty else { continue }
            let question = openQuestion(about: screen) ?? ask(questions, about: screen, for: trigger)
            question.isAwaited = true
            guard await question.task?.value == true, controller?.viewControllers.isSame(as: stack) == true else {
                return false
            }
        }
        return true
    }

    /// Called when screens have left the stack.
    func cancel(about screens: [UIViewController]) {
        let isOver: (OpenQuestion) -> Bool = { $0.screen.map(screens.contains(instance:)) != false }
        for question in open where isOver(question) { question.task?.cancel() }
        open.removeAll(where: isOver)
    }

    /// The questions that are left when a screen and its modifiers have answered at once; `nil` if one of them has
    /// declined.
    ///
    /// A screen that changes the stack, presents, or leaves its window before it answers hasn't agreed.
    private func questionsThatNeedTime(
        about screen: UIViewController, for trigger: PopTrigger
    ) -> [@MainActor () async -> Bool]? {
        guard let controller else { return nil }
        let (stack, window) = (controller.viewControllers, controller.viewIfLoaded?.window)
        let presented = screen.presentedControllers
        let screenAgrees = asksScreen(screen, trigger)
        guard modifiers.allowLeaving(screen, for: trigger), screenAgrees else { return nil }
        var questions = modifiers.questions(about: screen)
        if let confirming = screen.asyncConfirmingScreen, confirming.needsPopConfirmation {
            questions.insert({ await confirming.shouldPop(for: trigger) }, at: 0)
        }
        let isUnchanged =
            stack.isSame(as: controller.viewControllers) && window === controller.viewIfLoaded?.window
            && screen.presentedControllers.subtracting(presented).isEmpty
        return isUnchanged ? questions : nil
    }

    private func openQuestion(about screen: UIViewController) -> OpenQuestion? {
        open.first { $0.screen === screen }
    }

    /// Asks questions one after the other, until one is answered no. A yes to all of them pops the screen.
    private func ask(
        _ questions: [@MainActor () async -> Bool], about screen: UIViewController, for trigger: PopTrigger
    ) -> OpenQuestion {
        let open = OpenQuestion(about: screen)
        self.open.append(open)
        open.task = Task { [weak self, weak open] in
            var agrees = true
            for question in questions where agrees { agrees = await question() }
            guard let self, let open else { return false }
            self.open.removeAll { $0 === open }
            if agrees, !open.isAwaited, let screen = open.screen { pops(screen, trigger) }
            return agrees
        }
        return open
    }
}
#endif
