import PopNavigation
import UIKit

extension DemoCase {
    static let keepingCards = DemoCase(
        "keeping-cards", .scrolling, title: "Cards that keep all", badge: "◧",
        instruction: "Drag the cards back at their start, then drag from below them.",
        expectation: "This screen puts its cards before the pop: they pull, and nothing pops. Below them it pops."
    ) {
        [KeepingCardsScreen($0)]
    } plain: {
        [PlainKeepingCardsScreen($0)]
    }
}

/// Cards that win every drag, even at their edge.
class KeepingCardsScreen: CardsScreen {}

extension KeepingCardsScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .full, precedingViews: [strip]) }
}
