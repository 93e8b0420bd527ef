#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A screen's answer about one drag. The answer is void as soon as the situation changes.
@MainActor
struct SwipeConsent {
    /// The screen that a swipe would pop, and everything that may block the pop.
    struct Situation {
        private let objects: [ObjectIdentifier?]
        private let transition: ObjectIdentifier?
        private let depth: Int

        @MainActor
        init(of controller: UINavigationController, for owner: any SwipeOwner) {
            depth = controller.viewControllers.count
            let top = controller.topViewController
            let objects: [AnyObject?] = [owner.screenToPop, top, top?.presentedViewController]
            self.objects = objects.map { $0.map(ObjectIdentifier.init) }
            transition = owner.clock.coordinator.map(ObjectIdentifier.init)
        }

        /// Whether an answer that was given in this situation holds in a later one: the same screens, and no other
        /// transition. The end of a transition takes nothing back.
        func holds(in later: Self) -> Bool {
            objects == later.objects && depth == later.depth
                && (later.transition == nil || later.transition == transition)
        }
    }

    /// The drag's touch; `nil` for a trackpad scroll.
    private(set) weak var touch: UITouch?
    /// The recognizer that is about to pop.
    let recognizer: PopRecognizer
    let situation: Situation
    let isGiven: Bool
    /// The number of times that the finger has moved since.
    var moves = 0
    /// Whether the recognizer may still begin after the touch has ended, when other fingers lift.
    var outlivesTouch = false

    /// Whether UIKit's content recognizer, which begins in the event in which it may, waits for another one.
    var isHeldUp: Bool { isGiven && recognizer == .content && moves > 1 }
}
#endif
