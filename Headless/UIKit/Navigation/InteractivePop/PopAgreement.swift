/// The answers about a swipe of one of UIKit's pop recognizers, and whether a pop was possible when they were given.
///
/// UIKit asks once and pops when the recognizer has waited, whatever has happened meanwhile (fact C23). So the answers
/// tell whether a pop that hangs is UIKit's doing or that of another delegate.
struct PopAgreement {
    private var receivesEvent = false
    private var mayBegin = false
    private var couldPop = false
    /// Whether a pop was possible after the recognizer's delegate had answered, or was impossible before it was asked
    /// and UIKit's own delegate agreed to the event and to the beginning.
    private(set) var isUIKits = false

    /// Called with the answer of UIKit's own delegate about an event.
    mutating func note(receivesEvent: Bool) { self.receivesEvent = receivesEvent }

    /// Called with the answer of UIKit's own delegate about the beginning.
    mutating func note(mayBegin: Bool, refusesEvents: Bool) {
        self.mayBegin = mayBegin && (!refusesEvents || receivesEvent)
    }

    /// Called before the recognizer's delegate is asked about the beginning.
    mutating func willAsk(canPop: Bool) { (mayBegin, couldPop) = (false, canPop) }

    mutating func didAsk(canPop: Bool) { isUIKits = canPop || !couldPop && mayBegin }
}
