/// The appearance state of a controller.
package enum AppearanceState {
    case disappeared, appearing, appeared, disappearing

    package var isAppearedOrAppearing: Bool { self == .appearing || self == .appeared }
}

/// Whether the running appearance callbacks belong to a move into or out of a parent.
package enum ContainmentPhase {
    case none, movingToParent, movingFromParent
}

extension UIViewController {
    /// Sends `viewWillAppear` or `viewWillDisappear`; `endAppearanceTransition()` sends the matching callback.
    /// Ignored where the controller has appeared or is appearing already, or has disappeared or is disappearing.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard appearance.isAppearedOrAppearing != isAppearing else { return }
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
            noteCoveredFocus()
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

    /// For the root of a window: `viewWillAppear` at once, `viewDidAppear` in the next turn of the run loop,
    /// after the layout.
    package func appear() {
        guard appearance == .disappeared else { return }
        beginAppearanceTransition(true, animated: false)
        System.current.clock.async { [self] in
            if appearance == .appearing { endAppearanceTransition() }
        }
    }

    /// Also completes a running disappearance.
    package func disappear() {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    /// The view enters or leaves a window outside an appearance transition: the controller appears or disappears.
    final func beginAppearanceOfMovedView(inWindow window: UIWindow?) {
        guard appearsWithItsView, window == nil ? appearance.isAppearedOrAppearing : appearance == .disappeared else {
            return
        }
        beginAppearanceTransition(window != nil, animated: false)
        isAppearanceByView = true
    }

    /// Ends only the transition that the view's own move began: a transition that the app began ends at the app's call
    /// (fact I13).
    final func endAppearanceOfMovedView(inWindow window: UIWindow?) {
        guard isAppearanceByView, appearsWithItsView else { return }
        if window == nil {
            if appearance == .disappearing { endAppearanceTransition() }
        } else if appearance == .appearing, parentStorage?.appearance != .appearing {
            System.current.clock.async { [self] in
                if appearance == .appearing { endAppearanceTransition() }
            }
        }
    }

    /// True for a child of a custom container that is on the screen. Other calls come from the window for its root,
    /// from navigation, tab and page controllers for their children, and from presentations for presented controllers.
    private var appearsWithItsView: Bool {
        guard let parent = parentStorage else { return false }
        return parent.appearance.isAppearedOrAppearing && !parent.managesChildAppearance
            && parent.shouldAutomaticallyForwardAppearanceMethods
    }
}
