import UIKit

final class PlainSwitchScreen: SwitchScreen {
    override func setSwipeBack(_ isOn: Bool) {
        navigationController?.isSwipeBackEnabled = isOn
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.isSwipeBackEnabled = true
    }
}
