import PopNavigation
import UIKit

/// What holds when nothing moves, waits or touches.
extension World {
    func checkAtRest() {
        let stack = navigation.viewControllers
        checkScreens(stack)
        checkCovers()
        checkKeyboard()
        // Out of the window, what was asked for waits.
        guard isShown else { return }
        checkModel(stack)
        if navigation.transitionCoordinator != nil { ledger.complain("hung", "a coordinator is left over") }
        checkTop(stack)
        checkLeaks(stack)
        checkOthers(stack)
    }

    /// What is beside the stack, inside its screens, or released by the app.
    private func checkOthers(_ stack: [UIViewController]) {
        (root as? WalkNeighbours)?.checkAtRest()
        for case let screen as WalkScreen in stack {
            guard let flow = screen.flow, flow.isViewLoaded else { continue }
            if flow.transitionCoordinator != nil { ledger.complain("hung", "a coordinator is left over in \(screen)") }
            if flow.viewControllers.isEmpty { ledger.complain("stack", "empty in \(screen)") }
        }
        if released.contains(where: { $0.controller != nil }) {
            ledger.complain("leaks", "a controller that the app has released lives")
        }
    }

    /// The stack is what was asked for, every pop has been told exactly once, in order, and has answered with what it
    /// removed.
    private func checkModel(_ stack: [UIViewController]) {
        model.catchUp()
        let (popped, told, answers) = (model.takePopped(), events.takeTold(), model.takeAnswers())
        ledger.count("pop answered rightly", answers.right)
        ledger.count("pop answered, then overtaken", answers.overtaken)
        if !model.isStack(stack) {
            ledger.complain("model", "the stack is \(stack) and should be \(model.stack)")
            // One fault is enough.
            model = StackModel(stack)
        } else if popped != told {
            ledger.complain("events", "popped were \(popped), told of were \(told)")
        } else if let answer = answers.wrong.first {
            ledger.complain("answers", answer)
        }
        if let complaint = observer.complaint(events: events.count) { ledger.complain("observers", complaint) }
        if events.isOpen { ledger.complain("events", "a pop has neither happened nor been cancelled") }
        if navigation.children.map(ObjectIdentifier.init) != stack.map(ObjectIdentifier.init) {
            ledger.complain("stack", "the children are \(navigation.children), the stack is \(stack)")
        }
    }

    private func checkScreens(_ stack: [UIViewController]) {
        for screen in stack.dropLast() where screen.viewIfLoaded?.window != nil {
            ledger.complain("top", "\(screen) is in the window below the top")
        }
        for case let screen as TrackedScreen in stack {
            expect(screen, isHere: screen === stack.last && isShown)
        }
    }

    private func expect(_ screen: TrackedScreen, isHere: Bool) {
        let expected: AppearanceRecord.State = isHere ? .here : .gone
        if screen.calls.state != expected {
            ledger.complain("appearance", "\(screen) is \(screen.calls.state) at rest, not \(expected)")
        }
    }

    /// What is presented shows, unless it has presented something that covers it fully.
    private func checkCovers() {
        guard window.rootViewController === root else { return }
        for cover in covers {
            let isCovered = cover.presentedStorage?.modalPresentationStyle == .fullScreen
            if let screen = cover as? TrackedScreen { expect(screen, isHere: !isCovered) }
            if (cover.viewIfLoaded?.window == nil) != isCovered {
                ledger.complain("covers", "\(cover) is presented and \(isCovered ? "in" : "not in") the window")
            }
        }
    }

    /// The keyboard is there exactly while somebody on the screen has it.
    private func checkKeyboard() {
        let field = window.firstResponder as? UITextField
        switch device.system.keyboard.phase {
        case .hidden: if let field { ledger.complain("keyboard", "\(field) edits without it") }
        case .shown: if field == nil { ledger.complain("keyboard", "it is shown and nobody edits") }
        case .showing, .hiding: ledger.complain("keyboard", "it still moves")
        }
        if let field, field.window == nil { ledger.complain("keyboard", "who edits is not on the screen") }
    }

    private func checkTop(_ stack: [UIViewController]) {
        guard let top = stack.last, let view = top.viewIfLoaded else { return ledger.complain("top", "it has no view") }
        let container: UIView = navigation.view
        if !view.isDescendant(of: container) { return ledger.complain("top", "\(top) is not in the controller's view") }
        let place = view.convert(view.bounds, to: container)
        if abs(place.minX) > 0.01 || abs(place.width - container.bounds.width) > 0.01 {
            ledger.complain("top", "\(top) is at \(place) in \(container.bounds)")
        }
        var ancestor: UIView? = view
        while let current = ancestor, current !== container {
            if !current.layer.animations.isEmpty { ledger.complain("top", "\(top) still moves") }
            if current.isHidden || current.alpha < 1 { ledger.complain("top", "\(top) is not fully visible") }
            if !current.isUserInteractionEnabled { ledger.complain("top", "\(top) takes no touches") }
            ancestor = current.superview
        }
        checkBar(top)
    }

    private func checkBar(_ top: UIViewController) {
        let bar = navigation.navigationBar
        if bar.items?.count != navigation.viewControllers.count || bar.topItem !== top.navigationItem {
            ledger.complain("bar", "its items are not the stack's")
        }
        if navigation.appliesNavigationBarPreferences {
            let wanted = top.deciding?.popPreferences.hidesNavigationBar ?? false
            if navigation.isNavigationBarHidden != wanted {
                ledger.complain("bar", "hidden: \(!wanted), \(top) wants \(wanted)")
            }
        }
        let place = bar.convert(bar.bounds, to: navigation.view)
        let isOut = bar.isHidden || place.maxY <= 0.01 || !place.intersects(navigation.view.bounds)
        if isOut != navigation.isNavigationBarHidden {
            ledger.complain("bar", "the flag says \(navigation.isNavigationBarHidden), the bar is at \(bar.frame)")
        }
        if !bar.layer.animations.isEmpty { ledger.complain("bar", "it still moves") }
    }

    /// Screens that are neither in the stack, nor presented, nor kept by the app are gone, and so is their search.
    private func checkLeaks(_ stack: [UIViewController]) {
        for screen in ledger.livingScreens() {
            let isInStack = screen.parent === navigation || screen.parent?.parent === navigation
            if isInStack || screen.presentingViewController != nil { continue }
            if !pocket.contains(where: { $0 === screen || $0 === screen.parent }) {
                ledger.complain("leaks", "\(screen) lives and nobody needs it")
            }
            if screen.navigationItem.searchController?.isActive == true {
                ledger.complain("search", "\(screen) is gone and its search is active")
            }
        }
    }
}
