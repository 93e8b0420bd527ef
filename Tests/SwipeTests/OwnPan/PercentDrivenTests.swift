import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The library's own transition")
struct PercentDrivenTests {
    /// The leading edges of the two views on the screen.
    private func places(_ top: UIView, _ below: UIView) -> [CGFloat] {
        [top, below].map { $0.layer.presentation()?.frame.minX ?? .nan }
    }

    @Test(
        "Under the finger the screens are where the system's transition puts them", .covers(.transitions),
        arguments: directions
    )
    func looks(direction: UIUserInterfaceLayoutDirection) {
        let own = Stage("AB", .init(.ownTransition), direction)
        let system = Stage("AB", .init(.system), direction)
        for stage in [own, system] { stage.pull(from: 60, to: 60 + 27 + 195) }
        let ownPlaces = places(own.screen("B").view, own.screen("A").view)
        let systemPlaces = places(system.screen("B").view, system.screen("A").view)
        #expect(ownPlaces == systemPlaces)
        let isMirrored = direction == .rightToLeft
        #expect(ownPlaces == (isMirrored ? [-195, 58.5] : [195, -58.5]))
    }

    @Test(
        "After the release the transition continues from the finger's place, on a spring, to rest",
        .covers(.transitions),
        arguments: [true, false]
    )
    func release(finishes: Bool) {
        let stage = Stage("AB", .init(.ownTransition))
        stage.pull(from: 60, to: 60 + 10 + (finishes ? 250 : 100))
        stage.device.wait(0.2)
        let top = stage.screen("B").view!
        var last = top.layer.presentation()!.frame.minX
        stage.device.fingerUp()
        var steps: [CGFloat] = []
        while stage.navigation.transitionCoordinator != nil {
            let place = top.layer.presentation()?.frame.minX ?? last
            steps.append(finishes ? place - last : last - place)
            last = place
            stage.device.wait(1.0 / 120)
        }
        #expect(steps.count > 20)
        #expect(steps.allSatisfy { $0 > -0.01 && $0 < 25 })
        // A spring is fast at first, then slower and slower.
        #expect(steps[8] > steps[16] && steps[16] > steps.last!)
        #expect(stage.stack == (finishes ? "A" : "AB"))
    }

    @Test("An app that sets the own pan's translation reads it back", .covers(.recognizers))
    func translation() throws {
        let stage = Stage("AB", .init(.ownTransition))
        stage.pull(from: 60, to: 200)
        let pan = try #require(stage.navigation.popRecognizer)
        pan.setTranslation(CGPoint(x: 40, y: 0), in: pan.view)
        #expect(pan.translation(in: pan.view).x == 40)
        stage.lift()
    }

    @Test("The screen fades and does not slide if the user prefers cross-fades", .covers(.neighbours))
    func crossFade() {
        var configuration = SimulatedDevice.Configuration(.init(.ownTransition))
        configuration.reduceMotion = true
        configuration.prefersCrossFadeTransitions = true
        let stage = Stage("AB", on: configuration)
        stage.pull(from: 60, to: 60 + 27 + 195)
        let top = stage.screen("B").view!
        #expect(places(top, stage.screen("A").view) == [0, 0])
        #expect(abs((top.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        stage.takeBack()
        #expect(stage.stack == "AB")
        #expect(top.alpha == 1)
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(top.alpha == 1 && top.superview == nil)
    }

    @Test(
        "The picture after the transition is the same as after UIKit's own", .covers(.transitions),
        arguments: [true, false])
    func tidy(finishes: Bool) {
        let stage = Stage("AB", .init(.ownTransition))
        let plain = Stage("AB", .init(.system))
        for stage in [stage, plain] { finishes ? stage.swipe() : stage.swipeAndCancel() }
        #expect(stage.device.picture() == plain.device.picture())
        #expect(stage.screen("B").view.frame.minX == 0)
        #expect(stage.screen("A").view.frame.minX == 0)
    }

    @Test("The proxy has an interaction only during a swipe", .covers(.transitions))
    func delegate() {
        let stage = Stage("AB", .init(.ownTransition))
        #expect(stage.navigation.components.ownTransition.interaction == nil)
        stage.pull(to: 250)
        #expect(stage.navigation.components.ownTransition.interaction != nil)
        stage.lift()
        #expect(stage.navigation.components.ownTransition.interaction == nil)
    }

    @Test("The library's interaction is used only by its own pop", .covers(.transitions))
    func proxy() {
        let stage = Stage("AB", .init(.ownTransition))
        let proxy = stage.navigation.components.delegateProxy
        let swipe = SwipeInteraction(.pop, in: stage.navigation, animator: nil)
        stage.navigation.components.ownTransition.start(swipe, in: stage.navigation)
        func animator(for operation: UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)? {
            proxy.navigationController(
                stage.navigation, animationControllerFor: operation, from: stage.screen("B"), to: stage.screen("A"))
        }
        func interaction(
            for animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            proxy.navigationController(stage.navigation, interactionControllerFor: animator)
        }
        #expect(animator(for: .pop) === swipe.animator)
        #expect(animator(for: .push) == nil)
        #expect(interaction(for: swipe.animator) === swipe)
        #expect(interaction(for: SlideAnimator(slidesIn: false, direction: .leftToRight, crossFades: false)) == nil)
    }
}
