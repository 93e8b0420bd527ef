import Foundation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

/// A stack in a page sheet. The sheet's pan begins after ten points up or down, however far sideways.
@MainActor
@Suite("Swipes in a page sheet")
struct SheetSwipeTests {
    /// A device whose root presents a stack of two screens as a sheet.
    @MainActor
    private final class SheetStage: FingerStage {
        let device: SimulatedDevice
        let controller: UINavigationController
        /// What is presented: the stack, or a container around it.
        let sheet: UIViewController
        private let below = UIViewController()

        init(
            _ system: TestedSystem, asksAtTouchDown: Bool = false,
            _ makeController: () -> UINavigationController = { BasicNavigationController(nibName: nil, bundle: nil) },
            in makeSheet: (UINavigationController) -> UIViewController = { $0 }
        ) {
            device = SimulatedDevice(.init(.init(on: system.version), system.direction))
            device.system.switches.asksFailureAtTouchDown = asksAtTouchDown
            controller = makeController()
            controller.viewControllers = [TestScreen("A"), TestScreen("B")]
            sheet = makeSheet(controller)
            sheet.modalPresentationStyle = .pageSheet
            device.settle(showing: below)
            below.present(sheet, animated: true)
            device.settle()
        }

        var isPresented: Bool { below.presentedViewController === sheet }

        /// The upper edge of the sheet as it is shown: a pull runs an animation, whose end is the frame.
        var shownTop: CGFloat {
            sequence(first: sheet.view) { $0?.superview }.reduce(0) { top, view in
                top + (view.map { $0.layer.presentation() ?? $0.layer }?.frame.minY ?? 0)
            }
        }

        /// Drags a finger at an angle, in degrees downwards, and lifts it.
        func drag(at angle: Double, duration: TimeInterval = 0.3) {
            let radians = angle / 180 * .pi
            device.fingerDown(at: point(60))
            let (forward, down) = (300 * CGFloat(cos(radians)), 300 * CGFloat(sin(radians)))
            device.fingerMove(to: point(60 + forward, 400 + down), duration: duration)
            lift()
        }
    }

    /// A container with its own pan, such as a drawer's, around the stack.
    private final class Drawer: UIViewController {
        let pan = UIPanGestureRecognizer()

        convenience init(around stack: UINavigationController) {
            self.init(nibName: nil, bundle: nil)
            addChild(stack)
            view.addSubview(stack.view)
            stack.view.frame = view.bounds
            stack.didMove(toParent: self)
            view.addGestureRecognizer(pan)
        }
    }

    @Test(
        "A swipe that drifts by 30 degrees, before iOS 26 by 38, pops, and the sheet stays",
        .covers(.presentation, .thumbArcs), arguments: TestedSystem.all, [false, true])
    func slantedSwipe(system: TestedSystem, asksAtTouchDown: Bool) {
        func outcome(at angle: Double, isPlain: Bool = false) -> String {
            let stage = SheetStage(system, asksAtTouchDown: asksAtTouchDown) {
                isPlain
                    ? UINavigationController(nibName: nil, bundle: nil)
                    : BasicNavigationController(nibName: nil, bundle: nil)
            }
            stage.drag(at: angle)
            return stage.stack + (stage.isPresented ? " presented" : "")
        }
        for angle in [0, 20, 25, 30, -20, -25, -30] as [Double] {
            #expect(outcome(at: angle) == "A presented", "at \(angle) degrees")
        }
        // UIKit's content recognizer fails at 25 points up or down before it has moved 30 sideways.
        for angle in [38, -38] as [Double] {
            let expected = system.version < 26 ? "A presented" : outcome(at: angle, isPlain: true)
            #expect(outcome(at: angle) == expected, "at \(angle) degrees")
        }
    }

    @Test(
        "A pull-down that starts in the area moves the sheet as soon as on a plain controller",
        .covers(.presentation), arguments: TestedSystem.all, [false, true])
    func pullDown(system: TestedSystem, asksAtTouchDown: Bool) {
        func tops(_ stage: SheetStage, drift: CGFloat) -> [CGFloat] {
            stage.device.fingerDown(at: stage.point(60, 200))
            return (1...20).map { step in
                let down = CGFloat(step) * 5
                stage.device.fingerMove(to: stage.point(60 + drift * down, 200 + down), duration: 1 / 60)
                return stage.shownTop
            }
        }
        for drift in [0, 0.3, 0.9, -0.5] as [CGFloat] {
            let plain = SheetStage(system, asksAtTouchDown: asksAtTouchDown) {
                UINavigationController(nibName: nil, bundle: nil)
            }
            let expected = tops(plain, drift: drift)
            #expect(Set(expected).count > 10)
            let own = tops(SheetStage(system, asksAtTouchDown: asksAtTouchDown), drift: drift)
            #expect(own == expected, "drifting by \(drift)")
        }
    }

    @Test("While a sheet returns from a pull, a swipe applies to the screen on top", .covers(.presentation))
    func whileSheetReturns() {
        let stage = SheetStage(TestedSystem.all[0])
        stage.device.fingerDown(at: stage.point(200, 200))
        stage.device.fingerMove(to: stage.point(200, 260), duration: 0.2)
        stage.releaseAfterRest()
        #expect(stage.controller.transitionCoordinator?.isCancelled == true)
        #expect(stage.controller.topScreenOrReturning === stage.top)
    }

    @Test("Only a pan pulls a sheet", .covers(.presentation))
    func tapAroundSheet() {
        let stage = SheetStage(TestedSystem.all[0])
        for (recognizer, pulls) in [(UITapGestureRecognizer(), false), (UIPanGestureRecognizer(), true)] {
            stage.sheet.view.superview?.addGestureRecognizer(recognizer)
            #expect(stage.controller.isPulled(by: recognizer) == pulls)
        }
    }

    @Test(
        "A pan on the window keeps its drags in a sheet", .covers(.presentation),
        arguments: TestedSystem.all.filter { $0.version < 26 })
    func windowsPan(system: TestedSystem) {
        let stage = SheetStage(system)
        let pan = UIPanGestureRecognizer()
        stage.device.window.addGestureRecognizer(pan)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(200, 440), duration: 0.2)
        #expect(pan.state == .changed)
        stage.lift()
        #expect(stage.stack == "AB" && stage.isPresented)
    }

    @Test(
        "A pan of a container around the stack keeps its drags in a sheet", .covers(.presentation),
        arguments: TestedSystem.all.filter { $0.version < 26 }, [true, false])
    func drawer(system: TestedSystem, isRoot: Bool) {
        let stage = SheetStage(
            system,
            in: { stack in
                let drawer = Drawer(around: stack)
                if isRoot { return drawer }
                let root = UIViewController()
                root.embed(drawer)
                return root
            })
        let drawer = stage.controller.parent as? Drawer
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(200, 440), duration: 0.2)
        #expect(drawer?.pan.state == .changed)
        stage.lift()
        #expect(stage.stack == "AB" && stage.isPresented)
    }
}
