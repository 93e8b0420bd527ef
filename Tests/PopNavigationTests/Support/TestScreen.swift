#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import UIKit

/// A screen whose preferences a test sets.
public final class TestScreen: PlainScreen, PopGestureConfigurable, PopConfirming {
    private var ownPreferences = PopPreferences()
    /// The child that answers for this screen, as in a container.
    public var answeringChild: (any PopGestureConfigurable & PopConfirming)?
    /// The answer to `shouldPop(for:)`, and the triggers of its calls.
    public var agrees = true
    public private(set) var askedFor: [PopTrigger] = []
    /// Runs inside `shouldPop(for:)`, before the answer.
    public var whenAsked: ((TestScreen) -> Void)?
    public var whenLoaded: ((TestScreen) -> Void)?
    public var whenAppearing: ((TestScreen) -> Void)?
    /// Runs as the screen begins to leave the stack.
    public var whenLeaving: ((TestScreen) -> Void)?

    public var popPreferences: PopPreferences {
        get { answeringChild?.popPreferences ?? ownPreferences }
        set { ownPreferences = newValue }
    }

    public func shouldPop(for trigger: PopTrigger) -> Bool {
        if let answeringChild { return answeringChild.shouldPop(for: trigger) }
        askedFor.append(trigger)
        whenAsked?(self)
        return agrees
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        whenLoaded?(self)
    }

    public override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent == nil { whenLeaving?(self) }
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenAppearing?(self)
    }
}

/// A screen without preferences.
open class PlainScreen: UIViewController {
    public let name: String

    public init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    public required init?(coder: NSCoder) {
        name = "coded"
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    public override var description: String { name }
}
#endif
