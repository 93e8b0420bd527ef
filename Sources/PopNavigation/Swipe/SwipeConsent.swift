#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A screen's answer about one drag. The answer is void as soon as the situation changes.
@MainActor
struct SwipeConsent {
    /// The screen that a swipe would pop, and everything that may block the pop.
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

    /// The drag's touch; `nil` for a trackpad scroll.
    private(set) weak var touch: UITouch?
    /// The recognizer that is about to pop.
    let recognizer: PopRecognizer
    let situation: Situation
    let isGiven: Bool
}
#endif
