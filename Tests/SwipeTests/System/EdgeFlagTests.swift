import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// UIKit's edge gesture needs a flag of the system on the touch, which touches of an inset controller may not get.
@MainActor
@Suite("The system's edge flag")
struct EdgeFlagTests {
    private func device(_ tested: TestedSwipe, _ flags: EdgeFlags) -> SimulatedDevice {
        let device = SimulatedDevice(.init(tested))
        device.system.switches.edgeFlags = flags
        return device
    }

    /// A navigation controller in the middle of a window, as in a form sheet or a column.
    private func inset(_ device: SimulatedDevice, _ navigation: UINavigationController) {
        let container = UIViewController()
        device.show(container)
        container.embed(navigation, in: CGRect(x: 90, y: 100, width: 300, height: 600))
        device.settle()
    }

    private func swipe(_ device: SimulatedDevice, from x: CGFloat, to end: CGFloat = 380) {
        device.fingerDown(at: CGPoint(x: x, y: 400))
        device.fingerMove(to: CGPoint(x: end, y: 400), duration: 0.25)
        device.wait(0.2)
        device.fingerUp()
        device.settle()
    }

    @Test(
        "An inset controller pops from its strip, with or without the system's flag", .covers(.leadingEdge),
        .bug("https://github.com/mozilla-mobile/firefox-ios/issues/35250"), arguments: TestedSwipe.all,
        EdgeFlags.allCases)
    func inset(tested: TestedSwipe, flags: EdgeFlags) {
        let device = device(tested, flags)
        let navigation = BasicNavigationController("AB")
        inset(device, navigation)
        swipe(device, from: 95)
        #expect(navigation.viewControllers.count == 1 && !device.isHung)
    }

    @Test(
        "A controller at the window's edge pops from its strip, with or without the system's flag",
        .covers(.leadingEdge),
        .bug("https://github.com/kif-framework/KIF/issues/1281"), arguments: TestedSwipe.all, EdgeFlags.allCases)
    func atWindowEdge(tested: TestedSwipe, flags: EdgeFlags) {
        let device = device(tested, flags)
        let navigation = BasicNavigationController("AB")
        device.settle(showing: navigation)
        swipe(device, from: 5)
        #expect(navigation.viewControllers.count == 1)
    }

    /// The number of screens after a swipe in the strip over a scroll view that can scroll sideways.
    private func screensAfterSwipe(
        overScrollViewIn navigation: UINavigationController, on device: SimulatedDevice, isInset: Bool
    ) -> Int {
        if isInset {
            inset(device, navigation)
        } else {
            device.settle(showing: navigation)
        }
        let scrollView = UIScrollView(frame: navigation.view.bounds)
        scrollView.contentSize = CGSize(width: 1200, height: 600)
        scrollView.contentOffset.x = 300
        navigation.topViewController!.view.addSubview(scrollView)
        swipe(device, from: isInset ? 95 : 5)
        return navigation.viewControllers.count
    }

    @Test(
        "The strip comes before a scroll view where UIKit's edge recognizer gets the flag",
        .covers(.leadingEdge), .bug("https://github.com/mozilla-mobile/firefox-ios/issues/35250"),
        arguments: TestedSwipe.all,
        EdgeFlags.allCases)
    func overScrollView(tested: TestedSwipe, flags: EdgeFlags) {
        for isInset in [true, false] {
            let controller = UINavigationController()
            controller.viewControllers = [TestScreen("A"), TestScreen("B")]
            let plain = screensAfterSwipe(overScrollViewIn: controller, on: device(tested, flags), isInset: isInset)
            let getsFlag = flags == .atViewEdges || flags == .atWindowEdges && !isInset
            #expect(plain == (getsFlag ? 1 : 2))
            let own = screensAfterSwipe(
                overScrollViewIn: BasicNavigationController("AB"), on: device(tested, flags),
                isInset: isInset)
            #expect(own == plain)
        }
    }

    @Test(
        "The rules hold in the strip, whatever the flag", .covers(.gestureSwitch), arguments: TestedSwipe.all,
        EdgeFlags.allCases)
    func rules(tested: TestedSwipe, flags: EdgeFlags) {
        let device = device(tested, flags)
        let navigation = BasicNavigationController("AB")
        inset(device, navigation)
        (navigation.topViewController as! TestScreen).agrees = false
        swipe(device, from: 95)
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.lastPopGestureVerdict == .refused(.screenDeclined))
        navigation.popGestureRecognizerEnabled = false
        (navigation.topViewController as! TestScreen).agrees = true
        swipe(device, from: 95)
        #expect(navigation.viewControllers.count == 2)
    }

    /// Whether a drag from a distance of an inset controller's leading edge pops.
    private func popsInset(
        from start: CGFloat, on tested: TestedSwipe, _ direction: UIUserInterfaceLayoutDirection, isAttached: Bool,
        excludes: Bool
    ) -> Bool {
        let device = SimulatedDevice(.init(tested, direction))
        let navigation = isAttached ? UINavigationController() : BasicNavigationController()
        let screen = TestScreen("B")
        screen.popPreferences.area = .full
        if excludes { screen.popPreferences.excludedRects = [CGRect(x: 0, y: 0, width: 390, height: 844)] }
        navigation.viewControllers = [TestScreen("A"), screen]
        let container = UIViewController()
        device.show(container)
        let isMirrored = direction == .rightToLeft
        container.embed(navigation, in: CGRect(x: isMirrored ? 0 : 100, y: 0, width: 290, height: 844))
        device.settle()
        let observation = isAttached ? navigation.attachPopGesture()?.observeSwipes { _ in } : nil
        let (first, last) = isMirrored ? (290 - start, 90 - start) : (100 + start, 300 + start)
        withExtendedLifetime(observation) {
            device.fingerDrag(from: CGPoint(x: first, y: 400), to: CGPoint(x: last, y: 400), duration: 0.25)
            device.settle()
        }
        return navigation.viewControllers.count == 1
    }

    @Test(
        "In an inset controller, excluded rectangles cover the leading edge too",
        .covers(.leadingEdge), arguments: TestedSwipe.all, directions)
    func excludedInset(tested: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        for isAttached in [false, true] where !isAttached || tested.transition == .system {
            for start in [5, 15, 60] as [CGFloat] {
                #expect(!popsInset(from: start, on: tested, direction, isAttached: isAttached, excludes: true))
                #expect(popsInset(from: start, on: tested, direction, isAttached: isAttached, excludes: false))
            }
        }
    }

    @Test("A swipe in an inset controller's strip interrupts a push on iOS 26", .covers(.neverHangs, .leadingEdge))
    func interrupting() {
        let device = device(.init(on: 26), .atWindowEdges)
        let navigation = BasicNavigationController("AB")
        inset(device, navigation)
        navigation.pushViewController(TestScreen("C"), animated: true)
        device.wait(0.15)
        swipe(device, from: 95)
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.lastPopGestureVerdict == .allowed)
    }

    @Test(
        "A list scrolls under a vertical drag in an inset controller's strip",
        .covers(.leadingEdge, .nestedControllers),
        arguments: TestedSwipe.all)
    func list(tested: TestedSwipe) {
        let device = device(tested, .atWindowEdges)
        let navigation = BasicNavigationController("AB")
        inset(device, navigation)
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        list.contentSize = CGSize(width: 300, height: 3000)
        navigation.topViewController!.view.addSubview(list)
        device.fingerDown(at: CGPoint(x: 95, y: 500))
        device.fingerMove(to: CGPoint(x: 95, y: 300), duration: 0.25)
        #expect(list.contentOffset.y > 100)
        device.fingerUp()
        device.settle()
    }
}
