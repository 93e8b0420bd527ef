#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Passes changes of the stack to UIKit: at once where a plain controller keeps them, otherwise in order and as soon as
/// UIKit would make them.
@MainActor
final class StackQueue {
    weak var swipe: SwipeController?

    private weak var controller: BasicNavigationController?
    private let clock: StackClock
    private let recorder: StackRecorder
    private let bar: BarController
    private let observers: PopObservers<PopEvent>
    private var waiting: [StackChange] = []
    /// The changes that UIKit has deferred.
    private var deferred: [StackChange] = []
    /// The number of changes requested inside a call that passes another change to UIKit.
    private var nestedChanges = 0
    /// The pop that is about to be requested.
    private var announcement: PopAnnouncement?
    /// The waiting update of the preferences; the value tells whether the bars animate.
    private var waitingUpdate: Bool?
    /// Whether an update is being applied. A screen may request another one while it states its preferences.
    private var isUpdating = false
    private lazy var nextTurn = NextTurn { [weak self] in self?.turn() }

    init(
        of controller: BasicNavigationController, clock: StackClock, recorder: StackRecorder, bar: BarController,
        observers: PopObservers<PopEvent>
    ) {
        self.controller = controller
        self.clock = clock
        self.recorder = recorder
        self.bar = bar
        self.observers = observers
    }

    /// Whether nothing moves and no change is waiting.
    var isAtRest: Bool { clock.phase == .atRest && waiting.isEmpty && recorder.current == nil }

    /// Makes a change, or keeps it until UIKit accepts it.
    ///
    /// - Returns: UIKit's answer, the popped screens with the top last.
    @discardableResult
    func submit(_ kind: StackChange.Kind, animated: Bool) -> [UIViewController]? {
        // Inside a change, UIKit itself calls the controller's methods. Inside a swipe's pop it doesn't, so the app
        // makes this call.
        if clock.phase == .calling, !recorder.isStartingSwipe {
            return passOn(kind, animated: animated)
        }
        recorder.adoptStartedTransition()
        // UIKit may make a deferred change by calling the same method again.
        let repeated = deferred.first { $0.kind.isSame(as: kind) && !$0.origin.isSwipe }
        let announced = kind.isPop ? announcement : nil
        announced?.hasBeenRequested = true
        announcement = nil
        let change = StackChange(
            kind, animated: animated, origin: announced?.origin ?? repeated?.origin ?? origin(of: kind),
            onlyIfOnTop: announced?.screen ?? repeated?.onlyIfOnTop)
        if change.origin.isSwipe {
            // UIKit calls this pop when the gesture begins. If the pop waited, the gesture would have no transition.
            swipe?.popDidBegin()
            return make(change, hasWaited: false)
        }
        // UIKit repeats changes in order: what a repeated one depends on has been made, or is lost.
        let isNow = allows(change) && (repeated != nil || waiting.isEmpty && !dependsOnDeferredChange(change))
        // Cancel the swipe: after the change it would pop a screen that wasn't asked.
        swipe?.stackWillChange()
        if isNow { return make(change, hasWaited: repeated != nil) }
        if repeated != nil { forgetDeferred(change) }
        waiting.append(change)
        nextTurn.schedule()
        return change.answerWhileWaiting(from: controller?.viewControllers ?? [])
    }

    /// The origin of a change that wasn't announced.
    private func origin(of kind: StackChange.Kind) -> PopOrigin {
        // During an event, the app requests the change. While a swipe starts or a finger drives it, UIKit's recognizer
        // has already requested its pop.
        guard kind.isPop, !observers.isSending, !recorder.isStartingSwipe, clock.phase != .driven,
            let driver = swipe?.driverOfUIKitsPop
        else { return .call }
        return .swipe(driver)
    }

