#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The newest update of a screen, which a hidden screen receives when it appears.
@MainActor
struct PendingUpdate {
    private var update: (() -> Void)?

    /// Runs an update now if the screen is visible, otherwise when it appears. An older update is forgotten.
    mutating func submit(isVisible: Bool, _ update: @escaping () -> Void) {
        self.update = update
        if isVisible { run() }
    }

    /// Runs the update that waits.
    mutating func run() {
        let update = self.update
        self.update = nil
        update?()
    }
}
#endif
