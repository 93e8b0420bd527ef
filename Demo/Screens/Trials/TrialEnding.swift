/// The expected state after a trial, when no animation is running.
public struct TrialEnding: Sendable {
    enum Stack: Sendable {
        case menu
        case demoCase
        /// The names of the screens above the menu.
        case screens([String])
    }

    let stack: Stack
    /// The expected `isNavigationBarHidden`.
    public let isBarHidden: Bool

    /// The case's own screen is on top, as at the start.
    static let stays = TrialEnding(stack: .demoCase, isBarHidden: false)
    /// The menu is on top.
    static let menu = TrialEnding(stack: .menu, isBarHidden: false)

    static func stays(barHidden: Bool) -> TrialEnding {
        TrialEnding(stack: .demoCase, isBarHidden: barHidden)
    }

    static func on(_ screens: String..., barHidden: Bool = false) -> TrialEnding {
        TrialEnding(stack: .screens(screens), isBarHidden: barHidden)
    }
}

extension DemoTrial {
    /// The expected result.
    @MainActor public var expected: TrialResult {
        let outcomes = steps.compactMap { step in
            if case .touch(_, let outcome?, _) = step { outcome } else { nil }
        }
        return TrialResult(outcomes: outcomes, stack: expectedStack, isBarHidden: ending.isBarHidden)
    }

    @MainActor private var expectedStack: [String] {
        switch ending.stack {
        case .menu: [MenuScreen.name]
        case .demoCase: [MenuScreen.name] + (DemoCase.named(demoCase).map { $0.screens($0).map(\.screenName) } ?? [])
        case .screens(let screens): [MenuScreen.name] + screens
        }
    }
}