    /// Whether UIKit would make a change now as on a plain controller.
    private func allows(_ change: StackChange, hasWaited: Bool = false) -> Bool {
        // An observer's change would reach UIKit in the middle of its last calls about a transition, which has broken
        // bars and apps (XITRIX/iTorrent f64466ad, nextcloud/talk-ios NCSplitViewController).
        if observers.isSending || wouldRaise(change) { return false }
        // UIKit has deferred changes, and keeps their order as on a plain controller.
        if !deferred.isEmpty, ![.calling, .announcing].contains(clock.phase) { return true }
        switch clock.phase {
        case .atRest, .settling, .ending, .elsewhere: return true
        // Cancelling or interrupting a swipe's transition while it starts has frozen apps (QMUI_iOS#1498).
        case .starting: return !recorder.isStartingSwipe
        // On iOS 18 and earlier, a change during a transition corrupts the bar or hangs the app.
        case .sliding: return SystemVersion.interruptsTransitions && !wouldBeLost(change, hasWaited: hasWaited)
        case .calling, .announcing, .driven: return false
        }
    }

    /// Whether UIKit would raise an exception. While a cancelled pop slides back, UIKit's stack has the screens that
    /// have replaced the returning one, and none of them can be pushed.
    private func wouldRaise(_ change: StackChange) -> Bool {
        guard clock.isCancelled, case .push(let screen) = change.kind else { return false }
        return controller?.stackContains(screen) == true
    }

    /// Whether UIKit would lose a change now. While a cancelled pop slides back, UIKit's stack lacks the returning
    /// screen, so a pop may find only one screen and do nothing. A pop that has waited for the finger to lift also
    /// waits for the end.
    private func wouldBeLost(_ change: StackChange, hasWaited: Bool) -> Bool {
        guard change.kind.isPop, clock.isCancelled, let stack = controller?.viewControllers else { return false }
        return hasWaited || change.result(from: stack).isSame(as: stack)
    }

    /// Whether a change pops to a screen whose push UIKit has deferred: UIKit would raise an exception.
    private func dependsOnDeferredChange(_ change: StackChange) -> Bool {
        guard !deferred.isEmpty, case .popTo(let screen) = change.kind else { return false }
        return controller?.stackContains(screen) == false
    }

    private func make(_ change: StackChange, hasWaited: Bool) -> [UIViewController]? {
        guard let controller,
            change.isPossible(from: recorder.restoredStack ?? controller.viewControllers, hasWaited: hasWaited)
        else {
            forgetDeferred(change)
            return nil
        }
        let result = change.result(from: recorder.restoredStack ?? controller.viewControllers)
        recorder.changeWillBegin(change)
        let nested = nestedChanges
        let answer = clock.call { controller.passToUIKit(change.kind, animated: change.animated) }
        recorder.changeDidEnd()
        let isDeferred = nested == nestedChanges && !controller.viewControllers.isSame(as: result)
        if isDeferred { deferred.append(change) } else { forgetDeferred(change) }
        nextTurn.schedule()
        return answer
    }

    /// Passes on a call that comes inside a change: UIKit's own, or that of a change that UIKit has deferred.
    private func passOn(_ kind: StackChange.Kind, animated: Bool) -> [UIViewController]? {
        guard let controller else { return nil }
        if let repeated = deferred.first(where: { $0.kind.isSame(as: kind) }) {
            forgetDeferred(repeated)
            guard repeated.isPossible(from: controller.viewControllers, hasWaited: true) else { return nil }
        }
        recorder.nestedChangeWillBegin()
        nestedChanges += 1
        return controller.passToUIKit(kind, animated: animated)
    }

    /// Forgets a change that UIKit may have deferred: it has been made, or won't be.
    private func forgetDeferred(_ change: StackChange) {
        if let index = deferred.firstIndex(where: { $0.kind.isSame(as: change.kind) }) { deferred.remove(at: index) }
    }

    /// Makes the waiting changes that UIKit accepts now, then applies the waiting update of the preferences.
    private func run() {
        while let change = waiting.first, allows(change, hasWaited: true), mayMerge, !dependsOnDeferredChange(change) {
            waiting.removeFirst()
            _ = make(change, hasWaited: true)
        }
        applyPreferences()
    }

