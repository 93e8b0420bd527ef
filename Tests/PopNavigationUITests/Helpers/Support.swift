// The helpers that the portable tests use, too.
@_exported import PopNavigationTestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// For tests in which the controller's own pan pops on a UIKit controller, or a swipe interrupts a transition on a
    /// screen that asks.
    static var needsPrivateAPI: Self {
        #if !PublicAPIOnly
        .enabled(if: true)
        #else
        .disabled("With PublicAPIOnly, UIKit's recognizers alone pop, and don't interrupt a screen that asks.")
        #endif
    }
}
