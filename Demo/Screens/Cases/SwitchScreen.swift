import PopNavigation
import UIKit

extension DemoCase {
    static let `switch` = DemoCase(
        "switch", .decision, title: "Switch off and on", badge: "◐",
        instruction: "Switch the gesture off, drag, switch it on, drag again.",
        expectation: "Off is off, at the edge too. Back on, it works as before.",
        refusals: [.disabled]
    ) {
        [LibrarySwitchScreen($0)]
    } plain: {
        [PlainSwitchScreen($0)]
    }
}

/// The switch that disables the gesture of the whole controller.
class SwitchScreen: CaseScreen {
    private lazy var toggle = Toggle("Swipe back", isOn: true, accent: accent) { [weak self] isOn in
        self?.setSwipeBack(isOn)
    }

    func setSwipeBack(_ isOn: Bool) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.addSubview(toggle)
    }

    override func layOutStage(_ bounds: CGRect) {
        toggle.frame = Self.column(of: bounds, top: 8, height: 56)
    }
}

/// The switch is the stack's, so the screen turns it on again for the other screens.
final class LibrarySwitchScreen: SwitchScreen {
    override func setSwipeBack(_ isOn: Bool) {
        controller?.popGestureRecognizerEnabled = isOn
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { setSwipeBack(true) }
    }
}
