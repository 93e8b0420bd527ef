#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import Foundation

/// ``PopObservation`` for Objective-C, which ends when this object is released or invalidated.
@preconcurrency @MainActor
@objc(PopNavigationObservation)
public final class PopNavigationObservation: NSObject {
    private let observation: PopObservation

    init(_ observation: PopObservation) {
        self.observation = observation
    }

    /// Ends the observation. Calling it again does nothing.
    @objc public func invalidate() { observation.invalidate() }
}

#endif
#endif
