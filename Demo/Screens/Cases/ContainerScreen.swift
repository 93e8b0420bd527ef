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
final class ContainerScreen: CaseScreen {
    private let panes = [ChildScreen("First child", area: .full), ChildScreen("Second child", area: .edge)]
    private var shown = 0
    private lazy var turn = TapButton("Show the other child", color: accent) { [weak self] in self?.showOther() }

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
        let pane = Self.column(of: bounds, top: 0, height: max(min(bounds.height - 60, 110), 0))
        for child in panes { child.view.frame = pane }
        turn.frame = Self.column(of: bounds, top: pane.maxY + 12, height: 48)
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

extension ContainerScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { panes[shown].popPreferences }
}

/// A child with its own area.
final class ChildScreen: LabelScreen {
    private(set) var area = PopGestureArea.full

    convenience init(_ name: String, area: PopGestureArea) {
        let text = "\(name): \(area.words)"
        self.init(UILabel(text, font: Palette.emphasis, color: Palette.ink, alignment: .center))
        self.area = area
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.cornerRadius = 16
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds.insetBy(dx: 16, dy: 8)
    }
}

extension ChildScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: area) }
}
