/// Activation, background and foreground: states, delegates, notifications, each of the scene before the application's.
///
/// Apple documents the steps and their sequence. The order of scene and application within a step comes from logs of
/// apps. In a "will" call the state is still the old one, in a "did" call it is the new one.
extension UIApplication {
    /// For a phone call, the app switcher or a swipe on the home indicator. Touches are cancelled first.
    package final func resignActive() {
        guard state == .active else { return }
        system.digitizer.cancelAll()
        system.windowScene.delegate?.sceneWillResignActive(system.windowScene)
        post(UIScene.willDeactivateNotification, from: system.windowScene)
        delegate?.applicationWillResignActive(self)
        post(UIApplication.willResignActiveNotification, from: self)
        enter(.inactive, .foregroundInactive)
        system.runLoopTurn()
    }

    /// Running animations jump to their ends.
    package final func enterBackground() {
        resignActive()
        guard state == .inactive else { return }
        enter(.background, .background)
        system.windowScene.delegate?.sceneDidEnterBackground(system.windowScene)
        post(UIScene.didEnterBackgroundNotification, from: system.windowScene)
        delegate?.applicationDidEnterBackground(self)
        post(UIApplication.didEnterBackgroundNotification, from: self)
        for window in system.windows { window.endAnimationsOfTree() }
        system.runLoopTurn()
    }

    package final func enterForeground() {
        if state == .background {
            system.windowScene.delegate?.sceneWillEnterForeground(system.windowScene)
            post(UIScene.willEnterForegroundNotification, from: system.windowScene)
            delegate?.applicationWillEnterForeground(self)
            post(UIApplication.willEnterForegroundNotification, from: self)
            enter(.inactive, .foregroundInactive)
            system.runLoopTurn()
        }
        becomeActive()
    }

    package final func becomeActive() {
        guard state == .inactive else { return }
        enter(.active, .foregroundActive)
        system.windowScene.delegate?.sceneDidBecomeActive(system.windowScene)
        post(UIScene.didActivateNotification, from: system.windowScene)
        delegate?.applicationDidBecomeActive(self)
        post(UIApplication.didBecomeActiveNotification, from: self)
        system.runLoopTurn()
    }

    private func enter(_ state: State, _ sceneState: UIScene.ActivationState) {
        self.state = state
        system.windowScene.state = sceneState
    }

    private func post(_ name: Notification.Name, from object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }
}

extension UIView {
    fileprivate func endAnimationsOfTree() {
        layer.removeAllAnimations()
        for view in subviews { view.endAnimationsOfTree() }
    }
}

extension UIApplication {
    nonisolated public class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
    nonisolated public class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }
    /// The simulated system never warns of low memory.
    nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
}

extension UIScene {
    nonisolated public class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }
    nonisolated public class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }
}
