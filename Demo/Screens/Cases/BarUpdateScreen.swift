import PopNavigation
import UIKit

/// A preference about the bar that changes while a finger drags the screen.
final class BarUpdateScreen: CaseScreen, PopGestureConfigurable {
    private var hidesBar = false
    private lazy var hide = TapButton("Hide the bar in 2 s", color: accent) { [weak self] in self?.hideLater() }
    private weak var controller: BasicNavigationController?

    var popPreferences: PopPreferences { PopPreferences(hidesNavigationBar: hidesBar) }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if let parent = parent as? BasicNavigationController { controller = parent }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.addSubview(hide)
    }

    override func layOutStage(_ bounds: CGRect) {
        hide.frame = CGRect(x: bounds.width / 2 - 120, y: 8, width: 240, height: 48)
    }

    private func hideLater() {
        guard let window = view.window else { return }
        Fuse.light(in: window, seconds: 2, color: accent) { [weak self] in
            self?.hidesBar = true
            self?.controller?.setNeedsPopPreferencesUpdate(animated: true)
        }
    }
}
