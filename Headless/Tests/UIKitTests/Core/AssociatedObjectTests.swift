import Testing
import UIKit

@Suite("Objects that other objects keep")
struct AssociatedObjectTests {
    private final class ValueOwner: NSObject {}
    private final class Value {}

    @Test("An object keeps one value for each key until it is deallocated")
    func values() {
        let keys = (UnsafeRawPointer(bitPattern: 1)!, UnsafeRawPointer(bitPattern: 2)!)
        weak var (first, second, other): (Value?, Value?, Value?)
        do {
            let owner = ValueOwner()
            do {
                let values = (Value(), Value(), Value())
                (first, second, other) = values
                objc_setAssociatedObject(owner, keys.0, values.0, .OBJC_ASSOCIATION_RETAIN)
                objc_setAssociatedObject(owner, keys.1, values.2, .OBJC_ASSOCIATION_RETAIN)
                objc_setAssociatedObject(owner, keys.0, values.1, .OBJC_ASSOCIATION_RETAIN)
            }
            #expect(first == nil && second != nil && other != nil)
            objc_setAssociatedObject(owner, keys.1, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(other == nil)
            withExtendedLifetime(owner) {}
        }
        #expect(second == nil)
    }
}
