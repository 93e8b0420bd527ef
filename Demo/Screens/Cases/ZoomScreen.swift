import UIKit

/// A screen that zooms out of its row in the menu, from iOS 18 on.
final class ZoomScreen: CaseScreen {
    override init(_ demoCase: DemoCase) {
        super.init(demoCase)
        DemoHost.zoom?(self) { [weak self] in
            let menu = self?.navigationController?.viewControllers.first as? MenuScreen
            return menu?.row(demoCase.name)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }
}
