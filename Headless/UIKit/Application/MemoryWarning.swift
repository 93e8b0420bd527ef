/// The memory warning: the app's delegate, then the notification, then every view controller (fact I15).
extension UIApplication {
    nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    package final func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
        for window in system.windows { window.rootViewController?.forwardMemoryWarning() }
        system.runLoopTurn()
    }
}

extension UIViewController {
    /// Also to controllers that are not visible, such as those of other tabs and those below the top of a stack.
    fileprivate func forwardMemoryWarning() {
        didReceiveMemoryWarning()
        for child in childStorage { child.forwardMemoryWarning() }
        presentedStorage?.forwardMemoryWarning()
    }
}
