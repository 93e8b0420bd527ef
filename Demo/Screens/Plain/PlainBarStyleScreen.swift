import UIKit

/// UIKit switches between two appearances as the content scrolls under the bar.
final class PlainBarStyleScreen: BarStyleScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        navigationItem.standardAppearance = opaque
        navigationItem.scrollEdgeAppearance = clear
        // UIKit watches the backmost scroll view.
        view.sendSubviewToBack(scroll)
    }
}
