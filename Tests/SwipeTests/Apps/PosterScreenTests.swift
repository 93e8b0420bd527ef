import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("A finger on the poster")
struct PosterScreenTests {
    let device: SimulatedDevice
    let navigation = BasicNavigationController(rootViewController: UIViewController())
    let screen = PosterScreen()

    init() {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = 26
        device = SimulatedDevice(configuration)
        device.show(navigation)
        navigation.pushViewController(screen, animated: false)
        device.settle()
    }

    func swipe(fromX x: CGFloat, y: CGFloat) {
        device.fingerDrag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + 280, y: y), duration: 0.3)
        device.settle()
    }

    @Test("The canvas keeps its drags")
    func canvas() {
        swipe(fromX: 60, y: 300)
        #expect(navigation.topViewController === screen)
        #expect(navigation.lastPopGestureVerdict == .refused(.excludedView))
    }

    @Test("Below the canvas, the leading third pops")
    func below() {
        swipe(fromX: 60, y: 600)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("A stroke in progress keeps the screen")
    func drawing() {
        screen.isDrawing = true
        swipe(fromX: 60, y: 600)
        #expect(navigation.lastPopGestureVerdict == .refused(.screenDeclined))
    }
}
