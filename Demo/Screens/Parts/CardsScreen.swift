import UIKit

/// A case's screen with cards that scroll sideways.
class CardsScreen: CaseScreen {
    let strip = CardStrip(count: 8, cardWidth: 150)

    override func viewDidLoad() {
        super.viewDidLoad()
        strip.accessibilityIdentifier = "cards"
        stage.addSubview(strip)
    }

    override func layOutStage(_ bounds: CGRect) {
        strip.frame = CGRect(x: 0, y: 8, width: bounds.width, height: min(180, bounds.height - 16))
    }
}
