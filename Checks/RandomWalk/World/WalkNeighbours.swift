import PopNavigation
import UIKit

/// A container of navigation controllers side by side. The walk's controller is in the leading column.
final class WalkNeighbours: UIViewController {
    private let first: UIViewController
    /// The controllers next to the walk's.
    let others: [UINavigationController]
    private let events: [EventRecord]
    private let ledger: Ledger
    private var observations: [PopObservation] = []
    private var pushes = 0

    init(_ world: World, first: UIViewController, others count: Int) {
        self.first = first
        ledger = world.ledger
        events = (0..<count).map { [ledger] _ in EventRecord(ledger) }
        others = (0..<count).map { [ledger] _ in world.controllers.make([ledger.makeScreen(Recipe(.bare))]) }
        super.init(nibName: nil, bundle: nil)
        for (other, events) in zip(others, events) {
            guard let other = other as? BasicNavigationController else { continue }
            observations.append(
                other.observePops { [unowned world, unowned other] event in
                    let (fingers, isLate) = (world.fingersInSequence, world.hasJustReacted)
                    events.take(event, other.viewControllers, ahead: [], fingers: fingers, isLate: isLate)
                })
        }
        for _ in 0..<(2 * count) { push() }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    private var columns: [UIViewController] { [first] + others }

    override func viewDidLoad() {
        super.viewDidLoad()
        for column in columns {
            addChild(column)
            view.addSubview(column.view)
            column.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width / CGFloat(columns.count)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, column) in columns.enumerated() {
            let place = isRightToLeft ? columns.count - 1 - index : index
            column.view.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: view.bounds.height)
        }
    }

    func beginSequence() {
        for case let other as BasicNavigationController in others { _ = other.lastPopGestureVerdict }
        for events in events { events.beginSequence() }
    }

    /// Pushes onto one of the others, in turn.
    func push() {
        let other = others[pushes % others.count]
        pushes += 1
        other.pushViewController(ledger.makeScreen(Recipe(.bare)), animated: viewIfLoaded?.window != nil)
    }

    func checkAtRest() {
        for (other, events) in zip(others, events) {
            if other.transitionCoordinator != nil {
                ledger.report("hung", "a coordinator is left over beside the stack")
            }
            if events.isOpen {
                ledger.report("events", "a pop beside the stack has neither happened nor been cancelled")
            }
            let items = other.viewControllers.map { ObjectIdentifier($0.navigationItem) }
            if other.navigationBar.items?.map(ObjectIdentifier.init) != items {
                ledger.report("bar", "the items beside the stack are not the stack's")
            }
        }
    }
}
