// Loops instead of closures: the isolation of a closure is checked at each call.
extension Array where Element: AnyObject {
    func has(_ object: AnyObject) -> Bool { position(of: object) != nil }

    func position(of object: AnyObject) -> Int? {
        for index in indices where self[index] === object { return index }
        return nil
    }

    /// Removes the object, which is in the array once.
    mutating func drop(_ object: AnyObject) {
        if let index = position(of: object) { remove(at: index) }
    }
}
