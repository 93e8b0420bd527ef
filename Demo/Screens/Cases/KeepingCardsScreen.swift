import PopNavigation
import UIKit

extension DemoCase {
    static let keepingCards = DemoCase(
        "keeping-cards", .scrolling, title: "Cards that keep all", badge: "◧",
        instruction: "Drag the cards to the right at their start, then drag from below them.",
        expectation: "This screen puts its cards before the pop: they pull, and nothing pops. Below them it pops."
    ) { [KeepingCardsScreen($0)] }
}

/// Cards that win every drag, even at their edge.
final class KeepingCardsScreen: CaseScreen, PopGestureConfigurable {
    let strip = CardStrip(count: 8, cardWidth: 150)

    var popPreferences: PopPreferences { PopPreferences(area: .full, precedingViews: [strip]) }

    override func viewDidLoad() {
        super.viewDidLoad()
        strip.accessibilityIdentifier = "cards"
        stage.addSubview(strip)
    }

    override func layOutStage(_ bounds: CGRect) {
        strip.frame = CGRect(x: 0, y: 8, width: bounds.width, height: min(180, bounds.height - 16))
    }
}
