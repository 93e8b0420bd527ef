/// Something that a screen should have done and did not.
struct Misbehaviour: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
