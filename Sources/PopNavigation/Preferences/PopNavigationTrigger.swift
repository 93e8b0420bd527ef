#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)

/// ``PopTrigger`` for Objective-C.
@objc(PopNavigationTrigger)
public enum PopNavigationTrigger: Int, Sendable {
    /// ``PopTrigger/gesture``
    case gesture

    /// ``PopTrigger/backButton``
    case backButton

    /// ``PopTrigger/programmatic``
    case programmatic

    init(_ trigger: PopTrigger) {
        self =
            switch trigger {
            case .gesture: .gesture
            case .backButton: .backButton
            case .programmatic: .programmatic
            }
    }
}

#endif
#endif
