import PopNavigation
import UIKit

extension LegacyMapScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(isGestureEnabled: false) }
}
