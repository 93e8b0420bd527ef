import PopNavigation
import Testing
import UIKit
import UIKitSimulator

extension Stage {
    /// Screens of which those with the given names prefer the bar hidden.
    convenience init(
        hiding hidden: String, of names: String = "AB", _ driver: (driver: PopDriver, version: Int) = (.system, 18)
    ) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        self.init(names, on: configuration, driver: driver.driver) { screen in
            screen.prefersNavigationBarHidden = hidden.contains(screen.name)
        }
    }

    /// The flag and the bar itself say the same.
    func expectBar(shown: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
        let bar = navigation.navigationBar
        let isSeen = !bar.isHidden && bar.frame.intersects(navigation.view.bounds)
        #expect(navigation.isNavigationBarHidden == !shown, sourceLocation: sourceLocation)
        #expect(isSeen == shown, sourceLocation: sourceLocation)
    }
}
