import UIKit

/// Methods that UIKit implements or calls without a declaration in a header.
extension DeviceMeasurement {
    static let undeclaredMethods = DeviceMeasurement(
        DeviceFact(
            "C36 methods", "The delegate methods that UINavigationController implements without declaring them",
            "shouldPop _shouldBegin _shouldReceiveTouch _shouldRecognizeSimultaneously")
    ) { bench, done in
        let methods = [
            ("shouldPop", "navigationBar:shouldPopItem:"), ("shouldBegin", "gestureRecognizerShouldBegin:"),
            ("shouldReceiveTouch", "gestureRecognizer:shouldReceiveTouch:"),
            ("_shouldBegin", "_gestureRecognizerShouldBegin:"),
            ("_shouldReceiveTouch", "_gestureRecognizer:shouldReceiveTouch:"),
            (
                "_shouldRecognizeSimultaneously",
                "_gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
            ),
        ]
        let plain = UINavigationController()
        let known = methods.filter { plain.responds(to: NSSelectorFromString($0.1)) }.map(\.0)
        bench.report("C36 methods", .text(known.isEmpty ? "none" : known.joined(separator: " ")))
        done()
    }

    static let deallocation = DeviceMeasurement(
        DeviceFact("C35", "UIKit calls overridden methods while it deallocates a controller", true)
    ) { bench, done in
        DeviceReleasedController.isReleased = false
        DeviceReleasedController.hasBeenCalled = false
        var controller: DeviceReleasedController? = DeviceReleasedController(rootViewController: UIViewController())
        controller?.loadViewIfNeeded()
        // Objects that UIKit has autoreleased are released in a later turn.
        bench.wait(0.1) {
            DeviceReleasedController.isReleased = true
            controller = nil
            bench.wait(0.1) {
                bench.report("C35", DeviceReleasedController.hasBeenCalled)
                done()
            }
        }
    }
}

/// A controller that notes calls of its overridden methods after its release. It stores nothing, since its properties
/// may not exist any more.
private final class DeviceReleasedController: UINavigationController {
    static var isReleased = false
    static var hasBeenCalled = false

    private func note() {
        if Self.isReleased { Self.hasBeenCalled = true }
    }

    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        note()
        super.setNavigationBarHidden(hidden, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        note()
        super.viewWillDisappear(animated)
    }

    override func willMove(toParent parent: UIViewController?) {
        note()
        super.willMove(toParent: parent)
    }
}
