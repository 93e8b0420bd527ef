import UIKit

extension SimulatedDevice {
    /// Goes to the home screen: touches are cancelled, the app is notified, and running animations jump to their ends.
    public func enterBackground() {
        activate()
        system.application.enterBackground()
    }

    /// Returns from the home screen, or from an interruption.
    public func enterForeground() {
        activate()
        system.application.enterForeground()
    }

    /// Makes the app inactive, as an incoming call or the app switcher does. `enterForeground()` makes it active again.
    public func resignActive() {
        activate()
        system.application.resignActive()
    }
}
