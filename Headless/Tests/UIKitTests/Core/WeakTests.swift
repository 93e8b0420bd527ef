import Testing
import UIKit

@MainActor
@Suite("Weak references without a side table")
struct WeakTests {
    @Test("A weak reference does not keep its object alive, and is nil after the object's end")
    func end() {
        let holder = Holder()
        do {
            let object = Mortal(of: holder)
            holder.object = object
            #expect(holder.object === object)
        }
        #expect(holder.object == nil)
        holder.object = nil
        #expect(holder.object == nil)
    }

    /// A holder whose object has been deallocated.
    private func holderOfDeallocatedObject() -> Holder {
        let holder = Holder()
        let object = Mortal(of: holder)
        holder.object = object
        return holder
    }

    @Test("A weak reference is nil in the deinitializer of its object")
    func deinitializer() {
        let holder = holderOfDeallocatedObject()
        #expect(holder.wasNilInDeinit == true)
    }

    @Test("A weak reference to an object that has ended stays nil, and can be set again")
    func replaced() {
        let holder = holderOfDeallocatedObject()
        let others = (0..<100).map { _ in Mortal(of: nil) }
        #expect(holder.object == nil)
        holder.object = others[0]
        #expect(holder.object === others[0])
    }

    @Test("A recognizer loses a delegate and targets that are deallocated")
    func recognizer() {
        let recognizer = UITapGestureRecognizer()
        do {
            let delegate = MortalDelegate()
            recognizer.delegate = delegate
            recognizer.addTarget(delegate, action: NSSelectorFromString("tapped"))
            #expect(recognizer.delegate === delegate)
        }
        #expect(recognizer.delegate == nil)
        // No class implements the action: a call would end the process.
        recognizer.state = .ended
    }
}

private final class MortalDelegate: NSObject, UIGestureRecognizerDelegate {}

@MainActor
private final class Holder {
    @Weak
    var object: Mortal?
    var wasNilInDeinit: Bool?
}

@MainActor
private final class Mortal {
    private let holder: Holder?

    init(of holder: Holder?) {
        self.holder = holder
    }

    isolated deinit {
        holder?.wasNilInDeinit = holder?.object == nil
    }
}
