@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let shared = UIDevice()

    public class var current: UIDevice { shared }

    /// The simulated system's version, such as "18.0".
    open var systemVersion: String { "\(System.current.configuration.systemVersion).0" }
    open var systemName: String { "iOS" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { System.current.traits.userInterfaceIdiom }
}
