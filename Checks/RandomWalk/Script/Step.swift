import PopNavigation
import UIKitSimulator

/// One step of a walk. Each step is possible at any moment; a step without meaning at that moment has no effect.
package enum Step: Equatable, Sendable {
    // Fingers

    case down(Int, Point)
    case move(Int, Point, seconds: Double)
    case up(Int)
    /// A finger that goes down, moves and lifts.
    case drag(Int, Point, Point, seconds: Double)
    case tap(Point)
    /// Two fingers on a trackpad, with the pointer at the second point.
    case trackpad(Point, at: Point, seconds: Double)

    // Time

    case wait(Double)
    /// Lifts the fingers, and waits for the end of all animations.
    case settle

    // The stack

    case push(Recipe, animated: Bool)
    /// Pushes an instance that is in the stack or has been popped.
    case pushAgain(Int, animated: Bool)
    case pop(animated: Bool)
    /// A pop to the screen with this index, modulo the number of screens.
    case popTo(Int, animated: Bool)
    case popToRoot(animated: Bool)
    case set([Place], animated: Bool)
    /// A push onto the controller next to the stack.
    case pushBeside

    // Over the stack

    /// A presentation by the top screen, or by the presented screen that covers it.
    case present(Cover, Recipe, animated: Bool)
    /// Dismisses all presented screens.
    case dismiss(animated: Bool)
    /// Hides or shows the bar by UIKit's method.
    case hideBar(Bool, animated: Bool)
    /// Makes the text field of the front screen the first responder, or ends editing.
    case edit(Bool)
    /// Activates or ends the top screen's search.
    case search(Bool)

    // The library

    case isEnabled(Bool)
    case area(PopGestureArea)
    case appliesBarPreferences(Bool)
    /// Sets the top screen's preferences.
    case wish(Recipe.Wish)
    /// Changes what a screen prefers about the bar, and announces the change or does not.
    case prefer(Whose, BarPreference, announced: Bool)
    case delegate(Delegate)
    /// Calls `goBack(animated:)`.
    case goBack(animated: Bool)
    case forwardLimit(Int)
    /// Calls `goForward(animated:)`.
    case goForward(animated: Bool)
    /// Begins or ends a second observation of the pop events.
    case observe(Bool)

    // UIKit's recognizers

    /// The app enables or disables one.
    case recognizer(PopRecognizerName, isEnabled: Bool)
    /// Sets the delegate of one.
    case keeper(PopRecognizerName, Keeper)
    /// The app removes one from its view, or adds it again.
    case attached(PopRecognizerName, isOn: Bool)

    // The system

    case parts(SimulatedDevice.PrivateParts)
    case direction(isRightToLeft: Bool)
    case size(Point)
    /// An animated change of the size.
    case rotate(Point)
    /// Folds or unfolds an iPhone Duo.
    case fold(Bool)
    /// Rotates the device by 90 degrees.
    case turn(clockwise: Bool)
    /// Removes the controller from its window, or shows it again.
    case window(isIn: Bool)
    /// Selects the tab with the controller, or the other tab.
    case tab(isIn: Bool)
    case app(AppState)
    case memoryWarning

    // The app

    /// A reaction of the app to the next callback of this kind.
    case upon(Moment, Reaction)
    /// Sets the content offset of the top screen's scroll view.
    case scroll(Double)

    /// A screen for `set`: one of the present stack, or a new one.
    package enum Place: Equatable, Sendable {
        case old(Int)
        case new(Recipe)
    }

    package enum AppState: String, CaseIterable, Sendable {
        case active
        /// Inactive, as during an incoming call or in the app switcher.
        case covered
        case background
    }

    /// A screen whose preference changes.
    package enum Whose: String, CaseIterable, Sendable {
        case top, below
        /// The screen that a transition leaves. It remains if a swipe is cancelled.
        case leaving
    }

    package enum BarPreference: String, CaseIterable, Sendable {
        case hidden, shown, none

        var wish: Recipe.Wish {
            switch self {
            case .hidden: .hidden
            case .shown: .shown
            case .none: []
            }
        }
    }

    package enum Delegate: String, CaseIterable, Sendable {
        case none, listening
        /// Implements `animationControllerFor`, and returns nil.
        case nilAnimator
        /// Supplies animators.
        case animator
        /// The app's delegate is deallocated.
        case released
    }

    /// UIKit's recognizers that pop.
    package enum PopRecognizerName: String, CaseIterable, Sendable {
        case edge, content
    }

    /// The delegate of a recognizer.
    package enum Keeper: String, CaseIterable, Sendable {
        /// UIKit's own again.
        case uikit
        case none
        /// An app's, which allows a pop if there is a screen to pop and nothing moves.
        case app
        /// An app's, which never allows one.
        case lock
    }

    package enum Moment: String, CaseIterable, Sendable {
        case willAppear, didAppear, willDisappear, didDisappear, willPop, didPop, didCancel, refused, shouldPop,
            willShow, didShow, didGoForward, didDismiss
    }

    package enum Reaction: String, CaseIterable, Sendable {
        case push, pushPlainly, pop, popPlainly, popToRoot, set, disable, update, layout, present,
            dismiss, edit, endEditing, leaveWindow, goBack, goForward, observe, stopObserving,
            releaseDelegate
        /// The app replaces the controller, and the old one is deallocated.
        case release
    }
}
