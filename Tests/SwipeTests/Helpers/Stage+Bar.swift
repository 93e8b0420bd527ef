import PopNavigation
import Testing
import UIKit
import UIKitSimulator

extension Stage {
    /// Shows screens of which those with the given names prefer the bar hidden.
    convenience init(hiding hidden: String, of names: String = "AB", _ swipe: TestedSwipe = .init()) {
        self.init(names, swipe) { screen in
            screen.popPreferences.hidesNavigationBar = hidden.contains(screen.name)
        }
    }

    /// Expects that the flag and the bar itself agree.
    func expectBar(shown: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
        let bar = navigation.navigationBar
        // On Linux `intersects` is also true for rectangles that only touch.
        let visible = bar.frame.intersection(navigation.view.bounds)
        let isSeen = !bar.isHidden && !visible.isNull && visible.width > 0 && visible.height > 0
        #expect(navigation.isNavigationBarHidden == !shown, sourceLocation: sourceLocation)
        #expect(isSeen == shown, sourceLocation: sourceLocation)
    }
}
