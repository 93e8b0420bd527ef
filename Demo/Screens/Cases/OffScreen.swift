import PopNavigation
import UIKit

extension DemoCase {
    static let off = DemoCase(
        "off", .decision, title: "A screen without it", badge: "○",
        instruction: "Drag back, then press the back button.",
        expectation:
            "This screen has the gesture off, at the edge too. The back button works, and so do other screens.",
        refusals: [.disabledByScreen]
    ) {
        [OffScreen($0)]
    } plain: {
        [PlainOffScreen($0)]
    }
}

/// A screen with the gesture disabled. Its back button works.
class OffScreen: CaseScreen {}

extension OffScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(isGestureEnabled: false) }
}
