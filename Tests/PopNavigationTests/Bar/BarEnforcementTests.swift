import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The limit of a bar's dispute")
struct BarEnforcementTests {
    /// Whether the other party has won after restorations at these times.
    private func isExhausted(at time: CFTimeInterval, after times: [CFTimeInterval]) -> Bool {
        var enforcement = BarEnforcement()
        for time in times { enforcement.note(at: time) }
        return enforcement.isExhausted(at: time)
    }

    @Test("The other party wins after five restorations within a second", .covers(.barVisibility))
    func limit() {
        #expect(!isExhausted(at: 100.4, after: [100, 100.1, 100.2, 100.3]))
        #expect(isExhausted(at: 100.5, after: [100, 100.1, 100.2, 100.3, 100.4]))
    }

    @Test("A second after the first restoration, the count begins again", .covers(.barVisibility))
    func duration() {
        let five = [100, 100.1, 100.2, 100.3, 100.4]
        #expect(isExhausted(at: 100.99, after: five))
        #expect(!isExhausted(at: 101, after: five))
        #expect(!isExhausted(at: 101.1, after: [100, 100.1, 100.2, 101, 101.05]))
        #expect(isExhausted(at: 101.5, after: [100, 101, 101.1, 101.2, 101.3, 101.4]))
    }
}
