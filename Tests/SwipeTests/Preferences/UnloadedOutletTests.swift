import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A screen whose preferences name an outlet, which exists when the view has loaded.
private final class OutletScreen: UIViewController, PopGestureConfigurable {
    private var map: UIView?
    private(set) var earlyReads = 0
    private(set) var reads = 0

    var popPreferences: PopPreferences {
        guard let map else {
            // An implicitly unwrapped outlet would end the app here.
            earlyReads += 1
            return PopPreferences()
        }
        reads += 1
        return PopPreferences(excludedViews: [map], hidesNavigationBar: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let map = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
        view.addSubview(map)
        self.map = map
    }
}

/// How a screen comes into the stack of a controller that is empty or can't be seen yet.
private enum Situation: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case root, setBeforeWindow, styleBeforeWindow, updateBeforeWindow, pushInBackgroundTab, setInBackgroundTab
    case pushUnderModal, setUnderModal, pushOffWindow, belowTheTop, uncoveredByPopToRoot, childOfContainer

    var testDescription: String { rawValue }
}

@MainActor
@Suite("Preferences that name outlets")
struct UnloadedOutletTests {
    @Test(
        "No preference is read before viewDidLoad, and no view is loaded early", .covers(.preferencesReadLate),
        arguments: Situation.allCases)
    fileprivate func situations(situation: Situation) {
        let device = SimulatedDevice(.init())
        let screen = OutletScreen()
        let navigation = BasicNavigationController(rootViewController: UIViewController())
        let show = bring(screen, into: navigation, situation, on: device)
        device.settle()
        _ = navigation.popGestureFrame
        #expect(screen.earlyReads == 0)
        #expect(!screen.isViewLoaded)
        show()
        device.settle()
        #expect(screen.earlyReads == 0 && screen.isViewLoaded && screen.reads > 0)
        #expect(navigation.isNavigationBarHidden)
    }

    @Test(
        "The verdict about a screen that hasn't loaded its view is `offWindow`",
        .covers(.verdictsWithoutTouches, .preferencesReadLate))
    func verdict() {
        var configuration = SimulatedDevice.Configuration()
        configuration.privateParts.remove(.isTransitioning)
        let stage = Stage("A", on: configuration)
        let screen = OutletScreen()
        stage.device.settle(showing: UIViewController())
        stage.navigation.pushViewController(screen, animated: false)
        #expect(!screen.isViewLoaded)
        #expect(stage.navigation.popGestureVerdict(forDragFrom: stage.point(60, 600)) == .refused(.offWindow))
        #expect(screen.earlyReads == 0)
        stage.device.settle(showing: stage.navigation)
        #expect(stage.navigation.popGestureVerdict(forDragFrom: stage.point(60, 600)) == .allowed)
    }

    @Test(
        "The verdict about a screen that loads its view in the next layout is `offWindow`",
        .covers(.verdictsWithoutTouches, .preferencesReadLate))
    func verdictBeforeLayout() {
        var configuration = SimulatedDevice.Configuration()
        configuration.privateParts.remove(.isTransitioning)
        let stage = Stage("A", on: configuration)
        let screen = OutletScreen()
        stage.navigation.pushViewController(screen, animated: false)
        #expect(!screen.isViewLoaded)
        #expect(stage.navigation.popGestureVerdict(forDragFrom: stage.point(60, 600)) == .refused(.offWindow))
    }

    @Test(
        "The controller is not asked about a container before the container's own view has loaded",
        .covers(.preferencesReadLate))
    func unloadedContainer() {
        final class Asked: BasicNavigationController {
            var early = 0
            override func popPreferences(for screen: UIViewController) -> PopPreferences {
                if !screen.isViewLoaded { early += 1 }
                return super.popPreferences(for: screen)
            }
        }
        let device = SimulatedDevice(.init())
        let navigation = Asked(rootViewController: UIViewController())
        device.settle(showing: navigation)
        device.settle(showing: UIViewController())
        let (container, child) = (Container(), OutletScreen())
        container.addChild(child)
        child.loadViewIfNeeded()
        navigation.pushViewController(container, animated: false)
        _ = navigation.popGestureFrame
        #expect(navigation.early == 0 && !container.isViewLoaded)
    }

    /// Brings the screen into the stack.
    ///
    /// - Returns: What makes the screen visible.
    private func bring(
        _ screen: OutletScreen, into navigation: BasicNavigationController, _ situation: Situation,
        on device: SimulatedDevice
    ) -> () -> Void {
        let root = navigation.viewControllers[0]
        let tabs = UITabBarController()
        switch situation {
        case .root:
            navigation.viewControllers = [screen]
            return { device.show(navigation) }
        case .setBeforeWindow:
            navigation.setViewControllers([root, screen], animated: false)
            return { device.show(navigation) }
        case .styleBeforeWindow:
            navigation.viewControllers = [screen]
            navigation.navigationBarStyle = NavigationBarStyle(showsHairline: false)
            return { device.show(navigation) }
        case .updateBeforeWindow:
            navigation.viewControllers = [screen]
            navigation.setNeedsPopPreferencesUpdate(animated: false)
            return { device.show(navigation) }
        case .pushInBackgroundTab, .setInBackgroundTab:
            tabs.viewControllers = [UIViewController(), navigation]
            device.settle(showing: tabs)
            if situation == .setInBackgroundTab {
                navigation.setViewControllers([root, screen], animated: true)
            } else {
                navigation.pushViewController(screen, animated: true)
            }
            return { tabs.selectedIndex = 1 }
        case .pushUnderModal, .setUnderModal:
            device.settle(showing: navigation)
            let modal = UIViewController()
            modal.modalPresentationStyle = .fullScreen
            navigation.present(modal, animated: false)
            device.settle()
            if situation == .setUnderModal {
                navigation.setViewControllers([root, screen], animated: false)
            } else {
                navigation.pushViewController(screen, animated: false)
            }
            navigation.setNeedsPopPreferencesUpdate(animated: false)
            return { modal.dismiss(animated: false) }
        case .pushOffWindow:
            device.settle(showing: navigation)
            device.settle(showing: UIViewController())
            navigation.pushViewController(screen, animated: false)
            return { device.show(navigation) }
        case .belowTheTop:
            device.show(navigation)
            navigation.setViewControllers([root, screen, UIViewController()], animated: false)
            return { navigation.popViewController(animated: true) }
        case .uncoveredByPopToRoot:
            navigation.setViewControllers([screen, UIViewController(), UIViewController()], animated: false)
            device.show(navigation)
            return { navigation.popToRootViewController(animated: true) }
        case .childOfContainer:
            let container = Container()
            container.addChild(screen)
            screen.didMove(toParent: container)
            device.show(navigation)
            navigation.pushViewController(container, animated: false)
            return {
                container.view.addSubview(screen.view)
                navigation.setNeedsPopPreferencesUpdate(animated: false)
            }
        }
    }
}

/// A container that loads its child's view late.
private final class Container: UIViewController, PopPreferenceContainer {
    var childForPopPreferences: UIViewController? { children.first }
}
