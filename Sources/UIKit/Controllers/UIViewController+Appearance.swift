/// Where a controller stands between off and on the screen.
package enum AppearanceState {
    case disappeared, appearing, appeared, disappearing

    package var isOnOrComing: Bool { self == .appearing || self == .appeared }
}

/// What the callbacks that run now are part of.
package enum ContainmentPhase {
    case none, movingToParent, movingFromParent
}

extension UIViewController {
    /// Sends viewWillAppear or viewWillDisappear; the matching call follows with `endAppearanceTransition()`.
    /// Ignored where the controller is already there or on its way.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard !appearance.isOnOrComing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            isAppearanceAnimated = animated
            viewWillAppear(animated)
        } else {
            guard appearance.isOnOrComing else { return }
            appearance = .disappearing
            isAppearanceAnimated = animated
            viewWillDisappear(animated)
            viewIfLoaded?.endEditing(true)
        }
        System.current.statusBar.setNeedsUpdate()
        System.current.verticalBarPreference.setNeedsUpdate()
        if shouldAutomaticallyForwardAppearanceMethods {
            forwardAppearance(isAppearing, animated: animated)
        }
    }

    public func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(isAppearanceAnimated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isAppearanceAnimated)
        case .appeared, .disappeared:
            return
        }
        System.current.statusBar.setNeedsUpdate()
        System.current.verticalBarPreference.setNeedsUpdate()
        if shouldAutomaticallyForwardAppearanceMethods {
            forwardEndOfAppearance()
        }
    }

    /// As the root of a window that is shown: will at once, did in the next turn of the run loop, after the layout.
    package func appear() {
        guard appearance == .disappeared else { return }
        beginAppearanceTransition(true, animated: false)
        System.current.clock.async { [self] in
            if appearance == .appearing { endAppearanceTransition() }
        }
    }

    /// One that is on its way out already arrives.
    package func disappear() {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    /// The view enters or leaves a window without anybody having announced it: the controller appears or disappears.
    final func appearOrDisappear(inWindow window: UIWindow?) {
        if window == nil {
            if isFollowingItsView, appearance.isOnOrComing { beginAppearanceTransition(false, animated: false) }
        } else if isFollowingItsView, appearance == .disappeared {
            beginAppearanceTransition(true, animated: false)
        }
    }

    final func finishAppearance(inWindow window: UIWindow?) {
        guard isFollowingItsView else { return }
        if window == nil {
            if appearance == .disappearing { endAppearanceTransition() }
        } else if appearance == .appearing, parentStorage?.appearance != .appearing {
            System.current.clock.async { [self] in
                if appearance == .appearing { endAppearanceTransition() }
            }
        }
    }

    /// A child of a plain container that is itself on the screen. A window orders the calls of its root, navigation and tab
    /// controllers those of their children, a presentation those of the presented one.
    private var isFollowingItsView: Bool {
        guard let parent = parentStorage else { return false }
        return parent.appearance.isOnOrComing && !parent.managesChildAppearance
            && parent.shouldAutomaticallyForwardAppearanceMethods
    }
}
