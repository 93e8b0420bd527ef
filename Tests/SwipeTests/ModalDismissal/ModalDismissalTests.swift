import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("A swipe out of a modal's root")
struct ModalDismissalTests {
    @Test(
        "A swipe at the root dismisses the controller, from the edge and from the area", .covers(.modalRoots),
        arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func dismisses(swipe: TestedSwipe, start: CGFloat) {
        for direction in directions {
            let stage = ModalStage("A", swipe, direction)
            #expect(stage.forecast == .allowed)
            stage.swipe(from: start)
            #expect(!stage.isPresented)
            #expect(stage.verdict == .allowed)
            #expect(stage.takeEvents() == ["didDismiss A"])
            #expect(
                stage.calls == ["shouldDismiss", "willDismiss", "willAppear", "didAppear", "didDismiss"])
            #expect(stage.presenter.view.window != nil && stage.presenter.view.frame == stage.device.window.bounds)
            #expect(!stage.device.isHung)
        }
    }

    @Test(
        "A swipe that the finger takes back leaves everything as it was", .covers(.modalRoots),
        arguments: TestedSwipe.all)
    func cancelled(swipe: TestedSwipe) {
        let stage = ModalStage("A", swipe)
        stage.swipeAndCancel()
        #expect(stage.calls == ["shouldDismiss", "willDismiss", "willAppear", "willDisappear", "didDisappear"])
        #expect(stage.verdict == .allowed)
        #expect(stage.takeEvents() == [])
        stage.expectUsable()
        #expect(stage.takeEvents() == ["didDismiss A"])
    }

    @Test(
        "Under the finger the screens are where they are in a pop", .covers(.modalRoots),
        arguments: directions)
    func looks(direction: UIUserInterfaceLayoutDirection) {
        let stage = ModalStage("A", .init(on: 26), direction)
        stage.pull(from: 60, to: 60 + 27 + 195)
        let places = [stage.modal.view!, stage.presenter.view!].map { $0.layer.presentation()?.frame.minX ?? .nan }
        #expect(places == (direction == .rightToLeft ? [-195, 58.5] : [195, -58.5]))
        #expect(!stage.modal.popGestureFrame.isEmpty, "a transition doesn't make the area empty")
        stage.takeBack()
        stage.expectUsable()
    }

    @Test("The controller fades and does not slide if the user prefers cross-fades", .covers(.modalRoots))
    func crossFade() {
        var configuration = SimulatedDevice.Configuration(.init(on: 26))
        (configuration.reduceMotion, configuration.prefersCrossFadeTransitions) = (true, true)
        let stage = ModalStage(on: configuration)
        stage.pull(from: 60, to: 60 + 27 + 195)
        let layer = stage.modal.view.layer.presentation()
        #expect(layer?.frame.minX == 0 && abs((layer?.opacity ?? 0) - 0.5) < 0.01)
        stage.takeBack()
        #expect(stage.modal.view.alpha == 1)
        stage.expectUsable()
    }

    @Test(
        "A release ends a dismissal as it ends a pop", .covers(.modalRoots),
        arguments: [true, false], [200, 230, 260, 290, 320] as [CGFloat])
    func release(rests: Bool, end: CGFloat) {
        let pop = Stage("AB", .init(.ownTransition, on: 18))
        pop.pull(to: end)
        rests ? pop.liftAfterRest() : pop.lift()
        let modal = ModalStage("A", .init(.ownTransition, on: 18))
        modal.pull(to: end)
        rests ? modal.liftAfterRest() : modal.lift()
        #expect(modal.isPresented == (pop.stack == "AB"))
    }

    @Test(
        "A screen above the root is popped, and then the swipe dismisses", .covers(.modalRoots),
        arguments: TestedSwipe.all)
    func aboveRoot(swipe: TestedSwipe) {
        let stage = ModalStage("AB", swipe)
        stage.swipe()
        #expect(stage.stack == "A" && stage.isPresented)
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        stage.swipe()
        #expect(!stage.isPresented)
        #expect(stage.takeEvents() == ["didDismiss A"])
    }

    @Test("A dismissed controller and its screens are freed", .covers(.modalRoots), arguments: TestedSwipe.all)
    func released(swipe: TestedSwipe) {
        weak var modal: ModalNavigation?
        weak var root: UIViewController?
        var departed: [String] = []
        let presenter: CallScreen
        let device: SimulatedDevice
        var observation: PopObservation?
        do {
            let stage = ModalStage("A", swipe)
            (modal, root, presenter, device) = (
                stage.modal, stage.modal.viewControllers[0], stage.presenter, stage.device
            )
            observation = stage.modal.observePops { event in
                switch event {
                case .didDismiss(let root): departed.append("didDismiss \(root)")
                case .didRemove(let screens): departed.append("didRemove \(screens.count)")
                default: break
                }
            }
            stage.swipeAndCancel()
            #expect(modal != nil)
            stage.swipe()
        }
        device.settle()
        #expect(modal == nil && root == nil)
        #expect(departed == ["didDismiss A", "didRemove 1"])
        withExtendedLifetime((presenter, observation)) {}
    }

    @Test("The app's next dismissal has UIKit's own animation", .covers(.modalRoots))
    func nextDismissal() {
        let stage = ModalStage()
        stage.swipeAndCancel()
        stage.modal.dismiss(animated: true)
        stage.device.wait(0.2)
        #expect(stage.modal.view.layer.presentation()?.frame.minX == 0)
        stage.device.settle()
        #expect(!stage.isPresented)
        #expect(stage.takeEvents() == [])
    }

    @Test("A delegate that the app sets during the swipe stays", .covers(.modalRoots))
    func appsLaterDelegate() {
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}
        let stage = ModalStage()
        let delegate = Delegate()
        stage.pull(to: 200)
        stage.modal.transitioningDelegate = delegate
        stage.takeBack()
        #expect(stage.isPresented && stage.modal.transitioningDelegate === delegate)
    }
}
