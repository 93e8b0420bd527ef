#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Passes changes of the stack to UIKit: at once where UIKit makes them as on a plain controller, otherwise in order
/// and as soon as UIKit would.
@MainActor
final class StackQueue {
    weak var swipe: (any SwipeControl)?

    private weak var controller: BasicNavigationController?
    private let clock: StackClock
    private let recorder: StackRecorder
    private let bar: BarController
    private let observers: PopObservers<PopEvent>
    private var waiting: [StackChange] = []
    /// The changes that UIKit has put off.
    private var putOff: [StackChange] = []
    /// The number of changes that have been requested inside of UIKit's call of another one.
    private var nestedChanges = 0
    /// The pop that is about to be requested.
    private var announcement: PopAnnouncement?
    /// A requested update of the preferences that waits; the value says whether the bars animate.
    private var waitingUpdate: Bool?
    /// Whether an update is applied now. A screen may request one while it states its preferences.
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

    /// Whether nothing moves, and no change waits.
    var isAtRest: Bool { clock.phase == .atRest && waiting.isEmpty && recorder.current == nil }

    /// Makes a change, or keeps it until UIKit accepts it.
    ///
    /// - Returns: UIKit's answer, the popped screens with the top last.
    @discardableResult
    func submit(_ kind: StackChange.Kind, animated: Bool) -> [UIViewController]? {
        // UIKit calls the controller's methods itself inside of a change. Inside of a swipe's pop it calls none, so the
        // app does.
        if clock.phase == .calling, !recorder.isStartingSwipe {
            guard mayRepeat(kind) else { return nil }
            recorder.nestedChangeWillBegin()
            nestedChanges += 1
            return controller?.passToUIKit(kind, animated: animated)
        }
        recorder.adoptStartedTransition()
        // UIKit may make a change that it has put off by the same method.
        let repeated = putOff.first { $0.kind.isSame(as: kind) && !$0.origin.isSwipe }
        let announced = kind.isPop ? announcement : nil
        announced?.hasBeenRequested = true
        announcement = nil
        let change = StackChange(
            kind, animated: animated, origin: announced?.origin ?? repeated?.origin ?? origin(of: kind),
            onlyIfOnTop: announced?.screen ?? repeated?.onlyIfOnTop)
        if change.origin.isSwipe {
            // UIKit calls the swipe's pop when the gesture begins. A pop that waits would leave the gesture without a
            // transition.
            swipe?.popDidBegin()
            return make(change, hasWaited: false)
        }
        // UIKit repeats changes in order: what a repeated one depends on has been made, or is lost.
        let isNow = allows(change) && (repeated != nil || waiting.isEmpty && !dependsOnPutOffChange(change))
        // The swipe would pop a screen that was not asked.
        swipe?.stackWillChange()
        if isNow { return make(change, hasWaited: repeated != nil) }
        if repeated != nil { forgetPutOff(change) }
        waiting.append(change)
        nextTurn.schedule()
        return change.answerWhileWaiting(from: controller?.viewControllers ?? [])
    }

    /// The origin of a change that no object has announced.
    private func origin(of kind: StackChange.Kind) -> PopOrigin {
        // In an event the app requests it. While a swipe starts, and while a finger drives, UIKit's recognizer has
        // requested its pop before.
        guard kind.isPop, !observers.isSending, !recorder.isStartingSwipe, clock.phase != .driven,
            let driver = swipe?.driverOfUIKitsPop
        else { return .call }
        return .swipe(driver)
    }

    /// Whether UIKit makes a change now as on a plain controller.
    private func allows(_ change: StackChange, hasWaited: Bool = false) -> Bool {
        // An observer's change would reach UIKit in the middle of its last calls, which has broken bars and apps
        // (XITRIX/iTorrent f64466ad, nextcloud/talk-ios NCSplitViewController).
        if observers.isSending { return false }
        // UIKit keeps the order then, as on a plain controller.
        if !putOff.isEmpty, ![.calling, .announcing].contains(clock.phase) { return true }
        switch clock.phase {
        case .atRest, .settling, .ending, .elsewhere: return true
        // A swipe's transition that is cancelled or interrupted while it starts has frozen apps (QMUI_iOS#1498).
        case .starting: return !recorder.isStartingSwipe
        // On iOS 18 and earlier a change inside of a transition corrupts the bar or hangs.
        case .sliding: return SystemVersion.interruptsTransitions && !wouldBeLost(change, hasWaited: hasWaited)
        case .calling, .announcing, .driven: return false
        }
    }

    /// Whether UIKit would lose or refuse a change now. While a cancelled pop slides back, UIKit's stack lacks the
    /// screen that returns, and has those that have replaced it: a pop from a stack of one does nothing, and a push of
    /// one of them raises an exception. A pop that has waited for the finger to lift waits for the end.
    private func wouldBeLost(_ change: StackChange, hasWaited: Bool) -> Bool {
        guard clock.isCancelled, let stack = controller?.viewControllers else { return false }
        return switch change.kind {
        case .pop, .popTo, .popToRoot: hasWaited || change.result(from: stack).isSame(as: stack)
        case .push(let screen): stack.contains(instance: screen)
        case .set: false
        }
    }

    /// Whether a change pops to a screen whose push UIKit has put off: UIKit would raise an exception.
    private func dependsOnPutOffChange(_ change: StackChange) -> Bool {
        guard !putOff.isEmpty, case .popTo(let screen) = change.kind else { return false }
        return controller?.stackContains(screen) == false
    }

