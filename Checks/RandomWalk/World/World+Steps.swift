import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

extension World {
    func perform(_ step: Step) {
        awaitEffect(of: step)
        switch step {
        case .down(let finger, let point): fingerDown(finger, at: point)
        case .move(let finger, let point, let seconds):
            moveFinger(finger, to: point, seconds)
        case .up(let finger): fingerUp(finger)
        case .drag(let finger, let start, let end, let seconds):
            fingerDown(finger, at: start)
            moveFinger(finger, to: end, seconds)
            fingerUp(finger)
        case .tap(let point):
            guard isActive, !fingers.contains(0) else { return }
            fingerDidTouch()
            if navigation.queuedCalls.isEmpty { permissionsAtTap = [] }
            permissionsAtTap += permissionsOfScreens
            lift { device.fingerTap(at: point.place) }
        case .trackpad(let distance, let point, let seconds):
            // Nobody scrolls on a trackpad under a finger, of which UIKit's recognizers would follow either.
            guard isActive, !isCompared || fingers.isEmpty else { return }
            fingerDidTouch()
            if !fingers.isEmpty { hasUnclearAgreement = true }
            ledger.count("trackpad")
            device.scroll(by: CGVector(dx: distance.x, dy: distance.y), at: point.place, duration: seconds)
        case .wait(let seconds): device.wait(seconds)
        case .settle: settle()
        case .push(let recipe, let animated): push(ledger.makeScreen(recipe), animated: animated)
        case .pushAgain(let index, let animated):
            let known = (isCompared ? [] : navigation.viewControllers + screensAhead) + keptScreens
            // UIKit raises an exception if a screen is in the stack already when it makes the change.
            guard let screen = known.isEmpty ? nil : known[index % known.count] else { return }
            let isIgnored = !isCompared && library != nil && navigation.viewControllers.contains(screen)
            if isIgnored || screen.parent == nil && isAbleToChangeNow { push(screen, animated: animated) }
        case .pop(let animated): pop(animated: animated)
        case .popTo(let index, let animated):
            // UIKit raises an exception if the screen isn't in the stack any more when it makes the change.
            guard isAbleToChangeNow else { return }
            let stack = navigation.viewControllers
            popTo(stack[index % stack.count], animated: animated)
        case .popToRoot(let animated): popToRoot(animated: animated)
        case .set(let places, let animated): set(places, animated: animated)
        case .pushBeside: (root as? WalkNeighbours)?.push()
        case .present(let cover, let recipe, let animated): present(cover, recipe, animated: animated)
        case .dismiss(let animated): dismiss(animated: animated)
        case .edit(let begins): edit(begins)
        case .search(let begins): search(begins)
        case .hideBar(let isHidden, let animated): navigation.setNavigationBarHidden(isHidden, animated: animated)
        case .isEnabled(let isEnabled): library?.popGestureRecognizerEnabled = isEnabled
        case .area(let area): library?.popGestureArea = area
        case .appliesBarPreferences(let applies):
            // Between two states of the property, a cancelled swipe leaves the bar as UIKit does.
            guard isStackAtRest else { return }
            library?.appliesNavigationBarPreferences = applies
            library?.setNeedsPopPreferencesUpdate(animated: false)
        case .wish(let wishes): wish(wishes)
        case .prefer(let whose, let bar, let announced): prefer(whose, bar, announced: announced)
        case .delegate(let delegate): setDelegate(delegate)
        case .goBack(let animated): goBack(animated: animated)
        case .forwardLimit(let limit): library?.forwardLimit = limit
        case .goForward(let animated): goForward(animated: animated)
        case .observe(let begins): observe(begins)
        case .recognizer(let name, let isEnabled): recognizer(name)?.isEnabled = isEnabled
        case .keeper(let name, let keeper): keep(name, keeper)
        case .attached(let name, let isOn): attach(name, isOn: isOn)
        case .parts(let parts): device.configuration.privateParts = parts
        case .direction(let isRightToLeft):
            device.configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            if let beside = root as? WalkNeighbours { beside.view.setNeedsLayout() }
        case .size(let size): if !isDuo { device.configuration.screenSize = size.size }
        case .rotate(let size): if !isDuo { rotate(to: size.size) }
        case .fold(let isFolded):
            guard isDuo else { return }
            ledger.count(isFolded ? "fold" : "unfold")
            isFolded ? device.fold() : device.unfold()
        case .turn(let isClockwise): device.rotate(clockwise: isClockwise)
        case .window(let isIn): put(inWindow: isIn)
        case .tab(let isIn): (root as? UITabBarController)?.selectedIndex = isIn ? 0 : 1
        case .app(let state): enter(state)
        case .memoryWarning: navigation.didReceiveMemoryWarning()
        case .upon(let moment, let reaction): ledger.reactions[moment] = reaction
        case .scroll(let offset): scroll(to: offset)
        }
    }

    /// Notes what a drag has to do, until another step may change the stack.
    private func awaitEffect(of step: Step) {
        switch step {
        case .wait, .settle: break
        case .drag(_, let start, let end, let seconds):
            awaited = navigation.topViewController.map { screen in
                AwaitedDrag(
                    forecast: forecast(from: start, to: end, seconds: seconds), screen: screen,
                    next: screensAhead.first)
            }
        default: awaited = nil
        }
    }

    /// Whether UIKit makes a change of the stack at once, after the present turn of the run loop.
    private var isAbleToChangeNow: Bool {
        device.wait(0)
        return isStackAtRest
    }

    /// Whether nothing moves or waits.
    var isStackAtRest: Bool { device.system.isIdle && navigation.transitionCoordinator == nil }

