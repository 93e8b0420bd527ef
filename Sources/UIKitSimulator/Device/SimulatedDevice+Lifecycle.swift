import UIKit

extension SimulatedDevice {
    /// Goes to the home screen: touches are cancelled, the app is told, running animations jump to their ends.
    public func enterBackground() {
        activate()
        system.application.enterBackground()
    }

    /// Sends the app the system's warning that memory is low.
    public func simulateMemoryWarning() {
        activate()
        system.application.receiveMemoryWarning()
    }

    /// Comes back from the home screen, or from what covered the app.
    public func enterForeground() {
        activate()
        system.application.enterForeground()
    }

    /// Covers the app without leaving it, as an incoming call or the app switcher does; `enterForeground()` uncovers it.
    public func resignActive() {
        activate()
        system.application.resignActive()
    }
}
