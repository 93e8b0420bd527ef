import PopNavigation
import UIKitSimulator

/// One thing that happens. Each can happen at any moment; where it makes no sense, nothing happens.
package enum Step: Equatable, Sendable {
    // Fingers

    case down(Int, Point)
    case move(Int, Point, seconds: Double)
    case up(Int)
    /// A finger that comes down, moves and lifts.
    case drag(Int, Point, Point, seconds: Double)
    case tap(Point)
    /// Two fingers on a trackpad, with the pointer at the second point.
    case trackpad(Point, at: Point, seconds: Double)

    // Time

    case wait(Double)
    /// Fingers lift, and everything comes to rest.
    case settle

    // The stack

    case push(Recipe, animated: Bool)
    /// Pushes an instance that is in the stack or has been.
    case pushAgain(Int, animated: Bool)
    case pop(animated: Bool)
    /// To the screen with this index, counted anew from zero where the stack is shorter.
    case popTo(Int, animated: Bool)
    case popToRoot(animated: Bool)
    case set([Place], animated: Bool)
    /// A push onto the controller beside the stack.
    case pushBeside

    // What lies over the stack

    /// From the top screen, or from what lies over it already.
    case present(Cover, Recipe, animated: Bool)
    /// All that lies over the stack.
    case dismiss(animated: Bool)
    /// The text field of the screen in front gets the keyboard, or nobody has it.
    case edit(Bool)
    /// The top screen's search becomes active, or ends.
    case search(Bool)

    // The library

    case isEnabled(Bool)
    case driver(PopDriver)
    case area(PopGestureArea)
    case appliesBarPreferences(Bool)
    /// The top screen changes its mind about these wishes.
    case wish(Recipe.Wish)
    case delegate(Delegate)
    /// The same as a tap on the back button.
    case goBack(animated: Bool)
    /// A second observer of the pop events begins, or its token is released.
    case observe(Bool)

    // The system

    case parts(SimulatedDevice.PrivateParts)
    case direction(isRightToLeft: Bool)
    case size(Point)
    /// A new size that everything follows in an animation.
    case rotate(Point)
    /// A folding device is folded or unfolded.
    case fold(Bool)
    /// The device is turned by a quarter.
    case turn(clockwise: Bool)
    /// The controller leaves its window or comes back.
    case window(isIn: Bool)
    /// The tab with the controller is selected, or the other one.
    case tab(isIn: Bool)
    case app(AppState)

    // The app

    /// At the next call of this kind, the app does something.
    case upon(Moment, Reaction)
    /// The top screen's scroll view is put there.
    case scroll(Double)

    /// A screen of a new stack: one that is in it already, or a new one.
    package enum Place: Equatable, Sendable {
        case old(Int)
        case new(Recipe)
    }

    package enum AppState: String, CaseIterable, Sendable {
        case active
        /// Under an incoming call, or in the app switcher.
        case covered
        case background
    }

    package enum Delegate: String, CaseIterable, Sendable {
        case none, listening
        /// The app's delegate is deallocated.
        case released
    }

    package enum Moment: String, CaseIterable, Sendable {
        case willAppear, didAppear, willDisappear, didDisappear, willPop, didPop, didCancel, refused, shouldPop,
            willShow, didShow
    }

    package enum Reaction: String, CaseIterable, Sendable {
        case push, pushPlainly, pop, popPlainly, popToRoot, set, disable, replaceDriver, update, layout, present,
            dismiss, edit, endEditing, leaveWindow, goBack, observe, stopObserving,
            releaseDelegate
        /// The app replaces the controller, which is deallocated.
        case release
    }
}
