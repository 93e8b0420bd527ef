import PopNavigation
import UIKit

extension DemoCase {
    static let leftThird = DemoCase(
        "left-third", .area, title: "One third", badge: "⅓",
        instruction: "Drag inwards from the tinted third, where a thumb rests.",
        expectation: "The screen follows the finger and pops past the middle. A drag from elsewhere does nothing.",
        refusals: [.outsideArea, .inBar]
    ) { [LeadingThirdScreen($0)] }
}

/// The leading third doesn't need a preference: it is the navigation controller's default.
final class LeadingThirdScreen: CaseScreen {}

extension DemoCase {
    static let fullWidth = DemoCase(
        "full-width", .area, title: "Full width", badge: "↔",
        instruction: "Drag back from anywhere.",
        expectation: "The screen follows, also from its far side. A short drag back and forth changes nothing."
    ) { [FullWidthScreen($0)] }
}

/// An area over the full width.
final class FullWidthScreen: CaseScreen {}

extension FullWidthScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .full) }
}

extension DemoCase {
    static let edge = DemoCase(
        "edge", .area, title: "Edge only", badge: "|",
        instruction: "Drag from the very edge, then from a little further in.",
        expectation: "Only the first 20 points pop, as in an app without the library.",
        refusals: [.outsideArea]
    ) { [EdgeScreen($0)] }
}

/// The edge area, as in an app without the library.
final class EdgeScreen: CaseScreen {}

extension EdgeScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .edge) }
}

extension DemoCase {
    static let points = DemoCase(
        "points", .area, title: "Area in points", badge: "pt",
        instruction: "Choose a width, then drag from inside it and from beside it.",
        expectation: "The area is read at each touch: the new width counts at once.",
        refusals: [.outsideArea]
    ) { [PointsScreen($0)] }
}

/// An area in points that changes while the screen is visible.
final class PointsScreen: CaseScreen {
    private(set) var points: CGFloat = 60
    private let value = UILabel(
        "", font: .systemFont(ofSize: 34, weight: .semibold), color: Palette.ink, alignment: .center)
    private lazy var less = TapButton("− 20 pt", color: accent) { [weak self] in self?.change(by: -20) }
    private lazy var more = TapButton("+ 20 pt", color: accent) { [weak self] in self?.change(by: 20) }

    override func viewDidLoad() {
        super.viewDidLoad()
        // UIKit has no area.
        if !isPlain { for part in [value, less, more] { stage.addSubview(part) } }
        change(by: 0)
    }

    override func layOutStage(_ bounds: CGRect) {
        let middle = bounds.width / 2
        value.frame = CGRect(x: 16, y: 12, width: bounds.width - 32, height: 44)
        less.frame = CGRect(x: middle - 128, y: 72, width: 120, height: 48)
        more.frame = CGRect(x: middle + 8, y: 72, width: 120, height: 48)
    }

    private func change(by step: CGFloat) {
        points = min(max(points + step, 20), 240)
        value.text = "\(Int(points)) pt"
        layOutArea()
    }
}

extension PointsScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .leadingPoints(points)) }
}
