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
    /// Sends `viewWillAppear` or `viewWillDisappear`; `endAppearanceTransition()` sends the matching callback.
    /// Ignored where the controller has appeared or is appearing already, or has disappeared or is disappearing.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard appearance.isOnOrComing != isAppearing else { return }
        isAppearanceByView = false
        if isAppearing {
            loadViewIfNeeded()
            appearance = .appearing
            isAppearanceAnimated = animated
            viewWillAppear(animated)
        } else {
            appearance = .disappearing
            isAppearanceAnimated = animated
            viewWillDisappear(animated)
            if !keepsKeyboardWhileLeaving { viewIfLoaded?.endEditing(true) }
        }
        System.current.statusBar.setNeedsUpdate()
        System.current.verticalBarPreference.setNeedsUpdate()
        if shouldAutomaticallyForwardAppearanceMethods {
            forwardAppearance(isAppearing, animated: animated)
        }
    }

    /// During an interactive pop the keyboard moves with the screen and stays if the pop is cancelled (fact I14).
    private var keepsKeyboardWhileLeaving: Bool {
        guard viewIfLoaded?.windowStorage?.firstResponder != nil else { return false }
        var ancestor = parentStorage
        while let current = ancestor {
            if (current as? UINavigationController)?.navigationTransition?.isInteractivePop == true { return true }
            ancestor = current.parentStorage
        }
        return false
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

    /// The view enters or leaves a window outside of an appearance transition: the controller appears or disappears.
    final func appearOrDisappear(inWindow window: UIWindow?) {
        guard isFollowingItsView, window == nil ? appearance.isOnOrComing : appearance == .disappeared else { return }
        beginAppearanceTransition(window != nil, animated: false)
        isAppearanceByView = true
    }

    /// Ends only the transition that the view's own move began: a transition that the app began ends at the app's call
    /// (fact I13).
    final func finishAppearance(inWindow window: UIWindow?) {
        guard isAppearanceByView, isFollowingItsView else { return }
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
