#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// This file is longer than 300 lines because everything that subclasses override, and every call of `super`, must be in
// the class.

/// A navigation controller whose swipe back starts where a thumb reaches: in the leading third of the screen.
///
/// Use it in place of `UINavigationController`, in code or in a storyboard. A swipe moves UIKit's own interactive
/// transition, or the animator of the navigation delegate. Screens that differ from the defaults adopt
/// ``PopGestureConfigurable``. Nothing is swizzled.
///
/// Changes of the stack reach UIKit when they do on a plain controller: at once before a transition has started, and on
/// iOS 26 and later also during a transition, which they interrupt. On iOS 18 and earlier, a change that is requested
/// during a transition is made at the transition's end, in order. Until then `viewControllers` and `topViewController`
/// don't include it, and a pop returns `nil`. A change that is requested during a swipe cancels the swipe first, except
/// the gesture of a zoom transition, which the library can't cancel. Pushing an instance that is already in the stack
/// is ignored with a warning in the log. Other misuse raises UIKit's exception, for example pushing a navigation
/// controller.
///
/// A subclass calls `super` in every method that it overrides. If it doesn't in a method of the recognizers' delegate,
/// only that method's effect is lost: the rules still apply when the swipe begins.
@preconcurrency @MainActor
open class BasicNavigationController: UINavigationController, UIGestureRecognizerDelegate, UINavigationBarDelegate {
    /// Whether a swipe pops the top screen; the switch for the whole controller. Default: `true`.
    ///
    /// `false` disables every swipe back, including UIKit's, and cancels a swipe in progress. Drags are then refused as
    /// ``PopGestureRefusal/disabled``. The back button and VoiceOver's escape gesture still go back; to refuse those
    /// too, use ``PopConfirming``.
    @IBInspectable open var popGestureRecognizerEnabled: Bool = true {
        didSet {
            if !popGestureRecognizerEnabled { partsStorage?.swipes.cancel() }
        }
    }

    /// Where a swipe may start on screens without a preference. Default: ``PopGestureArea/leadingThird``.
    ///
    /// The area is read at each touch.
    open var popGestureArea: PopGestureArea = .leadingThird

    /// Whether the library applies the screens' preferences to the bar. Default: `true`. With `false`, the app manages
    /// the bar.
    ///
    /// Setting the property doesn't change the bar at once. With `false`, a fade stops. A styled item keeps its look
    /// until the app assigns other appearances, or until preferences apply again: with the next update, transition or
    /// scroll.
    @IBInspectable open var appliesNavigationBarPreferences: Bool = true

    /// The look of the bar on screens without a preference. Default: `nil`, which leaves the bar to the app.
    open var navigationBarStyle: NavigationBarStyle? {
        didSet { updatePreferences(animated: false) }
    }

    /// The driver to use if it is available. Default: ``PopDriver/automatic``.
    ///
    /// You can change it at any time; a swipe in progress is cancelled. ``activePopDriver`` is the driver in use.
    open var preferredPopDriver: PopDriver = .automatic {
        didSet {
            guard preferredPopDriver != oldValue else { return }
            partsStorage?.swipes.cancel()
            partsStorage?.swipes.update()
        }
    }

    /// Returns the preferences of a screen in the stack.
    ///
    /// Default: those of a screen that adopts ``PopGestureConfigurable``, or of the child that a
    /// ``PopPreferenceContainer`` names. A tab bar controller and a navigation controller in the stack name their
    /// visible child.
    ///
    /// Override it for screens whose classes can't adopt the protocol: Objective-C classes, closed-source screens,
    /// whole families of screens. The library reads preferences only with this method, never before the screen's
    /// `viewDidLoad`, and once for each touch.
    open func popPreferences(for screen: UIViewController) -> PopPreferences {
        screen.statedPreferences ?? PopPreferences()
    }

    /// Returns whether the user may pop a screen in the stack now.
    ///
    /// Default: the answer of a screen that adopts ``PopConfirming``, or of the child that a ``PopPreferenceContainer``
    /// names; `true` if none adopts the protocol.
    ///
    /// Override it for screens whose classes can't adopt the protocol. ``PopConfirming/shouldPop(for:)`` lists when it
    /// is called.
    open func shouldPop(_ screen: UIViewController, for trigger: PopTrigger) -> Bool {
        screen.answer(to: trigger) ?? true
    }

    /// The objects that do the work, created at their first use.
    ///
    /// This isn't a stored property with a value: UIKit's `init(rootViewController:)` calls `init(nibName:bundle:)`
    /// (seen in subclasses that lack it), and Swift sets stored properties in both.
    var parts: PopParts {
        if let partsStorage { return partsStorage }
        let parts = PopParts(of: self)
        partsStorage = parts
        return parts
    }

    /// The parts; `nil` before their first use. Methods that UIKit may call while it deallocates the controller don't
    /// create the parts: Swift can't form a weak reference to the controller then.
    private(set) var partsStorage: PopParts?

    /// The content's frame and the view's width in the last layout pass.
    private var lastContent: CGRect?
    private var lastWidth: CGFloat?

