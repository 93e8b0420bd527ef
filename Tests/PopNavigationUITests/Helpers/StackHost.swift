import UIKit
import UIKitSimulator

@testable import PopNavigationUI

/// A screen with plain stacks, each above a marker, as SwiftUI places a background directly below its content.
@MainActor
final class StackHost {
    let device: SimulatedDevice
    let markers: [PopGestureMarker]
    private(set) var stacks: [UINavigationController] = []
    private let controller = UIViewController()

    /// - Parameter hasStacks: Whether the stacks exist at the start.
    init(_ values: [PopGestureValue], on version: Int, hasStacks: Bool = true) {
        ExpectedWarnings.begin()
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        device = SimulatedDevice(configuration)
        markers = values.map { PopGestureMarker($0) }
        device.show(controller)
        for marker in markers {
            // SwiftUI wraps a view.
            let wrapper = UIView()
            wrapper.addSubview(marker)
            controller.view.addSubview(wrapper)
            if hasStacks { addStack(above: wrapper) }
        }
        device.settle()
    }

    /// Adds a stack of three screens.
    ///
    /// - Parameter wrapper: The view directly below it. Default: the topmost one.
    func addStack(above wrapper: UIView? = nil) {
        let stack = UINavigationController()
        stack.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
        let height = controller.view.bounds.height / CGFloat(markers.count)
        controller.addChild(stack)
        stack.view.frame = CGRect(
            x: 0, y: CGFloat(stacks.count) * height, width: controller.view.bounds.width, height: height)
        if let wrapper {
            controller.view.insertSubview(stack.view, aboveSubview: wrapper)
        } else {
            controller.view.addSubview(stack.view)
        }
        stack.didMove(toParent: controller)
        stacks.append(stack)
    }

    /// Removes the last stack.
    func removeStack() {
        let stack = stacks.removeLast()
        stack.willMove(toParent: nil)
        stack.view.removeFromSuperview()
        stack.removeFromParent()
    }

    /// Taps the content of the last stack.
    func tap() {
        device.fingerTap(at: CGPoint(x: 200, y: stacks[stacks.count - 1].view.frame.midY + 50))
        device.settle()
    }

    /// Whether a drag pops a screen of a stack. The stack is restored.
    func pops(_ index: Int = 0, from start: CGFloat) -> Bool {
        let (stack, screens) = (stacks[index], stacks[index].viewControllers)
        let y = stack.view.frame.midY + 50
        device.fingerDrag(from: CGPoint(x: start, y: y), to: CGPoint(x: 380, y: y), duration: 0.3)
        device.settle()
        let isPopped = stack.viewControllers.count == screens.count - 1
        stack.setViewControllers(screens, animated: false)
        device.settle()
        return isPopped
    }
}
