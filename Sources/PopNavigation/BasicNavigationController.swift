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
/// Changes of the stack go to UIKit at once, with UIKit's answer, as on a plain controller. There is one exception:
/// pushing an instance that is already in the stack is ignored with a warning in the log, where UIKit raises an
/// exception.
///
/// A subclass calls `super` in every method that it overrides. If it doesn't in a method of the recognizers' delegate,
/// only that method's effect is lost: the rules still apply when the swipe begins.
@preconcurrency @MainActor
open class BasicNavigationController: UINavigationController, UIGestureRecognizerDelegate, UINavigationBarDelegate,
    Sendable
{
    /// Whether a swipe pops the top screen; the switch for the whole controller. Default: `true`.
    ///
    /// `false` disables every swipe back, including UIKit's. The gestures of a zoom (`preferredTransition`, iOS 18)
    /// obey it only after a call of `ZoomOptions.followPopPreferences(of:)`. Drags are then refused as
    /// ``PopGestureRefusal/disabled``. The switch is read when a finger goes down and when a swipe begins; a swipe in
    /// progress ends as the finger says. The back button and VoiceOver's escape gesture still go back; to refuse those
    /// too, use ``PopConfirming``.
    @IBInspectable open var popGestureRecognizerEnabled: Bool = true

    /// Where a swipe may start on screens without a preference. Default: ``PopGestureArea/leadingThird``.
    ///
    /// The area is read at each touch.
    open var popGestureArea: PopGestureArea = .leadingThird

    /// Whether a swipe back at the root dismisses the controller, if it is presented in full screen. Default: `false`.
    ///
    /// The swipe has the area, the rules and the motion of a pop. The controller itself must be presented with the
    /// style `fullScreen`, without a `transitioningDelegate` or a `preferredTransition` of the app, by a screen that
    /// supports the present orientation, and must present nothing. Otherwise a drag at the root is refused as
    /// ``PopGestureRefusal/nothingToPop`` or ``PopGestureRefusal/presenting``. A sheet has no such swipe: UIKit pulls
    /// it down. <doc:LeavingAModal> has the order of the questions.
    ///
    /// The property is read at each touch, and when a swipe begins.
    @IBInspectable open var dismissesFromRoot: Bool = false

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

    /// How many screens the controller keeps after the user has left them, so that the user can go forward again.
    /// Default: 0, which keeps none and installs nothing.
    ///
    /// ``forwardScreens`` says which screens are kept. Above 0, a swipe from the trailing edge and the key command ⌘]
    /// do what ``goForward(animated:)`` does. A lower value removes the screens that are the furthest ahead. Negative
    /// values count as 0.
    @IBInspectable public var forwardLimit: Int = 0 {
        didSet {
            if forwardLimit > 0 || componentsStorage?.forwardSwipe != nil {
                components.keepScreens(upTo: forwardLimit)
            }
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
    /// `viewDidLoad`: when a finger goes down, when a swipe begins, and when the screen comes to the top.
    open func popPreferences(for screen: UIViewController) -> PopPreferences {
        screen.statedPreferences
    }

    /// Returns whether the user may pop a screen in the stack now.
    ///
    /// Default: the answer of a screen that adopts ``PopConfirming``, or of the child that a ``PopPreferenceContainer``
    /// names; `true` if none adopts the protocol. After a `true`, a screen that adopts ``AsyncPopConfirming`` is asked.
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
    var components: StackComponents {
        if let componentsStorage { return componentsStorage }
        let components = StackComponents(of: self)
        components.ownTransition.activityDidChange = { [weak self] in self?.updateDelegate() }
        components.delegateProxy.appDelegateDidEnd = { [weak self] in self?.updateDelegate() }
        components.delegateProxy.install = { [weak self] in self?.installDelegate() }
        componentsStorage = components
        return components
    }

    /// The components; `nil` before their first use. Methods that UIKit may call while it deallocates the controller
    /// don't create them: Swift can't form a weak reference to the controller then.
    private(set) var componentsStorage: StackComponents?

    /// The app's navigation delegate, which receives every call that it implements. Default: `nil`. Held weakly.
    open override weak var delegate: (any UINavigationControllerDelegate)? {
        get { componentsStorage?.delegateProxy.appDelegate }
        set {
            guard newValue != nil || componentsStorage != nil else { return }
            components.delegateProxy.appDelegate = newValue
            // UIKit asks a delegate about orientations even before the view loads.
            if newValue != nil || installedMethods != nil { updateDelegate() }
        }
    }

    /// The methods that UIKit knows of the proxy; `nil` until the proxy is UIKit's delegate.
    private var installedMethods: [Selector]?

    /// Sets the proxy as UIKit's delegate again if it responds to other methods than UIKit knows: UIKit asks when the
    /// delegate is set.
    ///
    /// Setting it during a transition may end an interactive one (reported by KVRouterKit 3.5.0 for iOS 26.2). Until
    /// the transition is over, the proxy answers with UIKit's defaults what the app's delegate lacks.
    private func updateDelegate() {
        guard components.delegateProxy.methods != installedMethods else { return }
        // UIKit may set the delegate to nil while it deallocates the controller, when Swift can't form a weak
        // reference. `install` formed one earlier, which is nil by then, so the proxy isn't set again.
        let install = components.delegateProxy.install
        if !isViewLoaded || isAtRest { return install() }
        transitionCoordinator?.animate(alongsideTransition: nil) { _ in install() }
    }

    private func installDelegate() {
        let methods = components.delegateProxy.methods
        guard methods != installedMethods else { return }
        installedMethods = methods
        // UIKit ignores the navigation delegate that it has.
        super.delegate = nil
        super.delegate = components.delegateProxy
        // What UIKit refuses depends on what its delegate implements.
        components.gesture.update()
        components.forwardSwipe?.update()
    }

    /// Adds the controller's own pan, and sets the delegate proxies of UIKit's recognizers.
    open override func viewDidLoad() {
        super.viewDidLoad()
        installedMethods = nil
        installDelegate()
    }

    /// Applies changed preferences, and sets the delegate proxies of UIKit's recognizers again.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let components = componentsStorage else { return }
        // Between a change without animation and its layout pass, no coordinator installs the app's new delegate.
        updateDelegate()
        components.stack.compare()
        components.bar.layoutDidChange()
        components.gesture.update()
        components.forwardSwipe?.update()
    }

    /// Pushes a screen, as on a plain controller.
    ///
    /// An instance that is already in the stack is ignored with a warning in the log, where UIKit would raise an
    /// exception.
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !viewControllers.contains(instance: viewController) else {
            return warn(about: viewController, "is already in the stack; the push is ignored.")
        }
        components.stack.changeWillBegin()
        super.pushViewController(viewController, animated: animated)
        components.stack.changeDidEnd()
    }

    /// Pops the top screen, as on a plain controller.
    ///
    /// Swipes and the back button call this method too, so an override must call `super`: UIKit waits for the
    /// transition. To keep the user from leaving a screen, implement ``PopConfirming/shouldPop(for:)``.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        componentsStorage?.stack.popWillBegin()
        let popped = super.popViewController(animated: animated)
        componentsStorage?.stack.changeDidEnd()
        return popped
    }

    /// Pops all screens above one, as on a plain controller.
    @discardableResult
    open override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        componentsStorage?.stack.changeWillBegin()
        let popped = super.popToViewController(viewController, animated: animated)
        componentsStorage?.stack.changeDidEnd()
        return popped
    }

    /// Pops all screens except the first, as on a plain controller.
    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        componentsStorage?.stack.changeWillBegin()
        let popped = super.popToRootViewController(animated: animated)
        componentsStorage?.stack.changeDidEnd()
        return popped
    }

    /// Replaces the stack, as on a plain controller.
    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        componentsStorage?.stack.changeWillBegin()
        super.setViewControllers(viewControllers, animated: animated)
        componentsStorage?.stack.changeDidEnd()
    }

    /// Shows or hides the bar.
    ///
    /// While the top screen states ``PopPreferences/hidesNavigationBar``, a call that contradicts it takes effect on
    /// the next screen that states nothing.
    open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        componentsStorage?.bar.navigationBar.record(appsChoice: hidden)
        guard componentsStorage?.bar.navigationBar.allows(hidden: hidden) != false else { return }
        super.setNavigationBarHidden(hidden, animated: animated)
    }

    /// Whether the bar is hidden. Setting it has the effect of `setNavigationBarHidden(_:animated:)` without animation.
    open override var isNavigationBarHidden: Bool {
        get { super.isNavigationBarHidden }
        set {
            componentsStorage?.bar.navigationBar.record(appsChoice: newValue)
            guard componentsStorage?.bar.navigationBar.allows(hidden: newValue) != false else { return }
            super.isNavigationBarHidden = newValue
        }
    }

    /// Shows or hides the toolbar. What the top screen states counts as with `setNavigationBarHidden(_:animated:)`.
    open override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        componentsStorage?.bar.toolbar.record(appsChoice: hidden)
        guard componentsStorage?.bar.toolbar.allows(hidden: hidden) != false else { return }
        super.setToolbarHidden(hidden, animated: animated)
    }

    /// Whether the toolbar is hidden. Setting it has the effect of `setToolbarHidden(_:animated:)` without animation.
    open override var isToolbarHidden: Bool {
        get { super.isToolbarHidden }
        set {
            componentsStorage?.bar.toolbar.record(appsChoice: newValue)
            guard componentsStorage?.bar.toolbar.allows(hidden: newValue) != false else { return }
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
        isMainThread && MainActor.assumeIsolated { goBackByEscape() } || super.accessibilityPerformEscape()
    }

    /// UIKit's key commands, and ⌘] while there is a screen to go forward to (⌘[ in right-to-left layouts, where UIKit
    /// exchanges brackets). The command has no title, so the list of shortcuts doesn't show it.
    open override var keyCommands: [UIKeyCommand]? {
        guard !forwardScreens.isEmpty else { return super.keyCommands }
        let forward = UIKeyCommand(input: "]", modifierFlags: .command, action: .goForwardByKey)
        return (super.keyCommands ?? []) + [forward]
    }

    /// Releases the screens that are kept for going forward.
    open override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        componentsStorage?.stack.changeForward { $0.removeAll(except: $1) }
    }

    /// Asks the top screen whether the back button may pop it.
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        // UIKit calls this method for every pop. If a swipe or a call pops the screen, it has already left the stack.
        // If the back button does, it is still in the stack.
        guard let screen = screen(of: item) else {
            return superclassAnswer(to: .navigationBarShouldPop, navigationBar, item) != false
        }
        // On iOS 26, a finger may still reach the back button of a screen above which another one has been pushed.
        guard screen === topViewController, components.consent.shouldPop(screen, for: .backButton) else {
            return false
        }
        // UIKit pops the screen when this method has returned true.
        guard superclassAnswer(to: .navigationBarShouldPop, navigationBar, item) != false else { return false }
        components.triggers.allowBackButton(toPop: screen)
        return true
    }

    /// The screen in the stack to which an item belongs. In a collapsed split view, the item may be that of the column
    /// or of its top screen.
    private func screen(of item: UINavigationItem) -> UIViewController? {
        viewControllers.last { $0.navigationItem === item || $0.itemInBar === item }
    }

    // The class answers for its own pan, and for UIKit's two recognizers if the app has made it their delegate. UIKit's
    // class implements none of these public questions; for the recognizers of `hidesBarsOnSwipe` and `hidesBarsOnTap`,
    // UIKit asks it others, which no header declares. But apps extend `UINavigationController` with these methods. Such
    // an extension decides as on a plain controller.

    /// The own pan, if `recognizer` is its recognizer.
    private func ownPan(of recognizer: UIGestureRecognizer) -> OwnPan? {
        guard let ownPan = componentsStorage?.gesture.ownPan, recognizer === ownPan.recognizer else { return nil }
        return ownPan
    }

    /// The rules for one of UIKit's recognizers whose delegate is the controller itself.
    private func rules(for recognizer: UIGestureRecognizer) -> PopDelegateProxy? {
        componentsStorage?.gesture.uiKit.rules(ofControllerFor: recognizer)
    }

    /// Whether a recognizer may begin where a finger goes down.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if let ownPan = ownPan(of: gestureRecognizer) { return ownPan.mayFollow(touch) }
        guard superclassAnswer(to: .shouldReceiveTouch, gestureRecognizer, touch) != false else { return false }
        return rules(for: gestureRecognizer)?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
    }

    /// Applies the rules to a drag. UIKit asks once for each drag that has moved far enough, never for a tap.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let ownPan = ownPan(of: gestureRecognizer) { return ownPan.gestureRecognizerShouldBegin(gestureRecognizer) }
        guard superclassAnswer(to: .shouldBegin, gestureRecognizer) != false else { return false }
        return rules(for: gestureRecognizer)?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    }

    /// Makes the own pan wait for UIKit's recognizers and for the recognizers of preceding views.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if let ownPan = ownPan(of: gestureRecognizer) { return ownPan.waits(for: otherGestureRecognizer) }
        // Nothing else needs to wait: where this class is the delegate of UIKit's recognizers, they don't begin in a
        // preceding view.
        return superclassAnswer(to: .shouldRequireFailure, gestureRecognizer, otherGestureRecognizer) ?? false
    }

    /// Makes recognizers that the own pan precedes wait for it.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if let ownPan = ownPan(of: gestureRecognizer) { return ownPan.precedes(otherGestureRecognizer) }
        if superclassAnswer(to: .shouldBeRequiredToFail, gestureRecognizer, otherGestureRecognizer) == true {
            return true
        }
        // If an extension decides whether UIKit's recognizers begin, nothing waits for them that doesn't on a plain
        // controller.
        guard !Self.isExtended(with: .shouldBegin) else { return false }
        return rules(for: gestureRecognizer)?
            .gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) == true
    }

    /// Keeps the own pan from recognizing together with another recognizer.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        ownPan(of: gestureRecognizer) == nil
            && superclassAnswer(to: .shouldRecognizeSimultaneously, gestureRecognizer, otherGestureRecognizer) ?? false
    }
}
#endif
