import PopNavigation
import UIKit
import UIKitSimulator

/// Plays a cell on one controller.
@MainActor
package struct Trial {
    private let cell: Cell
    private let device: SimulatedDevice
    private let navigation: UINavigationController
    private let top = ContentScreen()
    /// The screen below a modal.
    private let presenter = UIViewController()
    private let start: CGPoint
    private let end: (Drag.Leg) -> CGPoint
    /// The number of records in each part of the path.
    private static let looks = 12

    /// - Parameter whenShown: Called with the controller when it shows the content.
    package static func play(
        _ cell: Cell, on contestant: Contestant, whenShown: (UINavigationController) -> Void = { _ in }
    ) -> Outcome {
        Trial(cell, contestant, whenShown).outcome()
    }

    private init(_ cell: Cell, _ contestant: Contestant, _ whenShown: (UINavigationController) -> Void) {
        self.cell = cell
        device = contestant.makeDevice(in: cell.surroundings)
        navigation = contestant.makeController(on: cell.surroundings)
        let below = ["Root", "Below"].map { title in
            let screen = ContentScreen()
            screen.title = title
            return screen
        }
        top.title = "Top"
        cell.content.prepare(top)
        navigation.viewControllers = cell.effect == .dismissal ? [top] : below + [top]
        if cell.effect == .zoom { top.zoom(follows: !contestant.isPlain) }
        Self.show(navigation, for: cell.effect, over: presenter, on: device)
        device.settle()

        let screen = device.window.bounds.size
        let insets = device.window.safeAreaInsets
        let isMirrored = cell.surroundings.isMirrored != (cell.effect == .forward)
        let leading = isMirrored ? insets.right : insets.left
        let width = screen.width - insets.left - insets.right
        let distance = cell.start.distance(inWidth: width)
        func point(_ distance: CGFloat, _ down: CGFloat) -> CGPoint {
            let x = min(leading + distance, screen.width - 1)
            return CGPoint(x: isMirrored ? screen.width - x : x, y: screen.height * 0.45 + down)
        }
        start = point(distance, 0)
        end = { point(distance + $0.forward, $0.down) }
        cell.content.fill(top, touchedAt: navigation.view.convert(start, to: top.view))
        whenShown(navigation)
        device.settle()
        cell.content.open(from: top)
        device.settle()
    }

    /// Shows the stack, as the effect of the cell needs it.
    private static func show(
        _ navigation: UINavigationController, for effect: SwipeEffect, over presenter: UIViewController,
        on device: SimulatedDevice
    ) {
        let library = navigation as? BasicNavigationController
        switch effect {
        case .pop, .zoom: device.show(navigation)
        case .dismissal:
            library?.dismissesFromRoot = true
            navigation.modalPresentationStyle = .fullScreen
            device.show(presenter)
            presenter.present(navigation, animated: false)
        case .forward:
            device.show(navigation)
            let next = ContentScreen()
            next.title = "Next"
            (navigation as? AppsForwardController)?.screenAhead = next
            guard let library else { return }
            library.forwardLimit = 1
            device.settle()
            library.pushViewController(next, animated: false)
            device.settle()
            library.goBack(animated: false)
        }
    }

    private var hasLeft: Bool {
        cell.effect == .dismissal ? navigation.presentingViewController == nil : navigation.topViewController !== top
    }

    private func outcome() -> Outcome {
        let bar = BarCheck(of: navigation)
        var witness = Witness(of: navigation, showing: top)
        move(&witness)
        var outcome = Outcome(winners: witness.winners)
        outcome.isPopped = hasLeft
        if case .refused(let refusal) = (navigation as? BasicNavigationController)?.lastPopGestureVerdict {
            outcome.refusal = refusal
        }
        if !isDismissed { outcome.faultsOfBar = bar.faults(in: device) }
        outcome.isHung = device.isHung || !isUsable
        return outcome
    }

    private var isDismissed: Bool { cell.effect == .dismissal && hasLeft }

    private func move(_ witness: inout Witness) {
        device.fingerDown(at: start)
        var from = start
        for leg in cell.drag.legs {
            let to = end(leg)
            let looks = leg.duration > 0 ? Self.looks : 1
            for look in 1...looks {
                let share = CGFloat(look) / CGFloat(looks)
                let point = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
                device.fingerMove(to: point, duration: leg.duration / Double(looks))
                witness.look()
            }
            from = to
        }
        device.wait(cell.drag.rest)
        device.fingerUp()
        witness.look()
        device.settle()
        witness.look()
    }

    /// Whether a screen can still be pushed and popped. Leaves the stack as it was.
    private var isUsable: Bool {
        if isDismissed { return presenter.view.window != nil }
        guard navigation.presentedViewController == nil, top.presentedViewController == nil else { return true }
        let before = navigation.viewControllers
        let extra = ContentScreen()
        navigation.pushViewController(extra, animated: true)
        device.settle()
        guard navigation.topViewController === extra, extra.view.window != nil else { return false }
        navigation.popViewController(animated: true)
        device.settle()
        return navigation.viewControllers == before
    }
}
