import PopNavigation
import UIKit

extension DemoCase {
    static let container = DemoCase(
        "container", .decision, title: "A container", badge: "⊡",
        instruction: "Drag from the middle, with either child on show.",
        expectation:
            "The container lets its child decide: the first pops from everywhere, the second from the edge.",
        refusals: [.outsideArea]
    ) { [ContainerScreen($0)] }
}

/// A container that uses the preferences of its visible child.
final class ContainerScreen: CaseScreen, PopGestureConfigurable {
    private let panes = [ChildScreen("First child", area: .full), ChildScreen("Second child", area: .edge)]
    private var shown = 0
    private lazy var turn = TapButton("Show the other child", color: accent) { [weak self] in self?.showOther() }

    var popPreferences: PopPreferences { panes[shown].popPreferences }

    override var currentArea: PopGestureArea { panes[shown].area }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in panes {
            addChild(child)
            stage.addSubview(child.view)
            child.didMove(toParent: self)
        }
        stage.addSubview(turn)
        showChild()
    }

    override func layOutStage(_ bounds: CGRect) {
        let width = min(bounds.width - 32, 480)
        let left = (bounds.width - width) / 2
        let height = max(min(bounds.height - 60, 110), 0)
        for child in panes { child.view.frame = CGRect(x: left, y: 0, width: width, height: height) }
        turn.frame = CGRect(x: left, y: height + 12, width: width, height: 48)
    }

    private func showOther() {
        shown = 1 - shown
        showChild()
        layOutArea()
    }

    private func showChild() {
        for (index, child) in panes.enumerated() { child.view.isHidden = index != shown }
    }
}

/// A child with an area of its own.
final class ChildScreen: UIViewController, PopGestureConfigurable {
    let area: PopGestureArea
    private let label: UILabel

    var popPreferences: PopPreferences { PopPreferences(area: area) }

    init(_ name: String, area: PopGestureArea) {
        self.area = area
        label = UILabel("\(name): \(area.words)", font: Palette.emphasis, color: Palette.ink, alignment: .center)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.card
        view.layer.cornerRadius = 16
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds.insetBy(dx: 16, dy: 8)
    }
}
