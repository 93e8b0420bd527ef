/// Resolves whether the window's frontmost screen prefers vertical bars, and updates the system when the answer changes
/// (fact J5).
///
/// The question is asked when screens appear and disappear, when a window's root or a selected tab changes, and after
/// `setNeedsUpdateOfVerticalBarConfiguration()`.
@MainActor
final class VerticalBarPreference {
    /// The owner of this object.
    private unowned(unsafe) let system: System
    private(set) var needsUpdate = false

    init(system: System) {
        self.system = system
    }

    func setNeedsUpdate() {
        guard system.configuration.verticalBar != nil else { return }
        needsUpdate = true
        system.layoutIsDirty = true
    }

    /// The answer does not change during a transition. The end of the transition updates it (fact J12).
    func update() {
        needsUpdate = false
        guard system.configuration.verticalBar != nil, let front = frontController else { return }
        var deciding = front
        while true {
            if (deciding as? UINavigationController)?.navigationTransition != nil { return }
            guard let child = deciding.childForPreferredVerticalBarBehavior else { break }
            deciding = child
        }
        let isDisabled = deciding.preferredVerticalBarBehavior == .disabled
        guard isDisabled != system.configuration.disablesVerticalBar else { return }
        var new = system.configuration
        new.disablesVerticalBar = isDisabled
        system.apply(new, animated: front.appearance == .appeared)
    }

    /// The root of the frontmost window, or the controller that covers it completely.
    private var frontController: UIViewController? {
        let roots = system.windows.filter { $0.windowLevel <= .normal }.compactMap(\.rootViewController)
        guard var front = roots.last else { return nil }
        while let presented = front.presentedStorage, presented.coversScreen { front = presented }
        return front
    }
}

extension UIViewController {
    fileprivate var coversScreen: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen
    }
}
