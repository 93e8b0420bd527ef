import UIKit

/// The delegate is the stack's, so the screen removes it for the other screens.
final class PlainForwardScreen: ForwardScreen {
    private let forwardPan = ForwardPan()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        forwardPan.install(in: navigationController)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { forwardPan.remove() }
    }
}