    /// Whether the bars may change: during a transition of the stack, or just before it, they would tear.
    private var mayChangeBars: Bool { recorder.current == nil && [.atRest, .elsewhere].contains(clock.phase) }

    /// Applies the waiting update of the preferences.
    private func applyPreferences() {
        guard let animated = waitingUpdate, mayChangeBars else { return }
        waitingUpdate = nil
        isUpdating = true
        swipe?.preferencesDidChange()
        bar.apply(animated: animated)
        isUpdating = false
    }

    /// Whether the next waiting change may become part of a transition that is about to start. On iOS 18 and earlier,
    /// UIKit makes each deferred change in a separate transition.
    private var mayMerge: Bool { clock.phase != .starting || SystemVersion.interruptsTransitions }

    /// Called when UIKit has started or ended a transition, or a finger has lifted.
    func transitionDidChange(hasEnded: Bool) {
        if hasEnded { run() }
        // UIKit isn't finished until after its last completion.
        nextTurn.schedule()
    }

    /// Called when the view begins a layout pass. Changes requested during the pass wait until it ends.
    func layoutWillStart() {
        clock.layoutWillStart()
        nextTurn.schedule()
    }

    func layoutDidEnd() {
        clock.layoutDidEnd()
        // A change without animation ends during the layout pass.
        if clock.phase == .atRest { recorder.settle() }
        applyPreferences()
        bar.enforce()
        swipe?.update()
    }

    /// Called in the next turn of the run loop.
    func turn() {
        announcement = nil
        clock.turn()
        if clock.phase == .atRest { deferred = [] }
        guard ![.calling, .announcing].contains(clock.phase) else { return }
        // An observer of a pop may release the controller, and the run loop doesn't retain it.
        withExtendedLifetime(controller) {
            recorder.settle()
            run()
            if mayChangeBars { bar.didComeToRest() }
            swipe?.update()
        }
    }
}

extension StackQueue {
    /// Performs a closure that calls one of the controller's pop methods, and announces the origin of the pop.
    ///
    /// - Parameter screen: The only screen that may be popped; `nil` for whichever is on top.
    /// - Returns: Whether the method was called. It wasn't if the app overrides it without calling `super`.
    @discardableResult
    func performPop(as origin: PopOrigin, of screen: UIViewController? = nil, _ body: () -> Void) -> Bool {
        let announcement = PopAnnouncement(origin, of: screen)
        self.announcement = announcement
        body()
        if self.announcement === announcement { self.announcement = nil }
        return announcement.hasBeenRequested
    }

    /// Attributes the next pop in this turn of the run loop to the back button. Since iOS 13, UIKit may pop after the
    /// bar's delegate has answered.
    func expectBackButton() {
        announcement = PopAnnouncement(.backButton)
        nextTurn.schedule()
    }

    /// Withdraws `expectBackButton()`.
    func forgetBackButton() {
        announcement = nil
    }

    /// Whether the back button's pop would be made now rather than wait, here or in UIKit.
    var popsNow: Bool {
        waiting.isEmpty && deferred.isEmpty && allows(StackChange(.pop, animated: true, origin: .backButton))
    }

    /// Whether `goBack(animated:)` may pop now. During a pop it does nothing, so that a double tap pops once.
    var allowsGoingBack: Bool {
        switch clock.phase {
        case .atRest: waiting.isEmpty
        case .sliding: popsNow && recorder.leavingScreen == nil
        case .calling, .starting, .announcing, .driven, .ending, .settling, .elsewhere: false
        }
    }

    /// Whether a pop of the item's screen has begun. During a change every item counts, since no other pop can begin
    /// then.
    func hasBegunPop(of item: UINavigationItem) -> Bool {
        clock.phase == .calling || recorder.isPopping(item)
    }

    /// Applies the top screen's preferences at the next layout, or in the next turn of the run loop.
    func updatePreferences(animated: Bool) {
        guard !isUpdating else { return }
        waitingUpdate = animated
        controller?.viewIfLoaded?.setNeedsLayout()
        nextTurn.schedule()
    }
}
#endif
