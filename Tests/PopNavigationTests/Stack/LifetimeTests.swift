import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("Object lifetimes without fingers")
struct LifetimeTests {
    enum WayToPop: CaseIterable {
        case pop, popToRoot, popToScreen, set, goBack

        @MainActor func pop(_ navigation: BasicNavigationController) {
            let root = navigation.viewControllers[0]
            switch self {
            case .pop: navigation.popViewController(animated: false)
            case .popToRoot: navigation.popToRootViewController(animated: false)
            case .popToScreen: navigation.popToViewController(root, animated: false)
            case .set: navigation.setViewControllers([root], animated: false)
            case .goBack: navigation.goBack(animated: false)
            }
        }
    }

    @Test(
        "A popped screen is freed", .covers(.neighbours),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/139"),
        arguments: WayToPop.allCases
    )
    func screen(way: WayToPop) async {
        let fixture = Fixture("AB")
        weak let screen = fixture.top
        weak let view = fixture.top.view
        fixture.releaseScreens()
        #expect(screen != nil && view != nil)
        autoreleasing {
            way.pop(fixture.navigation)
            fixture.layOut()
        }
        await nextTurn()
        #expect(screen == nil)
        #expect(view == nil)
    }

    @Test("goBack outside a window pops, as for a unit test of a custom back button", .covers(.confirmation))
    func goBackOutsideWindow() {
        ExpectedWarnings.begin()
        beginWithFreshSystem()
        for loadsView in [false, true] {
            let navigation = BasicNavigationController(nibName: nil, bundle: nil)
            navigation.viewControllers = [TestScreen("A"), TestScreen("B")]
            navigation.pushViewController(TestScreen("C"), animated: false)
            if loadsView { navigation.loadViewIfNeeded() }
            #expect(navigation.goBack(animated: false) && navigation.viewControllers.count == 2)
            #expect(navigation.goBack(animated: true) && navigation.viewControllers.count == 1)
            #expect(!navigation.goBack(animated: false))
        }
    }

    @Test("A styled screen, its item and its scroll view are freed", .covers(.barStyle, .neighbours))
    func styled() async {
        weak var scrollView: UIScrollView?
        weak var item: UINavigationItem?
        let fixture = Fixture("A")
        autoreleasing {
            let (screen, view) = (TestScreen("S"), UIScrollView())
            screen.view.addSubview(view)
            screen.popPreferences.navigationBarStyle = NavigationBarStyle(
                background: .color(.red), fade: .init(following: view))
            (scrollView, item) = (view, screen.navigationItem)
            fixture.navigation.pushViewController(screen, animated: false)
            fixture.layOut()
            fixture.navigation.popViewController(animated: false)
            fixture.layOut()
        }
        await nextTurn()
        #expect(item == nil && scrollView == nil)
    }

    @Test(
        "A controller is freed with its screens and recognizers", .covers(.neighbours, .deallocationInCallback),
        arguments: [PopGestureArea.leadingThird, .system]
    )
    func controller(area: PopGestureArea) async {
        beginWithFreshSystem()
        weak var navigation: BasicNavigationController?
        weak var screen: TestScreen?
        weak var recognizer: UIPanGestureRecognizer?
        autoreleasing {
            let (strong, top) = (BasicNavigationController(nibName: nil, bundle: nil), TestScreen("B"))
            strong.popGestureArea = area
            strong.viewControllers = [TestScreen("A"), top]
            strong.loadViewIfNeeded()
            strong.view.layoutIfNeeded()
            strong.pushViewController(TestScreen("C"), animated: false)
            (navigation, screen, recognizer) = (strong, top, strong.popRecognizer)
        }
        // The departures are reported in the next turn.
        await nextTurn()
        #expect(navigation == nil && screen == nil && recognizer == nil)
    }

    @Test("A controller whose view never loaded is freed", .covers(.neighbours))
    func neverLoaded() {
        weak var navigation: BasicNavigationController?
        autoreleasing {
            let strong = BasicNavigationController(rootViewController: TestScreen("A"))
            strong.popGestureRecognizerEnabled = false
            strong.setNeedsPopPreferencesUpdate(animated: false)
            navigation = strong
        }
        #expect(navigation == nil)
    }

    enum ReleasingEvent: String, CaseIterable {
        case willPop, didPop
    }

    @Test(
        "Releasing the controller in an event causes no crash", .covers(.deallocationInCallback),
        arguments: ReleasingEvent.allCases)
    func releasedInEvent(event: ReleasingEvent) async {
        final class Owner { var navigation: BasicNavigationController? }
        beginWithFreshSystem()
        let owner = Owner()
        owner.navigation = BasicNavigationController(nibName: nil, bundle: nil)
        weak let navigation = owner.navigation
        let log = navigation.map { EventLog(of: $0) }
        navigation?.viewControllers = [TestScreen("A"), TestScreen("B")]
        await nextTurn()
        log?.when(event.rawValue) { owner.navigation = nil }
        navigation?.popViewController(animated: false)
        #expect(navigation != nil)
        await nextTurn()
        #expect(navigation == nil)
    }

    /// Runs code whose temporary references end with it.
    private func autoreleasing(_ body: () -> Void) {
        #if canImport(ObjectiveC)
        autoreleasepool(invoking: body)
        #else
        body()
        #endif
    }
}
