import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

/// A list on the top screen, which a finger scrolls up and down in the area of the swipe.
@MainActor
final class ListDrag {
    private let device = SimulatedDevice()
    private let list = UIScrollView()
    /// The observation of the refusals; `nil` on a plain controller.
    private let observation: PopObservation?

    init(_ controller: UINavigationController) {
        observation = (controller as? BasicNavigationController)?.observePops { _ in }
        let top = BlankScreen()
        controller.setViewControllers([BlankScreen(), top], animated: false)
        device.show(controller)
        list.frame = top.view.bounds
        list.contentSize = CGSize(width: list.bounds.width, height: 100_000)
        top.view.addSubview(list)
        device.settle()
    }

    /// Thirty moves up in a quarter of a second. The finger rests before it lifts, so that the list stops.
    private func drag() {
        list.contentOffset.y = 1000
        device.fingerDown(at: CGPoint(x: 60, y: 600))
        device.fingerMove(to: CGPoint(x: 63, y: 300), duration: 0.25)
        device.wait(0.15)
        device.fingerUp()
        device.settle()
        precondition(list.contentOffset.y > 1100, "the list did not scroll")
    }

    var subject: Subject {
        Subject(prepare: { _ in self.device.activate() }, run: { for _ in 0..<$0 { self.drag() } })
    }
}