    /// The app's navigation delegate, which receives every call that it implements. Default: `nil`. Held weakly.
    open override weak var delegate: (any UINavigationControllerDelegate)? {
        get { partsStorage?.relay.appDelegate }
        set {
            guard newValue != nil || partsStorage != nil else { return }
            parts.relay.appDelegate = newValue
            installDelegateRelay()
        }
    }

    /// Sets the relay as UIKit's delegate, even if it already is: UIKit asks what a delegate responds to when the
    /// delegate is set.
    private func installDelegateRelay() {
        super.delegate = nil
        super.delegate = parts.relay
    }

    /// Adds the controller's own pan and guards UIKit's recognizers.
    open override func viewDidLoad() {
        super.viewDidLoad()
        parts.ownTransition.activityDidChange = { [weak self] in self?.transitionMethodsDidChange() }
        installDelegateRelay()
        parts.swipes.update()
    }

    /// Tells UIKit whether the relay supplies an animator and an interaction, unless the app's delegate supplies both
    /// anyway.
    private func transitionMethodsDidChange() {
        let isKnown = [Selector.animationController, .interactionController].allSatisfy {
            delegate?.responds(to: $0) == true
        }
        if !isKnown { installDelegateRelay() }
    }

    /// Guards UIKit's recognizers again if UIKit has replaced them or their delegates.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        partsStorage?.swipes.update()
    }

    /// Makes changes of the stack that are requested during the layout pass wait until it ends.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        partsStorage?.queue.layoutWillStart()
    }

    /// Applies changed preferences, and cancels a swipe if the view's size has changed.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let parts = partsStorage else { return }
        let content = PopGestureFrame.content(of: view)
        if content != lastContent {
            // The translation was measured against the old width.
            if view.bounds.width != lastWidth { parts.swipes.cancel() }
            (lastContent, lastWidth) = (content, view.bounds.width)
            parts.bar.layoutDidChange()
        }
        parts.queue.layoutDidEnd()
    }

    /// Cancels a swipe if the vertical bar changes its edge.
    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        // Only a change from one edge to the other counts. A pop itself may change the trait from an edge to none or
        // back, since each screen may prefer vertical bars or not.
        if let old = VerticalBarEdge(of: traitCollection), let new = VerticalBarEdge(of: newCollection), old != new {
            partsStorage?.swipes.cancel()
        }
    }

    /// Cancels a swipe, whose translation belongs to the old size.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        partsStorage?.swipes.cancel()
    }

    /// Cancels a swipe in progress.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        partsStorage?.swipes.cancel()
    }

    /// Pushes a screen. On iOS 18 and earlier, the push waits for a running transition.
    ///
    /// An instance that is already in the stack is ignored with a warning in the log, where UIKit would raise an
    /// exception.
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        parts.queue.submit(.push(viewController), animated: animated)
    }

    /// Pops the top screen. On iOS 18 and earlier, the pop waits for a running transition.
    ///
    /// Swipes and the back button call this method too, so an override must call `super`: UIKit waits for the
    /// transition. To keep the user from leaving a screen, implement ``PopConfirming/shouldPop(for:)``.
    ///
    /// - Returns: The popped screen; `nil` if there is only one screen or if the pop waits.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        guard let parts = partsStorage else { return super.popViewController(animated: animated) }
        return parts.queue.submit(.pop, animated: animated)?.last
    }

    /// Pops all screens above one. On iOS 18 and earlier, the pop waits for a running transition.
    ///
    /// A screen that isn't in the stack is passed to UIKit, which raises an exception on iOS 17 and earlier, and
    /// ignores it on iOS 26. A screen that has left the stack while the pop waited is ignored with a warning in the
    /// log.
    ///
    /// - Returns: The popped screens, the top one last; `nil` if the pop waits.
    @discardableResult
    open override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let parts = partsStorage else { return super.popToViewController(viewController, animated: animated) }
        return parts.queue.submit(.popTo(viewController), animated: animated)
    }

    /// Pops all screens except the first. On iOS 18 and earlier, the pop waits for a running transition.
    ///
    /// - Returns: The popped screens, the top one last; `nil` if the pop waits.
    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let parts = partsStorage else { return super.popToRootViewController(animated: animated) }
        return parts.queue.submit(.popToRoot, animated: animated)
    }

    /// Replaces the stack. On iOS 18 and earlier, the change waits for a running transition.
    ///
    /// If an instance is passed several times, its first place counts, with a warning in the log, where UIKit would
    /// raise an exception.
    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard partsStorage != nil || !viewControllers.isEmpty else {
            return super.setViewControllers(viewControllers, animated: animated)
        }
        parts.queue.submit(.set(viewControllers), animated: animated)
    }

    /// Passes a change to UIKit. It is here because `super` is only available in the class.
    ///
    /// - Returns: UIKit's answer.
    func passToUIKit(_ kind: StackChange.Kind, animated: Bool) -> [UIViewController]? {
        switch kind {
        case .pop: return super.popViewController(animated: animated).map { [$0] }
        case .popTo(let screen): return super.popToViewController(screen, animated: animated)
        case .popToRoot: return super.popToRootViewController(animated: animated)
        case .push(let screen): super.pushViewController(screen, animated: animated)
        case .set(let screens): super.setViewControllers(screens, animated: animated)
        }
        return nil
    }

    /// Shows or hides the bar.
    ///
    /// If the top screen has a preference, the preference is enforced at the next layout, and the call takes effect on
    /// the next screen without a preference.
    open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        partsStorage?.bar.navigationBar.propertyWillBeSet(hidden: hidden)
        super.setNavigationBarHidden(hidden, animated: animated)
    }

    /// Whether the bar is hidden. Setting it has the effect of `setNavigationBarHidden(_:animated:)` without animation.
    open override var isNavigationBarHidden: Bool {
        get { super.isNavigationBarHidden }
        set {
            partsStorage?.bar.navigationBar.propertyWillBeSet(hidden: newValue)
            super.isNavigationBarHidden = newValue
        }
    }

    /// Shows or hides the toolbar. The top screen's preference counts as with `setNavigationBarHidden(_:animated:)`.
    open override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        partsStorage?.bar.toolbar.propertyWillBeSet(hidden: hidden)
        super.setToolbarHidden(hidden, animated: animated)
    }

    /// Whether the toolbar is hidden. Setting it has the effect of `setToolbarHidden(_:animated:)` without animation.
    open override var isToolbarHidden: Bool {
        get { super.isToolbarHidden }
        set {
            partsStorage?.bar.toolbar.propertyWillBeSet(hidden: newValue)
            super.isToolbarHidden = newValue
        }
    }

    /// Goes back for VoiceOver's escape gesture, even where a custom item or a hidden bar leaves no back button to
    /// press.
    ///
    /// - Returns: `true` if the gesture was for this stack, even if the top screen declines or the bar shows no way
    ///   back.
    open override func accessibilityPerformEscape() -> Bool {
        // The declaration lacks the main actor in some SDKs.
        MainActor.assumeIsolated { goBackByEscape() } || super.accessibilityPerformEscape()
    }

    /// Asks the top screen whether the back button may pop it.
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        let queue = parts.queue
        // UIKit calls this method for every pop. If a swipe or a call pops the screen, it has already left the stack.
        // If the back button does, it is still in the stack.
        guard !queue.hasBegunPop(of: item), let owner = viewControllers.last(where: { $0.navigationItem === item })
        else {
            return uiKitAnswer(to: .navigationBarShouldPop, navigationBar, item) ?? true
        }
        // On iOS 26, a finger may still reach the back button of a screen above which another one has been pushed.
        guard owner === topViewController, topScreenAgrees(to: .backButton) else { return false }
        // A pop that has to wait must leave the bar alone until then.
        if queue.popsNow {
            queue.expectBackButton()
            if let answer = uiKitAnswer(to: .navigationBarShouldPop, navigationBar, item) {
                if !answer { queue.forgetBackButton() }
                return answer
            }
        }
        queue.performPop(as: .backButton, of: owner) { popViewController(animated: true) }
        return false
    }

    // UIKit also makes a navigation controller the delegate of its own recognizers (`hidesBarsOnSwipe`). Questions
    // about any recognizer other than the own pan go to UIKit's implementation.

    /// The own pan, if `recognizer` is its recognizer.
    private func ownPan(_ recognizer: UIGestureRecognizer) -> OwnPan? {
        guard let ownPan = partsStorage?.swipes.ownPan, recognizer === ownPan.recognizer else { return nil }
        return ownPan
    }

    /// Whether the own pan follows two fingers on a trackpad.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        ownPan(gestureRecognizer)?.gestureRecognizer(gestureRecognizer, shouldReceive: event)
            ?? uiKitAnswer(to: .shouldReceiveEvent, gestureRecognizer, event) ?? true
    }

    /// Whether the own pan may begin where a finger goes down.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        ownPan(gestureRecognizer)?.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
            ?? uiKitAnswer(to: .shouldReceiveTouch, gestureRecognizer, touch) ?? true
    }

    /// Applies the rules to a drag. UIKit asks once for each drag that has moved far enough, never for a tap.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        ownPan(gestureRecognizer)?.gestureRecognizerShouldBegin(gestureRecognizer)
            ?? uiKitAnswer(to: .shouldBegin, gestureRecognizer) ?? true
    }

    /// Makes the own pan wait for UIKit's recognizers and for the recognizers of preceding views.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        ownPan(gestureRecognizer)?
            .gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
            ?? uiKitAnswer(to: .shouldRequireFailure, gestureRecognizer, otherGestureRecognizer) ?? false
    }

    /// Makes recognizers that the own pan precedes wait for it.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        ownPan(gestureRecognizer)?
            .gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
            ?? uiKitAnswer(to: .shouldBeRequiredToFail, gestureRecognizer, otherGestureRecognizer) ?? false
    }

    /// Keeps the own pan from recognizing together with another recognizer.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        ownPan(gestureRecognizer)?
            .gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
            ?? uiKitAnswer(to: .shouldRecognizeSimultaneously, gestureRecognizer, otherGestureRecognizer) ?? false
    }
}
#endif
