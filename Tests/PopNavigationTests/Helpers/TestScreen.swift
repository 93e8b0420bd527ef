import PopNavigation
import UIKit

/// A screen whose preferences a test sets.
final class TestScreen: UIViewController, PopGestureConfigurable {
    let name: String
    var isPopGestureEnabled = true
    var popGestureArea: PopGestureArea?
    var prefersNavigationBarHidden = false
    var navigationBarStyle: NavigationBarStyle?
    var viewsExcludedFromPopGesture: [UIView] = []
    var childForPopPreferences: UIViewController?
    /// The answer to `shouldPop(for:)`, and the triggers of its calls.
    var agrees = true
    private(set) var askedFor: [PopTrigger] = []
    /// Runs inside `shouldPop(for:)`, before the answer.
    var whenAsked: ((TestScreen) -> Void)?
    var yieldsTo: UIGestureRecognizer?
    var whenLoaded: ((TestScreen) -> Void)?
    var whenAppearing: ((TestScreen) -> Void)?

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        name = "coded"
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        whenLoaded?(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenAppearing?(self)
    }

    func shouldPop(for trigger: PopTrigger) -> Bool {
        askedFor.append(trigger)
        whenAsked?(self)
        return agrees
    }

    func popGestureShouldYield(to recognizer: UIGestureRecognizer) -> Bool {
        recognizer === yieldsTo
    }

    override var description: String { name }
}

/// A screen without preferences.
final class PlainScreen: UIViewController {
    let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        name = "coded"
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override var description: String { name }
}
