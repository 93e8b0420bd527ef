/// An expectation that a screen has not met.
struct Misbehaviour: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