    private func make(_ change: StackChange, hasWaited: Bool) -> [UIViewController]? {
        guard let controller,
            change.isPossible(from: recorder.restoredStack ?? controller.viewControllers, hasWaited: hasWaited)
        else {
            forgetPutOff(change)
            return nil
        }
        let result = change.result(from: recorder.restoredStack ?? controller.viewControllers)
        recorder.changeWillBegin(change)
        let nested = nestedChanges
        let answer = clock.call { controller.passToUIKit(change.kind, animated: change.animated) }
        recorder.changeDidEnd()
        let isPutOff = nested == nestedChanges && !controller.viewControllers.isSame(as: result)
        if isPutOff { putOff.append(change) } else { forgetPutOff(change) }
        nextTurn.schedule()
        return answer
    }

    /// Whether a call that comes inside of a change may be made, if it is that of a change that UIKit has put off.
    private func mayRepeat(_ kind: StackChange.Kind) -> Bool {
        guard let controller, let change = putOff.first(where: { $0.kind.isSame(as: kind) }) else { return true }
        forgetPutOff(change)
        return change.isPossible(from: controller.viewControllers, hasWaited: true)
    }

    /// A change that UIKit may have put off has been made, or is not to be made any more.
    private func forgetPutOff(_ change: StackChange) {
        if let index = putOff.firstIndex(where: { $0.kind.isSame(as: change.kind) }) { putOff.remove(at: index) }
    }

    /// Makes the changes that wait, until UIKit accepts no more; then the update of the preferences that waits.
    private func run() {
        while let change = waiting.first, allows(change, hasWaited: true), mayMerge, !dependsOnPutOffChange(change) {
            waiting.removeFirst()
            _ = make(change, hasWaited: true)
        }
        applyPreferences()
    }

    /// Applies the update of the preferences that waits, unless a transition moves the bars or is about to: during one
    /// they would tear.
    private func applyPreferences() {
        guard let animated = waitingUpdate, recorder.current == nil, [.atRest, .elsewhere].contains(clock.phase)
        else { return }
        waitingUpdate = nil
        isUpdating = true
        swipe?.preferencesDidChange()
        bar.apply(animated: animated)
        isUpdating = false
    }

    /// Whether the next change that has waited may become part of a transition that is about to start. Up to iOS 18
    /// UIKit makes each change that it has put off in a transition of its own.
    private var mayMerge: Bool { clock.phase != .starting || SystemVersion.interruptsTransitions }

    /// UIKit has started or ended a transition, or a finger has lifted.
    func transitionDidChange(hasEnded: Bool) {
        if hasEnded { run() }
        // UIKit finishes after its last completion.
        nextTurn.schedule()
    }

    /// The view begins a layout pass. Changes that are requested during the pass wait until it ends.
    func layoutWillStart() {
        clock.layoutWillStart()
        nextTurn.schedule()
    }

    func layoutDidEnd() {
        clock.layoutDidEnd()
        // A change without animation ends in the layout pass.
        if clock.phase == .atRest { recorder.settle() }
        applyPreferences()
        bar.enforce()
        swipe?.update()
    }

    /// The next turn of the run loop.
    func turn() {
        announcement = nil
        clock.turn()
        if clock.phase == .atRest { putOff = [] }
        guard ![.calling, .announcing].contains(clock.phase) else { return }
        // An observer of a pop may release the controller, and the run loop does not retain it.
        withExtendedLifetime(controller) {
            recorder.settle()
            run()
            if isAtRest { bar.didComeToRest() }
            swipe?.update()
        }
    }
}

extension StackQueue {
    /// Performs a body that pops by a method of the controller, and announces the origin of the pop.
    ///
    /// - Parameter screen: The only screen that may be popped; `nil` for the one on top.
    /// - Returns: Whether the body has called the method. An app's override of the method may not call `super`.
    @discardableResult
    func performPop(as origin: PopOrigin, of screen: UIViewController? = nil, _ body: () -> Void) -> Bool {
        let announcement = PopAnnouncement(origin, of: screen)
        self.announcement = announcement
        body()
        if self.announcement === announcement { self.announcement = nil }
        return announcement.hasBeenRequested
    }

    /// The next pop in this turn of the run loop is the back button's. Since iOS 13 UIKit may pop after the bar's
    /// delegate has answered.
    func expectBackButton() {
        announcement = PopAnnouncement(.backButton)
        nextTurn.schedule()
    }

    /// No pop of the back button follows.
    func forgetBackButton() {
        announcement = nil
    }

    /// Whether a pop of the back button would be made now, and not wait, here or in UIKit.
    var popsNow: Bool {
        waiting.isEmpty && putOff.isEmpty && allows(StackChange(.pop, animated: true, origin: .backButton))
    }

    /// Whether the back button may pop now. During a pop it does nothing, so that a double tap pops once.
    var allowsGoingBack: Bool {
        switch clock.phase {
        case .atRest: waiting.isEmpty
        case .sliding: popsNow && recorder.leavingScreen == nil
        case .calling, .starting, .announcing, .driven, .ending, .settling, .elsewhere: false
        }
    }

    /// Whether a pop of the item's screen has begun. Any item counts inside of a change, since no other pop begins
    /// there.
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
