import PopNavigation
import TrialTools
@testable import UIKit
@testable import UIKitSimulator

/// The checks while no animation runs, no change waits, and no finger is down.
extension World {
    func checkAtRest() {
        if device.isHung { return }
        let stack = navigation.viewControllers
        checkScreens(stack)
        checkCovers()
        checkModals()
        checkKeyboard()
        // Changes that are requested off the window wait.
        guard isShown else { return }
        checkEvents(stack)
        if let awaited {
            ledger.count("drag that \(awaited.forecast)")
            if let finding = awaited.finding(in: stack) { ledger.report("drag", finding) }
            self.awaited = nil
        }
        if navigation.transitionCoordinator != nil { ledger.report("hung", "a coordinator is left over") }
        checkTop(stack)
        checkForward()
        checkLeaks(stack)
        checkOthers(stack)
    }

    /// Checks the neighbouring controller, the controllers inside screens, and released controllers.
    private func checkOthers(_ stack: [UIViewController]) {
        (root as? WalkNeighbours)?.checkAtRest()
        for case let screen as WalkScreen in stack {
            guard let flow = screen.flow, flow.isViewLoaded else { continue }
            if flow.transitionCoordinator != nil { ledger.report("hung", "a coordinator is left over in \(screen)") }
            if flow.viewControllers.isEmpty { ledger.report("stack", "the stack in \(screen) is empty") }
        }
        checkReleased()
    }

    /// Checks that the library has reported what has become of the screens.
    private func checkEvents(_ stack: [UIViewController]) {
        for finding in record.findings(at: stack, ahead: screensAhead) { ledger.report("departures", finding) }
        if let finding = observer.finding { ledger.report("observers", finding) }
        if events.isOpen { ledger.report("events", "a pop has neither happened nor been cancelled") }
        if navigation.children.map(ObjectIdentifier.init) != stack.map(ObjectIdentifier.init) {
            ledger.report("stack", "the children are \(navigation.children), the stack is \(stack)")
        }
    }

    private func checkScreens(_ stack: [UIViewController]) {
        for screen in stack.dropLast() where screen.viewIfLoaded?.window != nil {
            ledger.report("top", "\(screen) is in the window below the top")
        }
        for case let screen as TrackedScreen in stack {
            expect(screen, isVisible: screen === stack.last && isShown)
        }
    }

    private func expect(_ screen: TrackedScreen, isVisible: Bool) {
        let expected: AppearanceRecord.State = isVisible ? .appeared : .disappeared
        if screen.calls.state != expected {
            ledger.report("appearance", "\(screen) is \(screen.calls.state) at rest, not \(expected)")
        }
    }

    /// Checks that each presented screen is in the window, unless it presents a full-screen one.
    private func checkCovers() {
        guard window.rootViewController === root else { return }
        for cover in covers {
            let isCovered = cover.presentedStorage?.modalPresentationStyle == .fullScreen
            let top = (cover as? UINavigationController)?.topViewController ?? cover
            if let screen = top as? TrackedScreen { expect(screen, isVisible: !isCovered) }
            if (cover.viewIfLoaded?.window == nil) != isCovered {
                ledger.report("covers", "\(cover) is presented and \(isCovered ? "in" : "not in") the window")
            }
        }
    }

    private func checkModals() {
        guard window.rootViewController === root else { return }
        let covers = covers
        for modal in modals { modal.checkAtRest(below: window, among: covers) }
        modals.removeAll { modal in !covers.contains { $0 === modal.controller } }
    }

    /// Checks that the keyboard is shown exactly while a text field in the window is the first responder.
    private func checkKeyboard() {
        let field = window.firstResponder as? UITextField
        switch device.system.keyboard.phase {
        case .hidden: if let field { ledger.report("keyboard", "\(field) edits without a keyboard") }
        case .shown: if field == nil { ledger.report("keyboard", "the keyboard is shown and no text field edits") }
        case .showing, .hiding: ledger.report("keyboard", "the keyboard still moves")
        }
        if let field, field.window == nil { ledger.report("keyboard", "the first responder is not in the window") }
    }

