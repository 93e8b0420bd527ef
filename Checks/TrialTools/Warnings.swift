import PopNavigation

/// Plays without the library's warnings: scripts also request changes that the library ignores.
@MainActor
package func withoutWarnings<Result>(_ play: () -> Result) -> Result {
    let handler = warningHandler
    warningHandler = { _ in }
    defer { warningHandler = handler }
    return play()
}
