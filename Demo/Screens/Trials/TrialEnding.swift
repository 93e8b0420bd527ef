/// The expected state after a trial, when no animation is running.
public struct TrialEnding: Sendable {
    enum Stack: Sendable {
        case menu
        case demoCase
        case titles([String])
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

    static func on(_ titles: String..., barHidden: Bool = false) -> TrialEnding {
        TrialEnding(stack: .titles(titles), isBarHidden: barHidden)
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
        let screens = DemoCase.named(demoCase).map { $0.screens($0).map { $0.title ?? "" } } ?? []
        return switch ending.stack {
        case .menu: [MenuScreen.title]
        case .demoCase: [MenuScreen.title] + screens
        case .titles(let titles): [MenuScreen.title] + titles
        }
    }
}
