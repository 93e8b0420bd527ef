/// What UIKit does with changes of a stack that follow an animated one before its transition has started (fact C40).
package enum ChangesInOneTurn: String, Sendable, CaseIterable {
    /// All of them form one transition, and `viewControllers` is up to date after each call.
    case coalesced
    /// The first one's transition starts. The others wait for its end and aren't in `viewControllers` until then. After
    /// a change without animation, another one without animation is made at once.
    case deferred
}