    private var isDuo: Bool { device.configuration.duoDisplay != nil }

    private func fingerDown(_ finger: Int, at point: Point) {
        guard isActive, !fingers.contains(finger) else { return }
        fingerDidTouch()
        fingers.insert(finger)
        device.fingerDown(finger, at: point.place)
    }

    private func moveFinger(_ finger: Int, to point: Point, _ seconds: Double) {
        guard fingers.contains(finger) else { return }
        device.fingerMove(finger, to: point.place, duration: seconds)
    }

    private func fingerUp(_ finger: Int) {
        guard fingers.remove(finger) != nil else { return }
        lift { device.fingerUp(finger) }
    }

    /// Lifts a finger. On the back button that requests a pop, which UIKit may put off until after a push: it then
    /// removes the pushed screen, whose back button nobody has touched.
    private func lift(_ body: () -> Void) {
        let (waiting, permissions) = (navigation.queuedCalls.count, permissionsOfScreens)
        body()
        guard navigation.queuedCalls.count > waiting else { return }
        record.notePopRequest()
        permissionsAtTap = permissions
    }

    func settle() {
        for finger in fingers.sorted() { fingerUp(finger) }
        device.settle()
    }

    func push(_ screen: UIViewController, animated: Bool) {
        record.noteRequest(for: [screen])
        change { navigation.pushViewController(screen, animated: animated) }
    }

    func pop(animated: Bool) {
        record.notePopRequest()
        keep(change { navigation.popViewController(animated: animated) })
    }

    func popTo(_ screen: UIViewController, animated: Bool) {
        record.notePopRequest()
        keep(change { navigation.popToViewController(screen, animated: animated) }?.first)
    }

    func popToRoot(animated: Bool) {
        record.notePopRequest()
        keep(change { navigation.popToRootViewController(animated: animated) }?.first)
    }

    /// Requests a change, and notes the stack before and after it.
    private func change<Answer>(_ body: () -> Answer) -> Answer {
        seeStack()
        defer { seeStack() }
        return body()
    }

    private func goBack(animated: Bool) {
        guard let navigation = library else { return }
        let isRefused = navigation.viewControllers.count < 2
        let asked = permissionAtGoBack
        permissionAtGoBack = permission(of: navigation.topViewController)
        guard navigation.goBack(animated: animated) else { return permissionAtGoBack = asked }
        record.notePopRequest()
        if isRefused { ledger.report("goBack", "goBack returns true with \(navigation.viewControllers)") }
    }

    private func goForward(animated: Bool) {
        guard let navigation = library else { return }
        let (stack, ahead) = (navigation.viewControllers, screensAhead.first)
        guard change({ navigation.goForward(animated: animated) }) else { return }
        if ahead == nil { ledger.report("forward", "goForward returns true with \(stack) and no screen ahead") }
    }

    private func observe(_ begins: Bool) {
        guard let navigation = library else { return }
        if begins {
            observer.begin(with: navigation)
        } else {
            if let finding = observer.finding, isAtRest {
                ledger.report("observers", finding)
            }
            observer.end()
        }
    }

    private func set(_ places: [Step.Place], animated: Bool) {
        let old = navigation.viewControllers
        let screens = places.map { place -> UIViewController in
            switch place {
            case .old(let index): old[index % old.count]
            case .new(let recipe): ledger.makeScreen(recipe)
            }
        }
        // UIKit raises an exception if a screen is there twice.
        let distinct: [UIViewController] = screens.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        record.noteRequest(for: distinct)
        change { navigation.setViewControllers(distinct, animated: animated) }
    }

    private func keep(_ screen: UIViewController?) {
        guard let screen = screen as? TrackedScreen, screen.number % 3 == 0 else { return }
        if !keptScreens.contains(where: { $0 === screen }) { keptScreens.append(screen) }
        if keptScreens.count > 3 { keptScreens.removeFirst() }
    }

    private func scroll(to offset: Double) {
        guard let scrollView = (navigation.topViewController as? WalkScreen)?.scrollView else { return }
        if scrollView.contentSize.width > scrollView.bounds.width {
            scrollView.contentOffset.x = offset
        } else {
            scrollView.contentOffset.y = offset
        }
    }

    func react(_ reaction: Step.Reaction, to moment: Step.Moment) {
        ledger.count("reaction \(reaction)")
        ledger.log("the app: \(reaction)")
        isReacting = true
        lastReaction = device.now
        if moment == .shouldPop, navigation.transitionCoordinator != nil { hasUnclearAgreement = true }
        defer { isReacting = false }
        switch reaction {
        case .push: push(ledger.makeScreen(Recipe(.plain)), animated: true)
        case .pushPlainly: push(ledger.makeScreen(Recipe(.plain, .hidden)), animated: false)
        case .pop: pop(animated: true)
        case .popPlainly: pop(animated: false)
        case .popToRoot: popToRoot(animated: true)
        case .set: set([.old(0), .new(Recipe(.plain))], animated: true)
        case .disable: library?.popGestureRecognizerEnabled.toggle()
        case .update: library?.setNeedsPopPreferencesUpdate(animated: true)
        case .layout: navigation.view.layoutIfNeeded()
        case .present: present(.sheet, Recipe(), animated: true)
        case .dismiss: dismiss(animated: true)
        case .edit: edit(true)
        case .endEditing: edit(false)
        case .leaveWindow: put(inWindow: false)
        case .goBack: goBack(animated: true)
        case .goForward: goForward(animated: true)
        case .observe: observe(true)
        case .stopObserving: observe(false)
        case .releaseDelegate: releaseDelegate()
        case .release: replaceController()
        }
    }
}
