@preconcurrency @MainActor
open class UIScreen: NSObject {
    private unowned let system: System

    init(system: System) {
        self.system = system
        super.init()
    }

    public class var main: UIScreen { System.current.screen }

    open var bounds: CGRect { CGRect(origin: .zero, size: system.configuration.screenSize) }
    open var scale: CGFloat { system.configuration.scale }
}
