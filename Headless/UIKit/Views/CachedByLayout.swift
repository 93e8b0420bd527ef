/// A value that depends on the geometry and the hierarchy of views, such as a safe area. It is valid until the next
/// change of any of them.
///
/// During an interactive transition such changes are rare, since the transition moves only presentation values.
struct CachedByLayout<Value> {
    private var value: Value?
    private var generation = -1

    /// The value; nil after a change.
    var current: Value? { generation == LayoutGeneration.current ? value : nil }

    mutating func remember(_ value: Value) -> Value {
        self.value = value
        generation = LayoutGeneration.current
        return value
    }
}
