import PopNavigation
import Testing
import UIKit
import UIKitSimulator

extension Stage {
    /// Shows screens of which those with the given names prefer the bar hidden.
    convenience init(hiding hidden: String, of names: String = "AB", _ driver: TestedDriver = .init()) {
        self.init(names, driver) { screen in
            screen.popPreferences.hidesNavigationBar = hidden.contains(screen.name)
        }
    }

    /// Expects that the flag and the bar itself agree.
    func expectBar(shown: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
        let bar = navigation.navigationBar
        let isSeen = !bar.isHidden && bar.frame.intersects(navigation.view.bounds)
        #expect(navigation.isNavigationBarHidden == !shown, sourceLocation: sourceLocation)
        #expect(isSeen == shown, sourceLocation: sourceLocation)
    }
}