    /// Checks that the recognizer that goes forward is installed exactly if screens may be kept.
    private func checkForward() {
        guard let navigation = library, navigation.isViewLoaded else { return }
        let names = navigation.view.gestureRecognizers?.compactMap(\.name) ?? []
        let isInstalled = names.contains("PopNavigation.forward")
        if isInstalled != (navigation.forwardLimit > 0) {
            ledger.report(
                "recognizers",
                "the swipe forward is \(isInstalled ? "" : "not ")installed with the limit \(navigation.forwardLimit)")
        }
    }

    private func checkTop(_ stack: [UIViewController]) {
        guard let top = stack.last, let view = top.viewIfLoaded else {
            return ledger.report("top", "the top screen has no view")
        }
        let container: UIView = navigation.view
        if !view.isDescendant(of: container) { return ledger.report("top", "\(top) is not in the controller's view") }
        let place = view.convert(view.bounds, to: container)
        if abs(place.minX) > 0.01 || abs(place.width - container.bounds.width) > 0.01 {
            ledger.report("top", "\(top) is at \(place) in \(container.bounds)")
        }
        var ancestor: UIView? = view
        while let current = ancestor, current !== container {
            if !current.layer.animations.isEmpty { ledger.report("top", "\(top) still moves") }
            if current.isHidden || current.alpha < 1 { ledger.report("top", "\(top) is not fully visible") }
            if !current.isUserInteractionEnabled { ledger.report("top", "\(top) takes no touches") }
            ancestor = current.superview
        }
        checkBar(top)
    }

    private func checkBar(_ top: UIViewController) {
        let bar = navigation.navigationBar
        let losesItems = device.system.switches.losesItemsOnHiddenCancel
        if !losesItems, bar.items?.count != navigation.viewControllers.count || bar.topItem !== top.navigationItem {
            ledger.report("bar", "the bar's items are not the stack's")
        }
        // On a screen that states nothing, another party may move the bar.
        let isOthers = device.system.switches.barInLayout == .answeredByOther && top.deciding?.hidesNavigationBar == nil
        if library?.appliesNavigationBarPreferences == true, !isOthers {
            let (wanted, isHidden) = (top.deciding?.hidesBar ?? false, navigation.isNavigationBarHidden)
            if top.deciding?.bar.allows(isHidden, preferred: wanted) != true, isHidden != wanted {
                ledger.report("bar", "hidden: \(isHidden), \(top) wants \(wanted)")
            }
        }
        let place = bar.convert(bar.bounds, to: navigation.view)
        let isOut = bar.isHidden || place.maxY <= 0.01 || !place.intersects(navigation.view.bounds)
        if isOut != navigation.isNavigationBarHidden {
            ledger.report("bar", "the flag says \(navigation.isNavigationBarHidden), the bar is at \(bar.frame)")
        }
        if !bar.layer.animations.isEmpty { ledger.report("bar", "the bar still moves") }
        checkBackButton(top)
    }

    /// Checks that the back button takes touches while the bar shows it, and none while the bar is hidden.
    private func checkBackButton(_ top: UIViewController) {
        guard covers.isEmpty, !root.presentsSearch else { return }
        let item = top.navigationItem
        let replacesButton = item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
        let isShown =
            navigation.viewControllers.count > 1 && !navigation.isNavigationBarHidden
            && !item.hidesBackButton && !replacesButton
        let touchable = navigation.navigationBar.backButtons.filter { button in
            let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            return window.hitTest(middle, with: nil) === button
        }
        if isShown, touchable.isEmpty { ledger.report("bar", "the back button takes no touches") }
        if navigation.isNavigationBarHidden, !touchable.isEmpty {
            ledger.report("bar", "the back button of a hidden bar takes touches")
        }
    }

    /// Checks that screens are deallocated, and their searches ended, unless they are in the stack or ahead, presented
    /// or kept by the app.
    private func checkLeaks(_ stack: [UIViewController]) {
        for screen in ledger.existingScreens() {
            if screen.parent != nil || screen.presentingViewController != nil { continue }
            if !(keptScreens + screensAhead).contains(where: { $0 === screen || $0 === screen.parent }) {
                ledger.report("leaks", "\(screen) is not deallocated")
            }
            if screen.navigationItem.searchController?.isActive == true {
                ledger.report("search", "\(screen) is gone and its search is active")
            }
        }
    }
}

extension UIView {
    /// The back buttons of the navigation bars in a view. Their class is UIKit's own.
    fileprivate var backButtons: [UIView] {
        "\(type(of: self))".contains("BackButton") ? [self] : subviews.flatMap(\.backButtons)
    }
}
