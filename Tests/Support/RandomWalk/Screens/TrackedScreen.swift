import UIKit

/// A screen that reports the calls it receives.
class TrackedScreen: UIViewController {
    let recipe: Recipe
    let number: Int
    let ledger: Ledger
    private(set) var calls = AppearanceRecord()

    init(_ recipe: Recipe, number: Int, ledger: Ledger) {
        self.recipe = recipe
        self.number = number
        self.ledger = ledger
        super.init(nibName: nil, bundle: nil)
        ledger.track(self)
        title = "Screen \(number)"
        if recipe.wishes.contains(.item) {
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
        }
        if recipe.wishes.contains(.backless) { navigationItem.hidesBackButton = true }
        if recipe.wishes.contains(.zoom) { preferredTransition = .zoom { _ in nil } }
        hidesBottomBarWhenPushed = recipe.wishes.contains(.tall)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override var description: String { "\(recipe.content)#\(number)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ledger.appears(self)
        note(.willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note(.didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note(.willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note(.didDisappear)
    }

    private func note(_ call: AppearanceRecord.Call) {
        ledger.tell("\(self) \(call)")
        if let complaint = calls.take(call) { ledger.complain("appearance", "\(self): \(complaint)") }
        ledger.happened(call.moment)
    }

    func asked(_ moment: Step.Moment) { ledger.happened(moment) }
}
