import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("iOS 27: folding and rotating iPhone Duo")
struct DuoFoldTests {
    @Test("Fold, unfold and rotation are changes of size and traits with a coordinator", .facts(.foldingAndRotation))
    func fold() {
        final class Listening: UIViewController {
            var lines: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                lines.append("size \(Int(size.width))×\(Int(size.height))")
                coordinator.animate(
                    alongsideTransition: { [unowned self] context in
                        lines.append(context.transitionDuration > 0 ? "alongside" : "alongside, not animated")
                    },
                    completion: { [unowned self] _ in lines.append("completion") })
            }
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                lines.append("traits \(newCollection.horizontalSizeClass) \(newCollection.verticalBarEdge)")
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                lines.append("changed from \(previousTraitCollection!.verticalBarEdge)")
            }
        }
        let screen = Listening()
        let device = SimulatedDevice(.iPhoneDuo())
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        func lines(_ change: () -> Void) -> [String] {
            screen.lines = []
            change()
            device.settle()
            return screen.lines
        }
        #expect(
            lines { device.unfold() } == [
                "traits regular trailing", "size 951×669", "changed from trailing", "alongside", "completion",
            ])
        #expect(
            lines { device.rotate() } == [
                "traits regular unspecified", "size 669×951", "changed from trailing", "alongside", "completion",
            ])
        #expect(
            lines { device.fold() } == [
                "traits compact trailing", "size 678×466", "changed from unspecified", "alongside", "completion",
            ])
        #expect(lines { device.fold() } == [], "folded already")
        #expect(
            lines { device.unfold() } == [
                "traits regular unspecified", "size 669×951", "changed from trailing", "alongside", "completion",
            ])
    }

    @Test(
        "Four quarter turns lead back to the first picture; the bar follows the hardware's corner",
        .facts(.foldingAndRotation),
        arguments: [true, false])
    func rotation(clockwise: Bool) {
        let stage = DuoStage()
        var sides: [CGFloat] = []
        var cameras: [Bool] = []
        let before = stage.device.picture().svg()
        for _ in 0..<4 {
            stage.device.rotate(clockwise: clockwise)
            stage.device.settle()
            sides.append(stage.columnX)
            cameras.append(stage.buttonCentres[0] > 100)
        }
        let steps: [(CGFloat, Bool)] = [(678 - 42, false), (42, false), (42, true), (424, true)]
        let expected = clockwise ? steps : [steps[2], steps[1], steps[0], steps[3]]
        #expect(sides == expected.map(\.0))
        #expect(cameras == expected.map(\.1), "the camera is above the buttons")
        #expect(stage.device.picture().svg() == before)
    }

    @Test("Touches stay down in a fold", .facts(.foldingAndRotation))
    func touchesStay() {
        let stage = DuoStage()
        let pan = UIPanGestureRecognizer()
        stage.top.view.addGestureRecognizer(pan)
        stage.device.fingerDown(at: CGPoint(x: 200, y: 300))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 350), duration: 0.1)
        stage.device.unfold()
        stage.device.wait(0.1)
        #expect(pan.state == .changed)
        #expect(pan.numberOfTouches == 1)
        stage.device.fingerUp()
        #expect(pan.state == .possible)
    }

    enum DeviceChange: CaseIterable { case unfold, quarterTurn, halfTurn }

    @Test(
        "A fold or rotation in a swipe leaves bar and stack consistent, without a hang", .facts(.foldingAndRotation),
        arguments: DeviceChange.allCases)
    func inSwipe(change: DeviceChange) {
        let stage = DuoStage(tabs: 2)
        stage.device.fingerDown(at: CGPoint(x: 4, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 204, y: 400), duration: 0.3)
        switch change {
        case .unfold: stage.device.unfold()
        case .quarterTurn: stage.device.rotate()
        case .halfTurn: stage.device.show(.outer, isTurned: true)
        }
        stage.device.wait(0.1)
        #expect(
            stage.stack == (change == .quarterTurn ? "AB" : "A"),
            "only a quarter turn ends the pop before the finger lifts")
        stage.device.fingerUp()
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.bar.items?.map(\.title) == stage.navigation.viewControllers.map(\.title))
        #expect(stage.top.view.frame == CGRect(origin: .zero, size: stage.size))
        stage.navigation.pushViewController(stage.makeScreen("C"), animated: true)
        stage.device.settle()
        #expect(stage.stack.last == "C")
        #expect(stage.buttonCentres.count == 3)
        stage.device.fingerTap(at: CGPoint(x: stage.columnX, y: stage.buttonCentres[0]))
        stage.device.settle()
        #expect(stage.stack.last != "C")
    }
}
