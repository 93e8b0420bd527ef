// The helpers that the portable tests use, too.
@_exported import PopNavigationTestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// For tests in which the controller's own pan pops on a UIKit controller, which needs the private handler.
    static var needsPrivateAPI: Self {
        #if !PublicAPIOnly
        .enabled(if: true)
        #else
        .disabled("With the trait PublicAPIOnly, the own pan can't pop on a plain UINavigationController.")
        #endif
    }
}
