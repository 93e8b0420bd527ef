/// A number that advances with each change of a frame, of the hierarchy, of a safe area,
/// or of the system's configuration.
enum LayoutGeneration {
    // Unsafe, since views advance it when they are deallocated; the simulated app has one thread.
    private(set) nonisolated(unsafe) static var current = 0

    static func advance() {
        current &+= 1
    }
}
