/// The status bar's state, for the app.
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

/// The simulated status bar, with the looks that the screen in front prefers.
///
/// It updates after `setNeedsStatusBarAppearanceUpdate`, when a window's root changes, and when a screen appears or
/// disappears. It does not update at other times, so that a missing call has the same effect as on iOS.
@MainActor
package final class StatusBar {
    package private(set) var style = UIStatusBarStyle.default
    package private(set) var isHidden = false
    /// The system that owns it.
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
    /// Updates the status bar from the screen in front. On iOS the change is animated inside an animation block.
    public func setNeedsStatusBarAppearanceUpdate() {
        (viewIfLoaded?.window?.system ?? System.current).statusBar.setNeedsUpdate()
    }

    /// A presented screen decides if it is full screen or captures the status bar's appearance.
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
