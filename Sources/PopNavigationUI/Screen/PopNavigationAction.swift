#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import SwiftUI

/// Pushes and pops from inside a screen. Read it from the environment with the key `popNavigation`.
///
/// ```swift
/// @Environment(\.popNavigation) private var navigation
/// ```
///
/// Outside a `PopScreen` and a `PopNavigationStack`, for example in a preview, it does nothing.
public struct PopNavigationAction: Sendable {
    let screen: ScreenState?

    /// Appends a value to the path of the `PopNavigationStack` around the screen.
    ///
    /// - Returns: Whether the value is pushed; `false` if there is no such stack, or its path has values of another
    ///   type, with a warning in the log.
    @MainActor @discardableResult
    public func push(_ value: some Hashable) -> Bool {
        screen?.appendToPath?(AnyHashable(value)) ?? false
    }

    /// Pops the screen, and those above it, without asking it.
    @MainActor
    public func pop() {
        screen?.pop()
    }

    /// Pops all screens but the first, without asking them.
    @MainActor
    public func popToRoot() {
        screen?.controller?.navigationController?.popToRootViewController(animated: true)
    }

    /// Does what the back button does: asks the top screen, and pops it. For custom back buttons.
    ///
    /// - Returns: Whether a screen is popped.
    @MainActor @discardableResult
    public func goBack() -> Bool {
        let navigation = screen?.controller?.navigationController as? BasicNavigationController
        return navigation?.goBack(animated: true) ?? false
    }
}

private enum PopNavigationKey: EnvironmentKey {
    static var defaultValue: PopNavigationAction { PopNavigationAction(screen: nil) }
}

extension EnvironmentValues {
    /// Pushes and pops from inside a screen.
    public internal(set) var popNavigation: PopNavigationAction {
        get { self[PopNavigationKey.self] }
        set { self[PopNavigationKey.self] = newValue }
    }
}
#endif
