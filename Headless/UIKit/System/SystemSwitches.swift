/// Behaviours of UIKit that are unknown or differ between systems. Apps must work with both values of each switch.
///
/// BEHAVIOUR.md names the switch of a fact. The default is the known or likely behaviour. If both are equally likely,
/// the default is the behaviour that is worse for apps.
package struct SwitchPositions: Sendable {
    /// The app freezes if a recognizer that drives a pop is disabled in the pop's first calls (fact C29).
    package var freezesOnDisablingInWillAppear = true
    /// Another navigation delegate, or nil, ends an interactive transition that is in progress (fact C34).
    package var newDelegateEndsInteraction = false
    /// A new touch has its view when UIKit asks the undeclared question about its event (fact A29); else `view` is nil
    /// until the public questions.
    package var knowsViewAtEventQuestion = true
    /// On iOS 17 and earlier, UIKit enables the edge recognizer after each change if there is a screen to pop, else
    /// disables it (fact C39).
    package var writesEdgeEnabled = false
    /// On iOS 26 and later, a change of a bar's visibility enables the pop recognizers of a stack inside a stack (fact
    /// C39).
    package var barsEnableNestedPops = true
    /// On iOS 26 and later, `navigationController` of a popped screen is nil as the pop begins (fact C45); else from
    /// `didMove(toParent:)` on.
    package var poppedScreensLoseController = true
    /// When the first responder of a covered screen has the focus again (fact I24).
    package var coveredFocus = CoveredFocus.ofSystem
    /// On iOS 26 and later, UIKit's delegate lets a swipe begin during each transition (fact F2); else only during a
    /// cancelled pop, which the swipe takes over.
    package var swipesInterrupt = true
    /// On iOS 26 and later, a change interrupts a transition in an app with the former design, too (fact F2).
    package var interruptsInFormerDesign = false
    /// On iOS 26 and later, a cancelled pop is over one turn after its animation (fact F2).
    package var completesCancelledPopsLate = false
    /// How pushes, pops and swipes move (facts A24, C20 and C27).
    package var popMotion = PopMotion.ofSystem
    /// The line that a recorded swipe has to pass (fact C20).
    package var finishLine = FinishLine.ofRecognizer
    /// UIKit's recognizers don't pop a screen with a zoom transition (fact C33); else they shrink it.
    package var refusesSwipesOfZooms = true
    /// The pop by the gesture of a zoomed screen is interactive from the start (fact C33); else the finger takes over.
    package var zoomsBeginInteractive = true
    /// A zoom's options are asked at each move of a drag, the last answer counts (fact C33); else only before the
    /// gesture begins.
    package var asksZoomsAtEachMove = false
    /// A zoom's options receive locations in the window's coordinates (fact C33); else in those of the zoomed screen's
    /// view.
    package var locatesZoomsInWindow = false
    /// The pop recognizers of the inner controller in a collapsed split view (fact C32).
    package var nestedPopRecognizers = NestedPopRecognizers.own
    /// In a collapsed split view, the outer bar has the item of the inner controller's first screen (fact C32); else
    /// the inner controller's own.
    package var barShowsItemOfColumnsScreen = false
    /// The question in which UIKit's delegate refuses the pops of facts C21 and C24. Fixed when the controller creates
    /// its recognizers.
    package var popRefusal = PopRefusalStage.inShouldReceiveEvent
    /// On iOS 26 and later, UIKit's recognizers themselves refuse a hidden bar, whatever their delegate answers (fact
    /// C21); else only UIKit's delegate refuses it.
    package var recognizersRefuseHiddenBar = false
    /// A recognizer that the edge recognizer explicitly requires to fail does not wait for it (fact A24); else both
    /// wait for each other.
    package var explicitRequirementWins = true
    /// Under a finger, scroll views without room in the pop direction wait for the content recognizer (fact A24); else
    /// they win.
    package var scrollViewsAtLimitWaitForPop = false
    /// Other pans wait for the content recognizer, as for the edge recognizer (fact A24).
    package var othersWaitForContentPop = false
    /// A failed recognizer is reset although other recognizers still follow its finger (fact A9); else only when none
    /// does.
    package var resetsFailedBesideOthers = true
    /// Failure questions are asked at touch-down for all pairs of recognizers (fact A11); else at each attempt.
    package var asksFailureAtTouchDown = false
    /// UIKit's gestures do not pop a screen whose back button has its own action (fact C37).
    package var refusesSwipesWithBackAction = false
    /// The touches that the system marks as beginning at an edge (fact A23).
    package var edgeFlags = EdgeFlags.atWindowEdges
    /// An edge pan fails if the first movement leads out of the strip in which the system marks touches (fact A23).
    package var jumpsMissEdge = false
    /// The width of the strip in which an edge pan can begin, in points (fact A23).
    package var edgeRegion = Calibration.ScreenEdge.region
    /// A view receives the touches that a recognizer has delayed when that recognizer is disabled (fact A10); else they
    /// are lost.
    package var deliversTouchesOfDisabled = true
    /// The end of a percent-driven interaction before its start is performed after it (fact D2); else lost.
    package var remembersEarlyRelease = true
    /// While animations are disabled, a pop with an interaction controller of the app stays interactive and can be
    /// cancelled (fact C30); else it is made at once, without animation.
    package var interactsWithoutAnimations = false
    /// What UIKit does with changes that follow an animated one before its transition has started (fact C40).
    package var changesInOneTurn = ChangesInOneTurn.deferred
    /// Each change of the stack during a running presentation or dismissal waits for its end (fact C41); else the
    /// presentation's style decides.
    package var defersChangesInPresentations = false
    /// What becomes of a change of the bar's visibility in the controller's layout calls (fact C42).
    package var barInLayout = BarInLayout.taken
    /// A change of a bar's visibility in `willShow` moves the bar with the transition (fact C26); else at once, with an
    /// animation of its own or none.
    package var movesBarsFromWillShow = true
    /// A cancelled transition changes a bar's flag back that was changed with animation (fact C26); else the flag
    /// stays.
    package var flipsAnimatedBarsBack = true
    /// A dismissal uses the transitioning delegate that the screen has then (fact I25); else the one that it had when
    /// it was presented.
    package var readsLateTransitioningDelegate = true
    /// The completion of a cancelled dismissal is called (fact I25).
    package var completesCancelledDismissals = false
    /// A cancelled pop or dismissal gives the first responder back (facts I14 and I25); else nobody has the focus.
    package var restoresFirstResponder = true
    /// The toolbar obeys the top screen's `hidesBottomBarWhenPushed` (fact C43); else only a tab bar does.
    package var hidesToolbarWhenPushed = true
    /// After a cancelled pop between two screens with hidden bars, the bar's items lack the upper screen's (fact C44).
    package var losesItemsOnHiddenCancel = false
    /// iOS 26: showing the bar with animation during a transition leaves the screen's back button deaf (fact F4).
    package var barJumpsWithAnimatedVisibility = false

    package init() {}
}
