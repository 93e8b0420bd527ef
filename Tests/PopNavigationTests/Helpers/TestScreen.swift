import PopNavigation
import UIKit

/// A screen whose preferences a test sets.
class TestScreen: PlainScreen, PopGestureConfigurable, PopConfirming {
    private var ownPreferences = PopPreferences()
    /// The child that answers for this screen, as in a container.
    var answeringChild: (any PopGestureConfigurable & PopConfirming)?
    /// The answer to `shouldPop(for:)`, and the triggers of its calls.
    var agrees = true
    private(set) var askedFor: [PopTrigger] = []
    /// Runs inside `shouldPop(for:)`, before the answer.
    var whenAsked: ((TestScreen) -> Void)?
    var whenLoaded: ((TestScreen) -> Void)?
    var whenAppearing: ((TestScreen) -> Void)?
    /// Runs as the screen begins to leave the stack.
    var whenLeaving: ((TestScreen) -> Void)?

    var popPreferences: PopPreferences {
        get { answeringChild?.popPreferences ?? ownPreferences }
        set { ownPreferences = newValue }
    }

    func shouldPop(for trigger: PopTrigger) -> Bool {
        if let answeringChild { return answeringChild.shouldPop(for: trigger) }
        askedFor.append(trigger)
        whenAsked?(self)
        return agrees
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        whenLoaded?(self)
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent == nil { whenLeaving?(self) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenAppearing?(self)
    }
}

/// A screen without preferences.
class PlainScreen: UIViewController {
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
