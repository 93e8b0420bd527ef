import Testing
import UIKit

@MainActor
@Suite("The substitutes for the Objective-C runtime")
struct RuntimeTests {
    private class Base: NSObject {
        var log: [String] = []
    }

    private final class Derived: Base {}

    @Test("A registered method is found by selector, in subclasses too, and gets its argument")
    func registration() {
        let tapped: @MainActor (AnyObject, Any?) -> Void = { target, sender in
            (target as? Base)?.log.append("tapped by \(sender as? String ?? "no sender")")
        }
        let selector = NSSelectorFromString("tapped:")
        let object = Derived()
        class_addMethod(Base.self, selector, imp_implementationWithBlock(tapped), "v@:@")
        #expect(object.responds(to: selector))
        #expect(!object.responds(to: Selector("dragged:")))
        object.perform(selector, with: "me")
        #expect(object.log == ["tapped by me"])
        #expect(!class_addMethod(Base.self, selector, imp_implementationWithBlock(tapped), "v@:@"))
    }

    @Test("A class may implement respondsToSelector itself")
    func responses() {
        final class Proxy: NSObject {}
        let answers: @MainActor (AnyObject, Selector) -> Bool = { _, selector in selector == Selector("wanted") }
        class_addMethod(Proxy.self, "respondsToSelector:", imp_implementationWithBlock(answers), nil)
        #expect(Proxy().responds(to: Selector("wanted")))
        #expect(!Proxy().responds(to: Selector("other")))
    }

    @Test("An unrecognized selector ends the process with its name", .facts(.privateParts))
    func unrecognized() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSObject().perform(Selector("handleNavigationTransition:"), with: nil) }
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("NSInvalidArgumentException"))
        #expect(message.contains("handleNavigationTransition:"))
    }

    @Test("Reading a key that does not exist ends the process with NSUnknownKeyException", .facts(.privateParts))
    func unknownKey() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().value(forKey: "_targets") }
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("NSUnknownKeyException"))
    }
}
