import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Recognizers: disabling during a gesture")
struct DisablingTests {
    enum Way: CaseIterable {
        case disabled, recognizerRemoved, viewRemoved, ancestorRemoved

        @MainActor
        func end(_ recognizer: UIGestureRecognizer) {
            switch self {
            case .disabled: recognizer.isEnabled = false
            case .recognizerRemoved: recognizer.view?.removeGestureRecognizer(recognizer)
            case .viewRemoved: recognizer.view?.removeFromSuperview()
            case .ancestorRemoved: recognizer.view?.superview?.removeFromSuperview()
            }
        }
    }

    @Test("A running gesture is cancelled at once, with its action", .facts(.disabling), arguments: Way.allCases)
    func running(way: Way) {
        for moves in 1...2 {
            let stage = GestureStage()
            let middle = UIView(frame: stage.window.bounds)
            stage.view.addSubview(middle)
            let inner = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300), to: middle)
            let pan = stage.add(UIPanGestureRecognizer(), "pan", to: inner)
            stage.down(50, 50)
            for step in 1...moves { stage.move(50 + 15 * CGFloat(step), 50) }
            stage.log = []
            way.end(pan)
            #expect(stage.takeLog() == ["pan cancelled"])
            #expect(pan.state == .possible)
            stage.move(100, 50)
            stage.up()
            #expect(stage.takeLog() == [])
        }
    }

    @Test("A possible gesture fails without an action", .facts(.disabling), arguments: Way.allCases)
    func possible(way: Way) {
        let stage = GestureStage()
        let middle = UIView(frame: stage.window.bounds)
        stage.view.addSubview(middle)
        let inner = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300), to: middle)
        let probe = stage.add(Probe(stage), "probe", to: inner)
        stage.down(50, 50)
        stage.log = []
        way.end(probe)
        #expect(stage.takeLog() == ["probe.reset"])
        stage.move(100, 50)
        #expect(!stage.log.contains("probe.touchesMoved"))
    }

    @Test("An enabled recognizer does not pick up fingers that are down, but receives new ones", .facts(.disabling))
    func enabledAgain() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(50, 50)
        stage.move(65, 50)
        pan.isEnabled = false
        pan.isEnabled = true
        #expect(stage.takeLog() == ["pan began", "pan cancelled"])
        stage.move(100, 50)
        stage.move(150, 50)
        #expect(stage.takeLog() == [])
        stage.down(200, 200, finger: 1)
        stage.move(200, 220, finger: 1)
        #expect(stage.takeLog() == ["pan began"])
    }

    @Test(
        "Recognizers that wait for a disabled one are released, and views receive the held touches", .facts(.disabling))
    func othersGoOn() {
        let stage = GestureStage()
        _ = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let gate = stage.add(Probe(stage), "gate")
        gate.isLogging = false
        pan.require(toFail: gate)
        stage.down(50, 50)
        stage.move(65, 50)
        stage.log = []
        gate.isEnabled = false
        #expect(stage.takeLog() == ["view cancelled", "pan began"])
        stage.up()
        stage.log = []

        gate.isEnabled = true
        gate.delaysTouchesBegan = true
        stage.down(50, 50)
        #expect(stage.takeLog() == [])
        gate.isEnabled = false
        #expect(stage.takeLog() == ["view began"])
    }

    @Test("A recognizer disabled in the action of another one is cancelled at once", .facts(.disabling))
    func fromAnotherAction() {
        let stage = GestureStage()
        let (a, b) = (stage.add(UIPanGestureRecognizer(), "a"), UIPanGestureRecognizer())
        stage.delegate(of: a).simultaneous = { _ in true }
        b.addTarget(
            stage.target {
                guard $0.state == .changed else { return }
                stage.log.append("b switches a off")
                a.isEnabled = false
                stage.log.append("b has")
            },
            action: GestureStage.action
        )
        stage.add(b, "b")
        stage.down(50, 50)
        stage.move(65, 50)
        stage.log = []
        stage.move(75, 50)
        #expect(stage.log == ["a changed", "b switches a off", "a cancelled", "b has", "b changed"])
    }

    @Test("A touch that the system cancels cancels a running gesture and fails a possible one", .facts(.disabling))
    func systemCancels() {
        let stage = GestureStage()
        _ = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(50, 50)
        stage.touches.cancelAll()
        #expect(stage.takeLog() == ["view began", "view cancelled"])
        stage.down(50, 50)
        stage.move(65, 50)
        stage.log = []
        stage.touches.cancelAll()
        #expect(stage.takeLog() == ["pan cancelled"])
        #expect(pan.state == .possible)
        #expect(stage.touches.fingersDown == [])
    }

    @Test(
        "Disabling the recognizer that drives an interactive pop cancels the pop", .facts(.disablingDuringPop),
        arguments: [false, true])
    func interactivePop(foreign: Bool) throws {
        let device = SimulatedDevice()
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        let top = UIViewController()
        navigation.pushViewController(top, animated: false)
        device.settle()
        let system = try #require(navigation.interactivePopGestureRecognizer)
        var recognizer = system
        if foreign {
            // Like many libraries: a pan of the app with the private target.
            let target = try #require(system.delegate)
            recognizer = UIPanGestureRecognizer(
                target: target, action: NSSelectorFromString("handleNavigationTransition:"))
            system.view?.addGestureRecognizer(recognizer)
            system.isEnabled = false
        }
        device.fingerDown(at: CGPoint(x: 5, y: 400))
        device.fingerMove(to: CGPoint(x: 300, y: 400), duration: 0.2)
        #expect(navigation.viewControllers.count == 1)
        let coordinator = try #require(navigation.transitionCoordinator)
        #expect(!coordinator.isCancelled)
        recognizer.isEnabled = false
        #expect(coordinator.isCancelled)
        device.settle()
        device.fingerUp()
        #expect(navigation.topViewController === top)
        #expect(!device.isHung)
    }
}
