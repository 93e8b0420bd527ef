import PopNavigation
import TrialTools
@testable import UIKit

/// A screen that records its appearance callbacks.
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
        if recipe.wishes.contains(.zoom) { preferredTransition = walkZoom }
        isModalInPresentation = recipe.wishes.contains(.held)
        hidesBottomBarWhenPushed = recipe.wishes.contains(.tall)
    }

    private var walkZoom: UIViewController.Transition {
        let options = UIViewController.Transition.ZoomOptions()
        if followsPreferences {
            options.followPopPreferences(of: self)
        } else if recipe.wishes.contains(.follows) {
            // Scroll views wait for the answer of any question, so the plain controller's zoom asks one too.
            options.interactiveDismissShouldBegin = { $0.willBegin }
        }
        return .zoom(options: options) { _ in nil }
    }

    /// Whether the screen's zoom follows its preferences.
    var followsPreferences: Bool { ledger.knowsLibrary && recipe.wishes.isSuperset(of: [.zoom, .follows]) }

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
        applyByUIKit(animated)
        ledger.screenWillAppear(self)
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

    /// What an app does without the library.
    private func applyByUIKit(_ animated: Bool) {
        guard let navigation = navigationController, parent === navigation, ledger.app != .preferences else { return }
        navigation.setNavigationBarHidden(recipe.wishes.contains(.hidden), animated: animated)
    }

    private func note(_ call: AppearanceRecord.Call) {
        ledger.log("\(self) \(call)")
        ledger.screenNoted(self, call)
        if let mistake = calls.take(call) { ledger.report("appearance", "\(self): \(mistake)") }
        ledger.happened(call.moment)
    }
}
