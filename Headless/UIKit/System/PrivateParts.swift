/// Parts of UIKit that Apple does not document. A simulated system may lack any of them (facts E1, E2).
package struct PrivateParts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// `interactivePopGestureRecognizer.delegate` is the object behind the gesture.
    package static let handlerIsDelegate = PrivateParts(rawValue: 1)
    /// That object answers `handleNavigationTransition:`.
    package static let handlerAnswers = PrivateParts(rawValue: 2)
    /// Recognizers have an instance variable `_targets`.
    package static let targetsIvar = PrivateParts(rawValue: 4)
    /// Navigation controllers answer `_isTransitioning`.
    package static let isTransitioning = PrivateParts(rawValue: 8)
    package static let all: PrivateParts = [.handlerIsDelegate, .handlerAnswers, .targetsIvar, .isTransitioning]
}
