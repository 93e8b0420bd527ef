import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("Sound ground for overriding UIKit")
struct RefusalOverrideTests {
    private func isSound(_ navigation: BasicNavigationController) -> Bool {
        RefusalOverride(controller: navigation, dataSource: navigation).isSound
    }

    @Test("UIKit's refusal is overridden only with a screen below", .covers(.overriddenRefusals))
    func ground() {
        let fixture = Fixture("AB")
        #expect(isSound(fixture.navigation))
        let root = Fixture("A")
        #expect(!isSound(root.navigation))
        withExtendedLifetime(root) {}
    }
}
