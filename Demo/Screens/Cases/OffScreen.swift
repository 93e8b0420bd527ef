import PopNavigation
import UIKit

/// A screen with the gesture disabled. Its back button works.
final class OffScreen: CaseScreen, PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(isGestureEnabled: false) }
}
