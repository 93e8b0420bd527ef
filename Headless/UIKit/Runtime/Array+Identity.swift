// Loops instead of closures: the isolation of a closure is checked at each call. Without specializations, a call from
// another file would be made for any kind of element.
extension Array where Element: AnyObject {
    @_specialize(where Element == UIView)
    @_specialize(where Element == UIGestureRecognizer)
    @_specialize(where Element == UITouch)
    func has(_ object: AnyObject) -> Bool { position(of: object) != nil }

    @_specialize(where Element == UIView)
    @_specialize(where Element == UIGestureRecognizer)
    @_specialize(where Element == UITouch)
    func position(of object: AnyObject) -> Int? {
        for index in indices where self[index] === object { return index }
        return nil
    }

    /// Removes the object, which is in the array once.
    mutating func drop(_ object: AnyObject) {
        if let index = position(of: object) { remove(at: index) }
    }
}
