import PopNavigation

/// Plays scripts, and returns what failed.
@MainActor
package protocol ScriptPlayer {
    /// What has happened in all scripts.
    var tally: Tally { get }

    init(_ options: PlayerOptions)

    /// Returns nil if nothing failed.
    mutating func run(_ script: Script) -> Failure?
}

/// Plays without the library's warnings: scripts also request changes that the library ignores.
@MainActor
func withoutWarnings<Result>(_ play: () -> Result) -> Result {
    let handler = warningHandler
    warningHandler = { _ in }
    defer { warningHandler = handler }
    return play()
}

/// What scripts are made for.
package enum Game: String, CaseIterable, Sendable {
    /// The library's invariants hold after any steps.
    case walk
    /// A plain controller and the library's do the same.
    case twin

    @MainActor
    package func player(_ options: PlayerOptions) -> any ScriptPlayer {
        switch self {
        case .walk: Walk(options)
        case .twin: Twin(options)
        }
    }
}

package struct PlayerOptions {
    /// The names of checks whose findings do not count.
    package var ignored: Set<String>
    /// The names of rules that explain a difference: their differences count too.
    package var sought: Set<String>
    /// Receives a line for each event.
    package var listener: ((String) -> Void)?

    package init(
        ignored: Set<String> = [], sought: Set<String> = [], listener: ((String) -> Void)? = nil
    ) {
        (self.ignored, self.sought, self.listener) = (ignored, sought, listener)
    }
}
