import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("Sound ground for overruling UIKit")
struct PopOverruleTests {
    private func isSound(_ navigation: BasicNavigationController) -> Bool {
        PopOverrule(controller: navigation, dataSource: navigation).isSound
    }

    @Test("UIKit's refusal is overruled only in a window, with a screen below", .covers(.overruledRefusals))
    func ground() {
        let fixture = Fixture("AB")
        #expect(isSound(fixture.navigation))
        let root = Fixture("A")
        #expect(!isSound(root.navigation))
        withExtendedLifetime(root) {}
        fixture.window.rootViewController = UIViewController()
        #expect(!isSound(fixture.navigation))
    }
}
