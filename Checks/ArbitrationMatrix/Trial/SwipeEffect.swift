/// What the swipe of a cell does.
package enum SwipeEffect: String, CaseIterable, Sendable {
    /// Pops the top screen.
    case pop
    /// Dismisses a modal at its root.
    case dismissal = "out of a modal"
    /// Pushes the screen ahead, by a drag from the trailing edge.
    case forward
    /// Pops a screen whose zoom follows its preferences, which are none.
    case zoom

    /// Where the finger goes down, for a swipe forward measured from the trailing edge.
    var starts: [Start] { self == .forward ? [.x3, .x10] : Start.allCases }

    /// One device of each system tells enough about what isn't a pop. Zooms exist on iOS 18 and later.
    var surroundings: [Surroundings] {
        Surroundings.all.filter { surroundings in
            guard case .iPhone(let version) = surroundings.device else { return self == .pop }
            return self != .zoom || version >= 18
        }
    }
}
