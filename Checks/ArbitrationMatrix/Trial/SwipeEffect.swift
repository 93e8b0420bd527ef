/// What the swipe of a cell does.
package enum SwipeEffect: String, CaseIterable, Sendable {
    /// Pops the top screen.
    case pop
    /// Dismisses a modal at its root.
    case dismissal = "out of a modal"
    /// Pushes the screen ahead, by a drag from the trailing edge.
    case forward

    /// Where the finger goes down, for a swipe forward measured from the trailing edge.
    var starts: [Start] { self == .forward ? [.x3, .x10] : Start.allCases }

    /// UIKit has neither of the last two, so one device of each system tells enough.
    var surroundings: [Surroundings] {
        Surroundings.all.filter { surroundings in
            if case .iPhone = surroundings.device { true } else { self == .pop }
        }
    }
}
