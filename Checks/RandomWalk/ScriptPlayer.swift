import PopNavigation

/// Plays scripts, and returns what failed.
@MainActor
package protocol ScriptPlayer {
    /// What has happened in all scripts.
    var tally: Tally { get }

    /// - Parameter listener: Receives a line for each event.
    init(listener: ((String) -> Void)?)

    /// Returns nil if nothing failed.
    mutating func run(_ script: Script) -> Failure?
}

/// What scripts are made for.
package enum Game: String, CaseIterable, Sendable {
    /// The library's invariants hold after any steps.
    case walk
    /// A plain controller and the library's do the same.
    case twin

    @MainActor
    package func player(listener: ((String) -> Void)? = nil) -> any ScriptPlayer {
        switch self {
        case .walk: Walk(listener: listener)
        case .twin: Twin(listener: listener)
        }
    }
}
