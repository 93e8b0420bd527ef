/// Something that follows from where a view stands, such as its safe area, as it was when somebody last asked.
///
/// It holds until any view changes its place: then every view looks again. While a finger moves things that seldom happens,
/// since what it moves are animations.
struct Inherited<Value> {
    private var value: Value?
    private var change = -1

    /// The value, or nil where something has changed since.
    var current: Value? { change == PlaceChanges.count ? value : nil }

    mutating func remember(_ value: Value) -> Value {
        self.value = value
        change = PlaceChanges.count
        return value
    }
}

/// Counts the changes of frames, of the hierarchy, and of what containers and the screen cover.
enum PlaceChanges {
    // Views end wherever they are released; the simulated app has one thread.
    private(set) nonisolated(unsafe) static var count = 0

    static func add() {
        count &+= 1
    }
}
