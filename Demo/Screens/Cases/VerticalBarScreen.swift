import PopNavigation

extension DemoCase {
    static let verticalBar = DemoCase(
        "vertical-bar", .bar, title: "A vertical bar", badge: "▥",
        instruction: "On iPhone Duo, drag from beside the bar and on it, and unfold in the middle of a drag.",
        expectation: "A third is a third of the space beside the bar, which pops too. Unfolding ends no swipe."
    ) { [VerticalBarScreen($0)] }
}

/// The default preferences, beside a vertical bar of iPhone Duo.
final class VerticalBarScreen: CaseScreen {}
