/// Behaviours of UIKit that are unknown or differ between systems. Apps must work with both values of each switch.
///
/// BEHAVIOUR.md names the switch of a fact. The default is the known or likely behaviour. If both are equally likely,
/// the default is the behaviour that is worse for apps.
package struct SystemSwitches: Sendable {
    /// The app freezes if a recognizer that drives a pop is disabled in the pop's first calls (fact C29).
    package var freezesOnDisablingInWillAppear = true
    /// UIKit asks a navigation delegate for its members only when it is set (fact C34); else before each use.
    package var asksDelegateOnce = true
    /// UINavigationController implements delegate methods that it does not declare (fact C36).
    package var hasUndeclaredMethods = true
    /// A tap on the back button pops when its delegate has agreed; else UIKit's undeclared method pops (fact C36).
    package var popsAfterBackButton = true
    /// UIKit sets its own delegate on the pop recognizers again when the controller's view loads (fact C18).
    package var resetsPopDelegatesOnLoad = true
    /// UIKit's gestures do not pop a screen whose back button has an action of its own (fact C37).
    package var refusesSwipesWithBackAction = true
    /// The touches that the system marks as beginning at an edge (fact A23).
    package var edgeFlags = EdgeFlags.atWindowEdges
    /// A navigation controller calls its overridable methods while it is deallocated (fact C35).
    package var callsOverridesInDealloc = true
    /// The end of a percent-driven interaction before its start is performed after it (fact D2); else lost.
    package var remembersEarlyRelease = false
    /// While animations are disabled, a pop with an interaction controller of the app stays interactive and can be
    /// cancelled (fact C30); else it is made at once, without animation.
    package var interactsWithoutAnimations = false
    /// A change of only the controller's height ends a running transition, as one of its width does (fact I8).
    package var newHeightEndsTransition = true
}

/// The touches that an edge pan may begin with.
package enum EdgeFlags: String, Sendable, CaseIterable {
    /// Touches at the edges of the window, so that a controller inset in it gets none.
    case atWindowEdges
    /// Touches at the edges of the recognizer's view, wherever that is in the window.
    case atViewEdges
    /// No touches, as when a test creates them.
    case never
}
