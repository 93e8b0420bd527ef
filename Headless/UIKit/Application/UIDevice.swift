@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let shared = UIDevice()

    public class var current: UIDevice { shared }

    /// The simulated system's version, such as "18.0".
    open var systemVersion: String {
        let configuration = System.current.configuration
        return "\(configuration.systemVersion).\(configuration.minorSystemVersion)"
    }
    /// "iPhone" or "iPad" on a device.
    open var model: String { "simulated" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { System.current.traits.userInterfaceIdiom }
}
