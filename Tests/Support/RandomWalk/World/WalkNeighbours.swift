import PopNavigation
import UIKit

/// A container of two navigation controllers side by side. The walk's controller is in the leading half.
final class WalkNeighbours: UIViewController {
    private let first: UIViewController
    private let second: BasicNavigationController
    private let events: EventRecord
    private let ledger: Ledger
    private var observation: PopObservation?

    init(_ world: World, first: UIViewController) {
        self.first = first
        ledger = world.ledger
        events = EventRecord(world.ledger)
        second = BasicNavigationController(rootViewController: UIViewController())
        super.init(nibName: nil, bundle: nil)
        second.popGestureArea = .full
        observation = second.observePops { [unowned self, unowned world] event in
            events.take(event, second.viewControllers, fingers: world.fingersInSequence)
        }
        push()
        push()
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for half in [first, second] {
            addChild(half)
            view.addSubview(half.view)
            half.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (left, right) = view.bounds.divided(atDistance: view.bounds.width / 2, from: .minXEdge)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        first.view.frame = isRightToLeft ? right : left
        second.view.frame = isRightToLeft ? left : right
    }

    func beginSequence() { events.beginSequence() }

    func push() {
        second.pushViewController(UIViewController(), animated: viewIfLoaded?.window != nil)
    }

    func checkAtRest() {
        if second.transitionCoordinator != nil {
            ledger.report("hung", "a coordinator is left over beside the stack")
        }
        if events.isOpen { ledger.report("events", "a pop beside the stack has neither happened nor been cancelled") }
        let items = second.viewControllers.map { ObjectIdentifier($0.navigationItem) }
        if second.navigationBar.items?.map(ObjectIdentifier.init) != items {
            ledger.report("bar", "the items beside the stack are not the stack's")
        }
    }
}
