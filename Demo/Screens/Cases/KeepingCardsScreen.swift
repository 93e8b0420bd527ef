import PopNavigation
import UIKit

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
