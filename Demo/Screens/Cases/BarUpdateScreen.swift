import PopNavigation
import UIKit

extension DemoCase {
    static let barUpdate = DemoCase(
        "bar-update", .bar, title: "A bar that changes late", badge: "◷",
        instruction: "Press the button, drag the screen until the line is gone, then drag it back.",
        expectation: "The bar stays while a finger drags the screen. It hides once the swipe has ended."
    ) {
        [LibraryBarUpdateScreen($0)]
    } plain: {
        [PlainBarUpdateScreen($0)]
    }
}

/// A bar that hides while a finger drags the screen.
class BarUpdateScreen: CaseScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Hide the bar in 2 s") { [weak self] in self?.hideLater() }
    }

    private func hideLater() {
        guard let window = view.window else { return }
        Fuse.light(in: window, seconds: 2, color: accent) { [weak self] in
            self?.hideBar()
        }
    }

    func hideBar() {}
}

final class LibraryBarUpdateScreen: BarUpdateScreen, PopGestureConfigurable {
    private var hidesBar = false

    var popPreferences: PopPreferences { PopPreferences(hidesNavigationBar: hidesBar) }

    override func hideBar() {
        hidesBar = true
        controller?.setNeedsPopPreferencesUpdate(animated: true)
    }
}
