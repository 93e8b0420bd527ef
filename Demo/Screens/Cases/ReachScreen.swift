import PopNavigation

extension DemoCase {
    static let reach = DemoCase(
        "reach", .area, title: "Within reach", badge: "≤",
        instruction: "On an iPad or an unfolded iPhone Duo, drag from the tinted area and from beside it.",
        expectation: "The area is a third, but at most 160 points wide. On a phone, it is a third.",
        refusals: [.outsideArea]
    ) { [ReachScreen($0)] }
}

/// A third of the width, within reach of a thumb on a wide display too.
final class ReachScreen: CaseScreen {}

extension ReachScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .leadingFraction(1.0 / 3.0, atMost: 160)) }
}
