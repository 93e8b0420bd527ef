#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A screen's answer about one drag. It is void as soon as something changes that the screen could not know.
@MainActor
struct SwipeConsent {
    /// What a swipe would pop, and what may be in its way.
    struct Situation: Equatable {
        private let objects: [ObjectIdentifier?]
        private let depth: Int

        @MainActor
        init(of controller: UINavigationController, for owner: any SwipeOwner) {
            depth = controller.viewControllers.count
            let top = controller.topViewController
            let objects: [AnyObject?] = [
                owner.screenToPop, top, top?.presentedViewController, owner.clock.coordinator,
            ]
            self.objects = objects.map { $0.map(ObjectIdentifier.init) }
        }
    }

    /// The drag: UIKit's touch, or `nil` for a scroll of a trackpad.
    private(set) weak var touch: UITouch?
    /// The recognizer that is about to pop.
    let recognizer: PopRecognizer
    let situation: Situation
    let isGiven: Bool
}
#endif
