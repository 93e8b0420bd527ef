import PopNavigation
import UIKit

/// The common parts of the cases' screens: the card, the tinted area and the last outcome.
///
/// A case's screen adds its own views to `stage`, and sets its preferences by conforming to `PopGestureConfigurable`.
class CaseScreen: UIViewController, NamedScreen, PopEventDisplay {
    let demoCase: DemoCase
    let stage = UIView(frame: .zero)
    let card: InstructionCard
    let area: PopAreaView
    /// The controller that shows the screen. After a pop, the controller that showed it.
    private(set) weak var controller: BasicNavigationController?
    private let pill = OutcomePill()
    private var button: TapButton?
    private var buttonWidth: CGFloat = 0

    init(_ demoCase: DemoCase) {
        self.demoCase = demoCase
        card = InstructionCard(
            try: demoCase.instruction, then: demoCase.expectation, accent: demoCase.section.ink)
        area = PopAreaView(accent: demoCase.section.ink)
        super.init(nibName: nil, bundle: nil)
        title = demoCase.title
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    var name: String { demoCase.name }

    var accent: UIColor { demoCase.section.accent }

    /// What the card says instead of the instruction, which is about the library.
    var remark: String?

    /// Whether the last outcome is below the card. At the foot of the screen a keyboard would cover it.
    var showsOutcomeBelowCard: Bool { false }

    /// The current area that the library uses for this screen.
    var currentArea: PopGestureArea {
        (self as? any PopGestureConfigurable)?.popPreferences.area
            ?? (navigationController as? BasicNavigationController)?.popGestureArea ?? .edge
    }

    /// Whether the screen is in a plain navigation controller, to compare with.
    var isPlain: Bool { navigationController.map { !($0 is BasicNavigationController) } ?? false }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if let parent = parent as? BasicNavigationController { controller = parent }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        for part in [area, stage, card, pill] { view.addSubview(part) }
        pill.isHidden = !DemoNavigation.showsOutcomes || isPlain
        area.isHidden = isPlain
        if let remark { card.say(remark) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let insets = view.safeAreaInsets
        // In landscape a phone has no room below the card, so the stage is beside it.
        let isSideways = bounds.width > bounds.height && bounds.height < 500
        let content = view.boundsBesideBars
        let (cardArea, stageArea) =
            isSideways
            ? content.divided(atDistance: bounds.midX - insets.left, from: .minXEdge) : (content, content)
        let cardBottom = placeCard(in: cardArea, insets: insets)
        var top = (isSideways ? insets.top : cardBottom) + 16
        var bottom = bounds.height - max(insets.bottom, 12) - 8
        if showsOutcomeBelowCard {
            pill.frame = Self.column(of: stageArea, top: top, height: 36)
            top = pill.frame.maxY + 16
        } else {
            pill.frame = Self.column(of: stageArea, top: bottom - 36, height: 36)
            bottom = pill.frame.minY - 8
        }
        layOutArea()
        // Beside the pill there is room at the bottom of the screen.
        area.captionBottom = isSideways && !area.isMirrored ? bounds.height - max(insets.bottom, 12) - 8 : bottom
        stage.frame = CGRect(
            x: stageArea.minX, y: top, width: stageArea.width,
            height: max(bottom - PopAreaView.captionHeight - top, 0))
        button?.frame = CGRect(x: stage.bounds.width / 2 - buttonWidth / 2, y: 8, width: buttonWidth, height: 48)
        layOutStage(stage.bounds)
    }

    /// A column in the middle of an area, with margins and a readable width.
    static func column(of area: CGRect, top: CGFloat, height: CGFloat) -> CGRect {
        let width = min(area.width - 32, 480)
        return CGRect(x: area.midX - width / 2, y: top, width: width, height: height)
    }

    /// Lays out the card and returns its lower end.
    func placeCard(in area: CGRect, insets: UIEdgeInsets) -> CGFloat {
        let column = Self.column(of: area, top: insets.top + 16, height: 0)
        card.frame = CGRect(origin: column.origin, size: card.sizeThatFits(column.size))
        return card.frame.maxY
    }

    /// Adds a button at the top of the stage, for a screen with a single button.
    ///
    /// Final, since otherwise an incremental build with Swift 6.3 fails: a subclass compiled alone names the method in
    /// its table with `@MainActor` in the type of `action`, and the superclass without.
    final func addButton(_ title: String, width: CGFloat = 240, action: @escaping @MainActor () -> Void) {
        let button = TapButton(title, color: accent, action: action)
        stage.addSubview(button)
        (self.button, buttonWidth) = (button, width)
    }

    /// Lays out the case's own views.
    func layOutStage(_ bounds: CGRect) {}

    /// Lays out the area after a change.
    func layOutArea() {
        let (bounds, content) = (view.bounds, view.boundsBesideBars)
        let direction = (navigationController?.view ?? view).effectiveUserInterfaceLayoutDirection
        area.isMirrored = direction == .rightToLeft
        // The area is measured from the edge of the safe area, and the space outside it counts as inside.
        let inset = area.isMirrored ? bounds.maxX - content.maxX : content.minX
        let extent = currentArea.width(in: content.width)
        let width = extent < content.width ? inset + extent : bounds.width
        area.text = "Swipe area: \(currentArea.label)"
        area.frame = CGRect(
            x: area.isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }

    func show(_ event: PopEvent) {
        pill.show(event)
    }
}

extension UIView {
    /// The bounds without the safe-area insets at the left and right, where iPhone Duo has its vertical bars.
    var boundsBesideBars: CGRect {
        bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    }
}
