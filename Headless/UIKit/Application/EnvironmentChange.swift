/// A change of the screen's size (rotation, split view), of the traits, or of the layout direction.
extension System {
    /// First the controllers are notified, from the root down, and can animate alongside. Then the windows' sizes and
    /// the traits change. The documentation of `viewWillTransition(to:with:)` describes the sequence.
    package func change(to requested: SystemConfiguration, animated: Bool) {
        var new = requested
        // Screens' preferences are not part of the device's configuration. They are updated after the change.
        if new.verticalBar != nil { new.disablesVerticalBar = configuration.disablesVerticalBar }
        apply(new, animated: animated)
    }

    func apply(_ new: SystemConfiguration, animated: Bool) {
        let old = configuration
        let oldTraits = traits
        guard new.screenSize != old.screenSize || new.windowSafeArea != old.windowSafeArea else {
            configuration = new
            propagateTraits(oldTraits, directionChanged: new.layoutDirection != old.layoutDirection)
            runLoopTurn()
            return
        }
        let newTraits = UITraitCollection(configuration: new)
        let rotates = new.screenSize == CGSize(width: old.screenSize.height, height: old.screenSize.width)
        let filling = windows.filter { $0.bounds.size == old.screenSize }
        let animator = ResizeAnimator(duration: animated ? Calibration.Screen.rotationDuration : 0) { [self] in
            configuration = new
            isRotating = rotates
            defer { isRotating = false }
            for window in filling { window.frame = CGRect(origin: window.frame.origin, size: new.screenSize) }
            for window in windows { window.setNeedsSafeAreaCheckOfTree() }
            propagateTraits(oldTraits, directionChanged: new.layoutDirection != old.layoutDirection)
            for window in windows { window.layoutIfNeeded() }
        }
        let transition = ViewControllerTransition(
            from: nil, to: nil, containerView: filling.first ?? UIView(), animator: animator, interactor: nil
        )
        let roots = filling.compactMap(\.rootViewController).flatMap(\.withPresented)
        for root in roots {
            root.transitionStorage = root.transitionStorage ?? transition
            if newTraits != oldTraits { root.willTransition(to: newTraits, with: transition) }
            if new.screenSize != old.screenSize { root.viewWillTransition(to: new.screenSize, with: transition) }
        }
        transition.onCompletion = { _ in
            for root in roots where root.transitionStorage === transition { root.transitionStorage = nil }
            transition.runCompletions()
        }
        transition.start()
        runLoopTurn()
    }

    /// Sends `traitCollectionDidChange` to controllers and views, and resolves colours again.
    private func propagateTraits(_ old: UITraitCollection, directionChanged: Bool) {
        let hasChanged = traits != old
        guard hasChanged || directionChanged else { return }
        for window in windows {
            if hasChanged {
                for root in window.rootViewController?.withPresented ?? [] { root.sendTraitChange(old) }
                window.sendTraitChange(old)
                window.resolveColors()
            }
            if directionChanged { window.setNeedsLayoutOfTree() }
        }
        statusBar.setNeedsUpdate()
        verticalBarPreference.setNeedsUpdate()
    }
}

/// Changes frames inside an animation, or at once.
@MainActor
private final class ResizeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private let change: () -> Void

    init(duration: TimeInterval, change: @escaping () -> Void) {
        self.duration = duration
        self.change = change
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        AnimationContext.run(
            duration: duration, animations: change, completion: { _ in transitionContext.completeTransition(true) }
        )
    }
}

extension UIViewController {
    /// This controller and those presented over it.
    fileprivate var withPresented: [UIViewController] { [self] + (presentedStorage?.withPresented ?? []) }

    fileprivate func sendTraitChange(_ old: UITraitCollection) {
        traitCollectionDidChange(old)
        // The views of screens below the top of a stack are not in a window.
        if let view = viewIfLoaded, view.window == nil { view.resolveColors() }
        for child in children { child.sendTraitChange(old) }
    }
}

extension UIView {
    fileprivate func sendTraitChange(_ old: UITraitCollection) {
        traitCollectionDidChange(old)
        for view in subviews { view.sendTraitChange(old) }
    }

    fileprivate func setNeedsLayoutOfTree() {
        setNeedsLayout()
        for view in subviews { view.setNeedsLayoutOfTree() }
    }

    fileprivate func setNeedsSafeAreaCheckOfTree() {
        setNeedsSafeAreaCheck()
        for view in subviews { view.setNeedsSafeAreaCheckOfTree() }
    }
}
