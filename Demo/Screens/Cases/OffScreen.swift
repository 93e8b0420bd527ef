import PopNavigation
import UIKit

/// A screen that has the gesture off; its back button works.
final class OffScreen: CaseScreen, PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(isGestureEnabled: false) }
}
