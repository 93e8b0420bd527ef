#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import UIKit

/// The values that the modifiers inside one screen set. A field is `nil` if no modifier sets it.
///
/// NB: unchecked, because a style's scroll view and colour are main-actor classes. SwiftUI passes preferences through
/// closures that its newer declarations mark Sendable, and calls them on the main thread.
struct ScreenValues: Equatable, @unchecked Sendable {
    var isGestureEnabled: Bool?
    var area: PopGestureArea?
    var hidesNavigationBar: Bool?
    var navigationBarStyle: NavigationBarStyle?
    var hidesTabBar: Bool?

    /// The handlers of pop requests; all of them must agree.
    var requests: [PopRequestHandler] = []

    /// These values, replaced in the fields that `others` set. The handlers of both remain.
    func overridden(by others: ScreenValues) -> ScreenValues {
        ScreenValues(
            isGestureEnabled: others.isGestureEnabled ?? isGestureEnabled,
            area: others.area ?? area,
            hidesNavigationBar: others.hidesNavigationBar ?? hidesNavigationBar,
            navigationBarStyle: others.navigationBarStyle ?? navigationBarStyle,
            hidesTabBar: others.hidesTabBar ?? hidesTabBar,
            requests: requests + others.requests
        )
    }

    /// The preferences, replaced in the fields that are set here.
    func applied(to preferences: PopPreferences) -> PopPreferences {
        var result = preferences
        if let isGestureEnabled { result.isGestureEnabled = isGestureEnabled }
        if let area { result.area = area }
        if let hidesNavigationBar { result.hidesNavigationBar = hidesNavigationBar }
        if let navigationBarStyle { result.navigationBarStyle = navigationBarStyle }
        return result
    }

    /// Whether the bar looks the same with both.
    func hasSameBar(as others: ScreenValues) -> Bool {
        hidesNavigationBar == others.hidesNavigationBar && navigationBarStyle == others.navigationBarStyle
    }
}

/// The handler of one `onPopRequest(_:)` modifier.
///
/// Compared by identity: closures cannot be compared. The modifier replaces the closure at each update of its view.
@MainActor
final class PopRequestHandler: Equatable {
    var handle: (PopTrigger) -> Bool = { _ in true }

    nonisolated init() {}

    nonisolated static func == (first: PopRequestHandler, second: PopRequestHandler) -> Bool { first === second }
}
#endif
