import PopNavigation

/// What one finger did to one controller.
package struct Outcome: Equatable, Sendable {
    /// What a drag moved.
    package enum Winner: String, Sendable {
        /// The pop; where the cell has another effect, the dismissal or the push.
        case pop
        case innerPop = "inner pop"
        case scrollView = "scroll view"
        case row
        case slider
        case pan
        case edgeGesture = "own edge gesture"
        case sheet
        case nothing = "–"
    }

    /// Everything that moved, the pop first; more than one is a fault.
    package var winners: [Winner] = []
    /// Whether the pop, the dismissal or the push was completed.
    package var isPopped = false
    /// Why the library refused the drag.
    package var refusal: PopGestureRefusal?
    /// Whether an interaction never ends, or a push does not work afterwards.
    package var isHung = false
    /// What is wrong with the bar afterwards; empty if nothing is.
    package var faultsOfBar: [String] = []

    package var winner: Winner { winners.first ?? .nothing }
}
