/// What runs when the second act begins.
package enum FirstAct: String, CaseIterable, Sendable {
    case push, pop, set
    /// A swipe that has been released, and whose pop slides to its end.
    case released
    /// A swipe that has been released, and whose screen slides back.
    case cancelled

    var isSwipe: Bool { self == .released || self == .cancelled }
}

/// What the app or a finger does while the first act runs.
package enum SecondAct: String, CaseIterable, Sendable {
    case push, pop, set
    /// A tap where the back button is at rest.
    case back
    /// A tap on a row, which pushes.
    case row
    case swipe
}

/// Where fingers swipe.
package enum SwipeStart: String, CaseIterable, Sendable {
    /// In the strip at the leading edge.
    case edge
    /// In the middle of the content.
    case middle
}

/// What the app sets through UIKit's API during the acts.
package enum TimedWords: String, CaseIterable, Sendable {
    case none
    /// Delegates of UIKit's recognizers refuse.
    case refuses
    /// UIKit's recognizers are disabled.
    case disabled
    /// Delegates refuse, and each screen has a pan that waits for every other recognizer.
    case patient

    var areLock: Bool { self != .none }
}

/// Which screens hide the bar.
package enum Bars: String, CaseIterable, Sendable {
    case shown, hidden
    /// Each screen differs from the ones before and after it. The first one shows the bar, or hides it.
    case shownHidden = "shown-hidden"
    case hiddenShown = "hidden-shown"

    /// - Parameter place: The screen's place in the stack; the place after the last one for the second act's screen.
    func areHidden(at place: Int) -> Bool {
        switch self {
        case .shown: false
        case .hidden: true
        case .shownHidden: place % 2 == 1
        case .hiddenShown: place % 2 == 0
        }
    }
}
