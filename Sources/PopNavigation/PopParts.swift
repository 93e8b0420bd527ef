#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Creates and connects the objects that do a controller's work. All of them refer to the controller weakly.
@MainActor
final class PopParts {
    let reporter: PopReporter
    let triggers = PopTriggers()
    /// Asks whether the user may leave screens.
    let questions: PopQuestions
    let ownTransition = OwnTransition()
    let relay: NavigationDelegateRelay
    /// Controls the navigation bar and the toolbar.
    let bar: BarController
    /// Observes what UIKit does with the stack.
    let stack: StackObserver
    /// Reports how far a finger has moved a screen.
    let progress: PopProgress
    /// The modifiers of the screens.
    let modifiers: SwipeModifierList
    let swipes: PopGestureCoordinator

    init(of controller: BasicNavigationController) {
        reporter = PopReporter(of: controller)
        relay = NavigationDelegateRelay(ownTransition)
        bar = BarController(of: controller)
        modifiers = SwipeModifierList(of: controller)
        questions = PopQuestions(of: controller, modifiers: modifiers)
        stack = StackObserver(of: controller, triggers: triggers, bar: bar, reporter: reporter)
        progress = PopProgress(of: controller, ownTransition: ownTransition)
        swipes = PopGestureCoordinator(of: controller, dataSource: controller)
        triggers.swipe = swipes
        questions.asksScreen = { [weak controller] in controller?.shouldPop($0, for: $1) == true }
        questions.pops = { [weak controller] in controller?.pop($0, for: $1, animated: true) }
        progress.pop = { [weak stack] in stack?.transition?.pop }
        bar.updateIsDue = { [weak stack] in stack?.compare() }
        stack.screensDidLeave = { [weak questions] in questions?.cancel(about: $0) }
        stack.transitionDidBegin = { [weak progress] in progress?.update() }
        relay.willShow = { [weak stack] in stack?.willShow($0, animated: $1) }
        relay.didShow = { [weak stack, weak swipes] in
            stack?.didShow()
            swipes?.warnAboutZoom()
        }
    }
}
#endif
