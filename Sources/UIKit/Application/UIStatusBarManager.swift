/// The status bar as the app sees it.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private unowned let system: System

    init(system: System) {
        self.system = system
        super.init()
    }

    open var statusBarStyle: UIStatusBarStyle { system.statusBar.style }
    open var isStatusBarHidden: Bool { system.statusBar.isHidden }

    open var statusBarFrame: CGRect {
        if isStatusBarHidden { return .zero }
        let size = system.configuration.screenSize
        guard let bar = system.configuration.activeVerticalBar else {
            return CGRect(x: 0, y: 0, width: size.width, height: system.statusBar.height)
        }
        // The status is at the top of the column.
        let length =
            bar.hasCameraAtBottom ? Calibration.VerticalBar.statusLength : Calibration.VerticalBar.cameraStatusLength
        return CGRect(x: bar.side == .left ? 0 : size.width - bar.width, y: 0, width: bar.width, height: length)
    }
}

/// What the system shows above the app's windows, as the screen in front wants it.
///
/// It is asked again after `setNeedsStatusBarAppearanceUpdate`, when a window's root changes, and when a screen appears or
/// disappears; not at other times, so that a forgotten update shows.
@MainActor
package final class StatusBar {
    package private(set) var style = UIStatusBarStyle.default
    package private(set) var isHidden = false
    /// Owns it.
    private unowned(unsafe) let system: System
    private(set) var needsUpdate = false

    init(system: System) {
        self.system = system
    }

    package var height: CGFloat { max(Calibration.Screen.statusBarHeight, system.configuration.windowSafeArea.top) }

    func setNeedsUpdate() {
        needsUpdate = true
        system.layoutIsDirty = true
    }

    func update() {
        needsUpdate = false
        // A landscape phone has none, unless its bars are vertical.
        let isLandscapePhone =
            system.configuration.activeVerticalBar == nil && system.traits.userInterfaceIdiom == .phone
            && system.traits.verticalSizeClass == .compact
        var front: UIViewController?
        for window in system.windows where window.windowLevel <= .normal {
            front = window.rootViewController ?? front
        }
        let deciding = front?.inFrontForStatusBar
        style = deciding?.decidingStatusBarStyle.preferredStatusBarStyle ?? .default
        isHidden = isLandscapePhone || deciding?.decidingStatusBarHidden.prefersStatusBarHidden == true
    }
}

extension UIViewController {
    /// Asks the screen in front for the status bar that it wants; inside an animation block the change is animated on iOS.
    public func setNeedsStatusBarAppearanceUpdate() {
        (viewIfLoaded?.window?.system ?? System.current).statusBar.setNeedsUpdate()
    }

    /// A presented screen decides if it covers everything, or says that it does.
    fileprivate var inFrontForStatusBar: UIViewController {
        guard let presented = presentedStorage,
            presented.modalPresentationStyle == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
        else { return self }
        return presented.inFrontForStatusBar
    }

    fileprivate var decidingStatusBarStyle: UIViewController { childForStatusBarStyle?.decidingStatusBarStyle ?? self }
    fileprivate var decidingStatusBarHidden: UIViewController {
        childForStatusBarHidden?.decidingStatusBarHidden ?? self
    }
}
