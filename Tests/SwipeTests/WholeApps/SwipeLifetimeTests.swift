import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Object lifetimes")
struct SwipeLifetimeTests {
    @Test(
        "A popped screen is freed, whatever popped it", .covers(.neighbours),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/139"), arguments: TestedSwipe.all)
    func screen(swipe: TestedSwipe) {
        for pop in [
            { $0.swipe() },
            { $0.navigation.popViewController(animated: true) },
            { $0.navigation.popToRootViewController(animated: false) },
            {
                $0.swipeAndCancel(); $0.swipe()
            },
            { $0.navigation.viewControllers = [$0.navigation.viewControllers[0]] },
            { $0.tapBackButton() },
        ] as [(Stage) -> Void] {
            let stage = Stage("AB", swipe)
            weak let screen = stage.top
            weak let view = stage.top.view
            stage.releaseScreens()
            #expect(screen != nil)
            pop(stage)
            stage.device.settle()
            #expect(screen == nil)
            #expect(view == nil)
        }
    }

    @Test(
        "A popped screen is freed under the finger that touches it, its view when the finger lifts",
        .covers(.neighbours),
        arguments: TestedSwipe.all)
    func touchedScreen(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        weak let screen = stage.top
        weak let view = stage.top.view
        stage.releaseScreens()
        stage.device.fingerDown(at: CGPoint(x: 60, y: 400))
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(screen == nil)
        stage.lift()
        #expect(view == nil)
    }

    @Test(
        "A navigation controller is freed with all its objects", .covers(.neighbours),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/139"),
        arguments: TestedSwipe.all)
    func controller(swipe: TestedSwipe) {
        weak var navigation: BasicNavigationController?
        weak var screen: TestScreen?
        weak var recognizer: UIPanGestureRecognizer?
        let device: SimulatedDevice
        do {
            let stage = Stage("AB", swipe)
            device = stage.device
            stage.swipeAndCancel()
            stage.push("CD")
            (navigation, screen, recognizer) = (stage.navigation, stage.top, stage.navigation.popRecognizer)
            stage.device.settle(showing: UIViewController())
        }
        #expect(navigation == nil)
        #expect(recognizer == nil)
        // The screens are reported in the next turn.
        device.settle()
        #expect(screen == nil)
    }

    @Test("A controller removed during a swipe is freed", .covers(.neighbours), arguments: TestedSwipe.all)
    func midSwipe(swipe: TestedSwipe) {
        weak var navigation: BasicNavigationController?
        do {
            let stage = Stage("AB", swipe)
            stage.pull(to: 250)
            navigation = stage.navigation
            stage.device.show(UIViewController())
            stage.lift()
        }
        #expect(navigation == nil)
    }

    @Test(
        "A recognizer that the app keeps outlives its controller, and recognizes nothing", .covers(.neighbours),
        .bug("https://github.com/davdroman/swiftui-navigation-transitions/issues/65"), arguments: TestedSwipe.all)
    func keptRecognizer(swipe: TestedSwipe) throws {
        weak var navigation: BasicNavigationController?
        let (device, recognizer): (SimulatedDevice, UIPanGestureRecognizer)
        do {
            let stage = Stage("AB", swipe)
            (device, navigation) = (stage.device, stage.navigation)
            recognizer = try #require(stage.navigation.popRecognizer)
            stage.swipeAndCancel()
        }
        let screen = UIViewController()
        device.settle(showing: screen)
        #expect(navigation == nil && recognizer.delegate == nil)
        // Without the controller's rules it recognizes nothing.
        screen.view.addGestureRecognizer(recognizer)
        device.fingerDown(at: CGPoint(x: 60, y: 400))
        device.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.2)
        #expect(!recognizer.hasBegun)
        device.fingerUp()
        device.settle()
    }
}
