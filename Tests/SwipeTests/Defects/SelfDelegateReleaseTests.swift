import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// `extension UINavigationController: UIGestureRecognizerDelegate` with `interactivePopGestureRecognizer?.delegate =
/// self` is the commonest line about UIKit's swipe.
@MainActor
@Suite("The release of a plain controller that is its recognizers' delegate")
struct SelfDelegateReleaseTests {
    /// A subclass that takes its delegate back as it ends.
    private final class TakingBack: BasicNavigationController {
        isolated deinit { delegate = nil }
    }

    @Test(
        "A subclass that sets its delegate to nil in its deinit is released without a crash",
        .covers(.deallocationByUIKit))
    func delegateInDeinit() async {
        await #expect(processExitsWith: .success) { @MainActor in
            for names in ["", "A", "AB"] {
                for isShown in [false, true] {
                    let device = SimulatedDevice(.iOS(18))
                    weak var released: UINavigationController?
                    do {
                        let controller = TakingBack(nibName: nil, bundle: nil)
                        released = controller
                        if !names.isEmpty { controller.viewControllers = names.map { TestScreen(String($0)) } }
                        if isShown, !names.isEmpty { device.show(controller) }
                        device.settle()
                    }
                    device.show(UIViewController())
                    device.settle()
                    precondition(released == nil)
                }
            }
        }
    }

    @Test(
        "A plain controller that is its recognizers' delegate is released with its stack", .covers(.recognizers),
        arguments: [18, 26], [true, false])
    func released(version: Int, isDelegateFirst: Bool) {
        let device = SimulatedDevice(.iOS(version))
        weak var released: UINavigationController?
        weak var popped: UIViewController?
        weak var shown: UIViewController?
        do {
            let controller = UINavigationController()
            let screens = ["A", "B"].map { TestScreen($0) }
            (released, shown, popped) = (controller, screens[0], screens[1])
            controller.viewControllers = screens
            device.show(controller)
            device.settle()
            if !isDelegateFirst { controller.attachPopGesture() }
            controller.interactivePopGestureRecognizer?.delegate = controller.asRecognizerDelegate
            controller.interactiveContentPopGestureRecognizer?.delegate = controller.asRecognizerDelegate
            if isDelegateFirst { controller.attachPopGesture() }
        }
        let warnings = ExpectedWarnings.during {
            device.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.25)
            device.settle()
        }
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("is the delegate of UIKit's pop recognizers") == true)
        #expect(released?.viewControllers == shown.map { [$0] } && popped == nil)
        #expect(released?.interactivePopGestureRecognizer?.delegate === released)
        device.show(UIViewController())
        device.settle()
        #expect(released == nil && shown == nil)
    }
}
