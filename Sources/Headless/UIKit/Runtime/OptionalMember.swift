/// Determines whether an object implements an optional member of a delegate protocol.
///
/// Without the Objective-C runtime Swift cannot test that. So the default implementation of a member reports that it
/// ran. The test calls the member, which the app can observe: use it only where UIKit calls the member anyway.
@MainActor
package enum OptionalMember {
    private static var ranDefault = false

    package static func defaultRan() {
        ranDefault = true
    }

    /// The result of an implemented member; nil if the default implementation ran.
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
