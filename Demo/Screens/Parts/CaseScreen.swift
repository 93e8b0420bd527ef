import PopNavigation
import UIKit

/// What the cases' screens have in common: the card, the tinted area and the last outcome.
///
/// A case's screen adds its own views to `stage`, and states its preferences by conforming to `PopGestureConfigurable`.
class CaseScreen: UIViewController, PopEventDisplay {
    let demoCase: DemoCase
    let stage = UIView(frame: .zero)
    let card: InstructionCard
    private let area: PopAreaView
    private let pill = OutcomePill()

    init(_ demoCase: DemoCase) {
        self.demoCase = demoCase
        card = InstructionCard(
            try: demoCase.instruction, then: demoCase.expectation, accent: demoCase.section.accent)
        area = PopAreaView(accent: demoCase.section.accent)
        super.init(nibName: nil, bundle: nil)
        title = demoCase.title
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    var accent: UIColor { demoCase.section.accent }

    /// The area that the library reads for this screen, at this moment.
    var currentArea: PopGestureArea {
        (self as? PopGestureConfigurable)?.popGestureArea
            ?? (navigationController as? BasicNavigationController)?.popGestureArea ?? .leadingThird
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        for part in [area, stage, card, pill] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let insets = view.safeAreaInsets
        let width = min(bounds.width - 32, 480)
        let left = (bounds.width - width) / 2
        let top = placeCard(in: bounds, insets: insets) + 16
        pill.frame = CGRect(
            x: left, y: bounds.height - max(insets.bottom, 12) - 44, width: width, height: 36)
        stage.frame = CGRect(
            x: 0, y: top, width: bounds.width,
            height: max(pill.frame.minY - PopAreaView.captionHeight - top - 8, 0))
        area.captionBottom = pill.frame.minY - 8
        layOutArea()
        layOutStage(stage.bounds)
    }

    /// Places the card, and answers where it ends.
    func placeCard(in bounds: CGRect, insets: UIEdgeInsets) -> CGFloat {
        let width = min(bounds.width - 32, 480)
        let height = card.sizeThatFits(CGSize(width: width, height: 0)).height
        card.frame = CGRect(x: (bounds.width - width) / 2, y: insets.top + 16, width: width, height: height)
        return card.frame.maxY
    }

    /// Places the case's own views.
    func layOutStage(_ bounds: CGRect) {}

    /// Draws the area anew, after a change.
    func layOutArea() {
        let bounds = view.bounds
        let width = currentArea.width(in: bounds.width)
        let direction = (navigationController?.view ?? view).effectiveUserInterfaceLayoutDirection
        area.isMirrored = direction == .rightToLeft
        area.text = "Pop area: \(currentArea.label)"
        area.frame = CGRect(
            x: area.isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }

    func show(_ event: PopEvent) {
        pill.show(event)
    }
}
