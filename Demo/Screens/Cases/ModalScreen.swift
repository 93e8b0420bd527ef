import PopNavigation
import UIKit

extension DemoCase {
    static let modal = DemoCase(
        "modal", .trouble, title: "Out of a modal", badge: "⇲",
        instruction: "Swipe back on the full-screen modal that this case presents.",
        expectation: "The swipe dismisses it under the finger, as it pops other screens."
    ) {
        [LibraryModalScreen($0)]
    } plain: {
        [PlainModalScreen($0)]
    }
}

/// Presents a stack in full screen as soon as it has appeared.
class ModalScreen: CaseScreen {
    private var observation: PopObservation?
    private var hasPresented = false

    /// Connects the swipe that dismisses the modal.
    func prepare(_ modal: UINavigationController) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Present it again") { [weak self] in self?.presentModal() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !hasPresented { presentModal() }
    }

    private func presentModal() {
        hasPresented = true
        let root = ModalRootScreen(demoCase)
        root.remark = remark
        let modal = isPlain ? UINavigationController() : BasicNavigationController()
        modal.viewControllers = [root]
        modal.modalPresentationStyle = .fullScreen
        prepare(modal)
        let observer = (navigationController?.viewControllers.first as? MenuScreen)?.observer
        observation = (modal as? BasicNavigationController)?.observePops { [weak self, weak root] event in
            for screen in [self, root] { screen?.show(event) }
            observer?(event)
        }
        present(modal, animated: true)
    }
}

final class LibraryModalScreen: ModalScreen {
    override func prepare(_ modal: UINavigationController) {
        (modal as? BasicNavigationController)?.dismissesFromRoot = true
    }
}

/// The root of the modal.
final class ModalRootScreen: CaseScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Close") { [weak self] in self?.dismiss(animated: true) }
    }
}
