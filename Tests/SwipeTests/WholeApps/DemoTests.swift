import DemoScreens
import PopNavigation
import Testing

@Suite("The demo")
struct DemoTests {
    @Test("The demo has words for every refusal", .covers(.reasons))
    func words() {
        let reasons = PopGestureRefusal.allCases.map(\.reason)
        #expect(Set(reasons).count == PopGestureRefusal.allCases.count)
        #expect(!reasons.contains { $0.isEmpty })
    }
}
