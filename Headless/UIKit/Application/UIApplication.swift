/// The one app of the simulated system.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    @preconcurrency public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// The system that owns the app.
    package internal(set) unowned(unsafe) final var system: System!
    package final var state = State.active

    override init() {
        super.init()
    }

    public class var shared: UIApplication { System.current.application }

    open weak var delegate: (any UIApplicationDelegate)?

    open var applicationState: State { state }
    open var windows: [UIWindow] { system.windows }
    open var connectedScenes: Set<UIScene> { [system.windowScene] }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { system.configuration.layoutDirection }

    open func sendEvent(_ event: UIEvent) {
        guard let touch = event.onlyTouch else {
            for window in system.windows where window.receives(event) { window.sendEvent(event) }
            return
        }
        if touch.hasChanged, let window = touch.hitWindow, window.isShown { window.sendEvent(event) }
    }

    /// Sends the action to the target. Without a target it goes up the responder chain,
    /// starting with the first responder.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            guard let object = target as? NSObject else { return false }
            object.perform(action, with: sender)
            return true
        }
        let start = (sender as? UIResponder) ?? system.windows.last(where: \.isKeyWindow)?.firstResponder
        guard let receiver = start?.target(forAction: action, withSender: sender) as? NSObject else { return false }
        receiver.perform(action, with: sender)
        return true
    }
}
