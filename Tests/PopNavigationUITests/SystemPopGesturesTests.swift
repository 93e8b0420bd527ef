@testable import PopNavigationUI
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("UIKit's own gestures, limited")
struct SystemPopGesturesTests {
    @Test("On iOS 26 each value allows what it names", arguments: [SystemPopGestures.all, .edgeOnly, .none])
    func values(_ gestures: SystemPopGestures) {
        let stage = SystemStage(systemVersion: 26)
        stage.navigation.systemPopGestures = gestures
        #expect(stage.navigation.systemPopGestures == gestures)
        #expect(stage.pops(from: 150) == (gestures == .all))
        #expect(stage.pops(from: 4) == (gestures != .none))
        #expect(!stage.device.isHung)
    }

    @Test(
        "Before iOS 26 there is only the edge gesture, which every value but .none allows",
        arguments: [SystemPopGestures.all, .edgeOnly, .none])
    func olderSystem(_ gestures: SystemPopGestures) {
        let stage = SystemStage(systemVersion: 18)
        stage.navigation.systemPopGestures = gestures
        #expect(!stage.pops(from: 150))
        #expect(stage.pops(from: 4) == (gestures != .none))
    }

    @Test("A value can be set again, and holds from the next touch on")
    func setAgain() {
        let stage = SystemStage(systemVersion: 26)
        stage.navigation.systemPopGestures = .none
        #expect(!stage.pops(from: 150))
        stage.navigation.systemPopGestures = .all
        #expect(stage.pops(from: 150))
        stage.navigation.systemPopGestures = .edgeOnly
        #expect(!stage.pops(from: 150))
    }

    @Test("The back button works with no gesture")
    func backButton() {
        let stage = SystemStage(systemVersion: 26)
        stage.navigation.systemPopGestures = .none
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 2)
    }

    @Test("A tap reaches the screen through closed gates")
    func tap() {
        let stage = SystemStage(systemVersion: 26)
        stage.navigation.systemPopGestures = .none
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.navigation.topViewController?.view.addSubview(button)
        stage.device.fingerTap(at: CGPoint(x: 100, y: 400))
        stage.device.settle()
        #expect(taps == 1)
    }

    @Test("A screen's preference holds for it and those above it, until another one has its own")
    func screens() {
        let stage = SystemStage(systemVersion: 26)
        stage.mark(screen: 1, .edgeOnly)
        #expect(!stage.pops(from: 150))
        stage.mark(screen: 2, .all)
        #expect(stage.pops(from: 150))
        #expect(stage.navigation.viewControllers.count == 3)
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(!stage.pops(from: 150))
        stage.mark(screen: 1, .all)
        #expect(stage.pops(from: 150))
    }

    @Test("UIKit's recognizers stay enabled, with UIKit's delegate")
    func untouched() throws {
        let stage = SystemStage(systemVersion: 26)
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        let delegate = edge.delegate
        stage.navigation.systemPopGestures = .none
        #expect(edge.isEnabled)
        #expect(edge.delegate === delegate)
        #expect(stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled == true)
    }

    @Test("A controller with gates is freed")
    func lifetime() {
        weak var navigation: UINavigationController?
        func use() -> SimulatedDevice {
            let stage = SystemStage(systemVersion: 26)
            stage.navigation.systemPopGestures = .edgeOnly
            stage.mark(screen: 1, .none)
            navigation = stage.navigation
            return stage.device
        }
        let device = use()
        device.show(UIViewController())
        device.settle()
        #expect(navigation == nil)
    }
}

/// A device with UIKit's own navigation controller and three screens.
@MainActor
private final class SystemStage {
    let device: SimulatedDevice
    let navigation = UINavigationController(rootViewController: UIViewController())
    private var markers: [Int: SystemPopGesturesView] = [:]

    init(systemVersion: Int) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = systemVersion
        device = SimulatedDevice(configuration)
        for _ in 1...2 { navigation.pushViewController(UIViewController(), animated: false) }
        device.show(navigation)
        device.settle()
    }

    /// Whether a drag pops a screen; the screen is pushed again.
    func pops(from x: CGFloat) -> Bool {
        let screens = navigation.viewControllers
        device.fingerDrag(from: CGPoint(x: x, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
        device.settle()
        let isPopped = navigation.viewControllers.count < screens.count
        navigation.setViewControllers(screens, animated: false)
        device.settle()
        return isPopped
    }

    /// Gives a screen a preference, as the SwiftUI modifier does.
    func mark(screen: Int, _ gestures: SystemPopGestures) {
        if let marker = markers[screen] {
            marker.gestures = gestures
            return
        }
        let marker = SystemPopGesturesView(gestures)
        markers[screen] = marker
        let screen = navigation.viewControllers[screen]
        screen.view.addSubview(marker)
        // A covered screen's view joins the window when the screen is shown.
        guard screen !== navigation.topViewController else { return }
        let screens = navigation.viewControllers
        navigation.popToViewController(screen, animated: false)
        device.settle()
        navigation.setViewControllers(screens, animated: false)
        device.settle()
    }
}
