import TrialTools
import UIKit
import UIKitSimulator

/// A device with a plain navigation controller, and the effect of each step.
@MainActor
final class PlainWorld: CustomStringConvertible {
    let device: SimulatedDevice
    let navigation: UINavigationController
    private let root: UIViewController
    private var fingers: Set<Int> = []
    let description: String

    init(_ random: inout SeededGenerator) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = random.pick([15, 16, 17, 18, 26])
        configuration.layoutDirection = random.percent(30) ? .rightToLeft : .leftToRight
        configuration.reduceMotion = random.percent(10)
        configuration.prefersCrossFadeTransitions = configuration.reduceMotion
        device = SimulatedDevice(configuration)
        navigation = UINavigationController(rootViewController: PlainWalkScreen(&random))
        if random.percent(30) {
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, UIViewController()]
            root = tabs
        } else {
            root = navigation
        }
        navigation.hidesBarsOnSwipe = random.percent(20)
        navigation.hidesBarsOnTap = random.percent(20)
        description = "iOS \(configuration.systemVersion), \(configuration.layoutDirection), \(type(of: root))"
        device.show(root)
        device.settle()
    }

    private var size: CGSize { device.window.bounds.size }

    private func point(_ random: inout SeededGenerator) -> CGPoint {
        let x: CGFloat = random.pick([2, 15, 30, size.width / 2, size.width - 30, size.width - 15, size.width - 2])
        return CGPoint(x: x, y: random.pick([20, 70, 300, 405, 500, size.height - 20]))
    }

    func perform(_ step: PlainStep, _ random: inout SeededGenerator) {
        device.activate()
        switch step {
        case .down: down(0, &random)
        case .secondFinger: fingers.contains(1) ? lift(1) : down(1, &random)
        case .move:
            let finger = random.pick([0, 0, 0, 1])
            guard fingers.contains(finger) else { return }
            device.fingerMove(finger, to: point(&random), duration: random.pick([0, 0.01, 0.05, 0.3]))
        case .up: lift(0)
        case .drag, .edgeDrag:
            lift(0)
            let start = step == .edgeDrag ? CGPoint(x: random.pick([3, size.width - 3]), y: 450) : point(&random)
            device.fingerDrag(from: start, to: point(&random), duration: random.pick([0.05, 0.2, 0.6]))
        case .turningDrag: turningDrag(&random)
        case .tap:
            lift(0)
            device.fingerTap(at: point(&random))
        case .scroll: device.scroll(by: distance(&random), at: point(&random), duration: random.pick([0.05, 0.2]))
        case .scrollOn: scrollOn(&random)
        case .pointer: device.pointerDrag(from: point(&random), to: point(&random), duration: 0.1)
        case .wheel: device.wheelTurn(by: distance(&random), at: point(&random))
        case .memoryWarning: device.simulateMemoryWarning()
        case .wait: device.wait(random.pick([0, 0.01, 0.1, 0.2, 0.4, 0.8]))
        case .settle: settle()
        case .push: navigation.pushViewController(PlainWalkScreen(&random), animated: random.percent(80))
        case .pop: navigation.popViewController(animated: random.percent(80))
        case .popToRoot: navigation.popToRootViewController(animated: random.percent(80))
        case .set: set(&random)
        case .present: present(&random)
        case .dismiss: navigation.dismiss(animated: random.percent(80))
        case .hideBar:
            navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: random.percent(50))
        case .hideToolbar: navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: random.percent(50))
        case .rotate: device.resize(to: CGSize(width: size.height, height: size.width))
        case .mirror:
            let isMirrored = device.configuration.layoutDirection == .rightToLeft
            device.configuration.layoutDirection = isMirrored ? .leftToRight : .rightToLeft
        case .background: leaveForeground(&random)
        case .foreground: device.enterForeground()
        case .leaveWindow: device.show(device.window.rootViewController === root ? UIViewController() : root)
        case .disableEdge: navigation.interactivePopGestureRecognizer?.isEnabled.toggle()
        case .disableAnimations: UIView.setAnimationsEnabled(!UIView.areAnimationsEnabled)
        case .edit:
            _ = (device.window.hitTest(CGPoint(x: 60, y: 420), with: nil) as? UITextField)?.becomeFirstResponder()
        case .search: navigation.topViewController?.navigationItem.searchController?.isActive.toggle()
        case .react: react(&random)
        }
    }

    private func down(_ finger: Int, _ random: inout SeededGenerator) {
        guard !fingers.contains(finger) else { return }
        device.fingerDown(finger, at: point(&random))
        fingers.insert(finger)
    }

    private func lift(_ finger: Int) {
        if fingers.remove(finger) != nil { device.fingerUp(finger) }
    }

    /// A drag that begins at the edge and then changes its direction, while other recognizers may still delay the edge
    /// recognizer.
    private func turningDrag(_ random: inout SeededGenerator) {
        lift(0)
        let isMirrored = device.configuration.layoutDirection == .rightToLeft
        let (start, inward): (CGFloat, CGFloat) = isMirrored ? (size.width - 3, -1) : (3, 1)
        let middle = CGPoint(x: start + inward * random.pick([12, 20, 30]), y: 450)
        let turn: CGVector = random.pick([CGVector(dx: 0, dy: 90), CGVector(dx: -inward * 15, dy: 0), .zero])
        device.fingerDown(at: CGPoint(x: start, y: 450))
        device.fingerMove(to: middle, duration: random.pick([0.02, 0.1]))
        device.fingerMove(to: CGPoint(x: middle.x + turn.dx, y: middle.y + turn.dy), duration: 0.2)
        device.wait(random.pick([0, 0.8]))
        device.fingerMove(to: point(&random), duration: random.pick([0, 0.2]))
        device.fingerUp()
    }

    private func settle() {
        for finger in fingers.sorted() { lift(finger) }
        device.scrollEnd()
        device.settle()
    }

    private func distance(_ random: inout SeededGenerator) -> CGVector {
        CGVector(dx: random.pick([-250, 0, 30, 250]), dy: random.pick([-100, 0, 0, 40]))
    }

    private enum ScrollPart: CaseIterable {
        case begin, move, end
    }

    /// One part of a scroll. Other steps may happen between the parts.
    private func scrollOn(_ random: inout SeededGenerator) {
        switch random.pick(ScrollPart.allCases) {
        case .begin: device.scrollBegin(at: point(&random))
        case .move: device.scrollMove(by: distance(&random), duration: random.pick([0, 0.1]))
        case .end: device.scrollEnd()
        }
    }

    private func leaveForeground(_ random: inout SeededGenerator) {
        if random.percent(50) { device.enterBackground() } else { device.resignActive() }
    }

    private func set(_ random: inout SeededGenerator) {
        var stack = navigation.viewControllers
        if random.percent(50) { stack.append(PlainWalkScreen(&random)) }
        if random.percent(50), stack.count > 1 { stack.swapAt(0, stack.count - 1) }
        if random.percent(30), stack.count > 1 { stack.removeFirst() }
        navigation.setViewControllers(stack, animated: random.percent(80))
    }

    private func present(_ random: inout SeededGenerator) {
        let presented = UINavigationController(rootViewController: PlainWalkScreen(&random))
        presented.pushViewController(PlainWalkScreen(&random), animated: false)
        presented.modalPresentationStyle = random.pick([.fullScreen, .pageSheet, .overFullScreen])
        navigation.present(presented, animated: random.percent(80))
    }

    private enum PlainReaction: CaseIterable {
        case push, pop, popToRoot
    }

    private func react(_ random: inout SeededGenerator) {
        let isAnimated = random.percent(80)
        let next = PlainWalkScreen(&random)
        switch random.pick(PlainReaction.allCases) {
        case .push:
            PlainWalkScreen.reaction = { $0.navigationController?.pushViewController(next, animated: isAnimated) }
        case .pop: PlainWalkScreen.reaction = { $0.navigationController?.popViewController(animated: isAnimated) }
        case .popToRoot:
            PlainWalkScreen.reaction = { $0.navigationController?.popToRootViewController(animated: isAnimated) }
        }
    }

    /// Ends all gestures and transitions, and pops a screen by a swipe. Returns what failed.
    func comeToRest() -> String? {
        device.activate()
        PlainWalkScreen.reaction = nil
        UIView.setAnimationsEnabled(true)
        settle()
        device.enterForeground()
        device.show(root)
        (root as? UITabBarController)?.selectedIndex = 0
        settle()
        navigation.topViewController?.navigationItem.searchController?.isActive = false
        settle()
        navigation.dismiss(animated: false)
        settle()
        navigation.interactivePopGestureRecognizer?.isEnabled = true
        (navigation.hidesBarsOnSwipe, navigation.hidesBarsOnTap) = (false, false)
        let (lower, upper) = (UIViewController(), UIViewController())
        navigation.setViewControllers([lower, upper], animated: false)
        navigation.setNavigationBarHidden(false, animated: false)
        settle()
        if device.isHung { return "the app hangs at the end" }
        guard upper.view.window != nil else { return "a new stack is not shown" }
        let isMirrored = device.configuration.layoutDirection == .rightToLeft
        let (start, end) = isMirrored ? (size.width - 3, 20) : (3, size.width - 20)
        let y = size.height * 0.6
        device.fingerDrag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), duration: 0.3)
        settle()
        if device.isHung { return "the app hangs after the swipe at the end" }
        guard navigation.viewControllers == [lower] else { return "a swipe from the edge does not pop" }
        return lower.view.window == nil ? "the lower screen is not shown" : nil
    }
}
