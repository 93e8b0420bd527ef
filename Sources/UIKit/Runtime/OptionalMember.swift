/// Tells whether an object implements an optional member of a delegate protocol.
///
/// Swift cannot ask that without the Objective-C runtime. So the default implementation that stands in for a missing member
/// says that it ran. The question costs a call, which the client sees: it is put only where UIKit calls the member anyway.
@MainActor
package enum OptionalMember {
    private static var ranDefault = false

    package static func defaultRan() {
        ranDefault = true
    }

    /// The answer of an implemented member; nil where the default stood in.
    package static func answer<Answer>(of call: () -> Answer) -> Answer? {
        let outer = ranDefault
        ranDefault = false
        let answer = call()
        defer { ranDefault = outer }
        return ranDefault ? nil : answer
    }

    package static func isImplemented(_ call: () -> Void) -> Bool {
        answer(of: call) != nil
    }
}
