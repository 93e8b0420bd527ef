import PopNavigation
import UIKit

extension DemoCase {
    static let unsaved = DemoCase(
        "unsaved", .decision, title: "Unsaved changes", badge: "?",
        instruction: "Swipe back or press the back button, and answer the question.",
        expectation: "The screen asks before it pops. “Discard” pops it, without another question.",
        refusals: [.screenDeclined]
    ) {
        [UnsavedScreen($0)]
    } plain: {
        [PlainUnsavedScreen($0)]
    }
}

/// A confirmation before changes are lost.
class UnsavedScreen: CaseScreen {
    private let question = UILabel(
        "Discard the changes?", font: Palette.emphasis, color: Palette.ink, alignment: SystemLook.alertAlignment)
    private lazy var discard = TapButton("Discard", color: .systemRed) { [weak self] in self?.answer(true) }
    private lazy var keep = TapButton("Keep editing", color: accent) { [weak self] in self?.answer(false) }
    private let dialog = UIView(frame: .zero)
    private var waiting: CheckedContinuation<Bool, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        dialog.backgroundColor = Palette.card
        dialog.layer.cornerRadius = SystemLook.alertRadius
        for part in [question, discard, keep] { dialog.addSubview(part) }
        stage.addSubview(dialog)
        dialog.isHidden = true
    }

    override func layOutStage(_ bounds: CGRect) {
        let width = min(bounds.width - 32, 360)
        dialog.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: 128)
        question.frame = CGRect(x: 24, y: 18, width: width - 48, height: 24)
        discard.frame = CGRect(x: 16, y: 60, width: width / 2 - 22, height: 48)
        keep.frame = CGRect(x: width / 2 + 6, y: 60, width: width / 2 - 22, height: 48)
    }

    /// Shows the question, and returns whether the user discards the changes. If it is open, the former answer is no.
    func ask() async -> Bool {
        answer(false)
        dialog.isHidden = false
        let discards = await withCheckedContinuation { waiting = $0 }
        DemoNavigation.pendingAnswers -= 1
        return discards
    }

    private func answer(_ discards: Bool) {
        dialog.isHidden = true
        guard let waiting else { return }
        self.waiting = nil
        DemoNavigation.pendingAnswers += 1
        waiting.resume(returning: discards)
    }
}

extension UnsavedScreen: AsyncPopConfirming {
    func shouldPop(for trigger: PopTrigger) async -> Bool { await ask() }
}

extension DemoCase {
    static let payment = DemoCase(
        "payment", .decision, title: "No way back", badge: "€",
        instruction: "Swipe back, from the edge too. Then finish the payment.",
        expectation: "The bar shows no back button, so nothing pops, as in an app without the library.",
        refusals: [.noWayBack]
    ) { [PaymentScreen($0)] }
}

/// A running payment: no back button, and no swipe-back.
final class PaymentScreen: CaseScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        addButton("Finish the payment") { [weak self] in
            self?.navigationController?.popViewController(animated: true)
        }
    }
}
