// Placeholder until the recognizers land.
public class UIGestureRecognizer: NSObject { @MainActor weak var view: UIView?; @MainActor func attach(to view: UIView) {}; @MainActor func detach() {}; @MainActor func viewDidLeaveWindow() {} }
public class UITouch: NSObject {}
public class UIEvent: NSObject {}
extension UIWindow { func deliver(_ event: UIEvent) {}; func receives(_ event: UIEvent) -> Bool { true } }
