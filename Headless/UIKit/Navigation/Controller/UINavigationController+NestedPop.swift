/// The pop recognizers of a navigation controller on another one's stack (fact C32).
extension UINavigationController {
    /// The interaction whose gesture pops this controller's screens: its own, or the one of a controller around it.
    var popInteraction: _UINavigationInteractiveTransition? { outerInteraction ?? interactivePopStorage }

    /// The interaction of the controller around this one, if this one's own recognizers don't take part.
    var outerInteraction: _UINavigationInteractiveTransition? {
        guard nesting != .own, let outer = parentStorage as? UINavigationController else { return nil }
        return outer.outerInteraction ?? outer.interactivePop
    }

    /// Called when a split view has collapsed.
    func nestPopRecognizers() {
        nesting = System.current.switches.nestedPopRecognizers
        for recognizer in interactivePop.recognizers {
            switch nesting {
            case .own: break
            case .shared: recognizer.view?.removeGestureRecognizer(recognizer)
            case .disabled: recognizer.isEnabled = false
            }
        }
    }

    /// Called when the controller has left the stack of another one.
    func unnestPopRecognizers() {
        guard nesting != .own else { return }
        let former = nesting
        nesting = .own
        if former == .disabled { for recognizer in interactivePop.recognizers { recognizer.isEnabled = true } }
        if former == .shared, let view = viewIfLoaded { interactivePop.attach(to: view) }
    }
}

extension _UINavigationInteractiveTransition {
    /// The controller whose screen a swipe pops: the innermost one that leaves the gesture to this one and can pop.
    var controllerToPop: UINavigationController? {
        var found = controller
        while let inner = found?.childStorage.last as? UINavigationController, inner.nesting != .own,
            inner.childStorage.count > 1 || runningPop(of: inner) != nil
        {
            found = inner
        }
        return found
    }
}
