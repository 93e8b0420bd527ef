import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// Behaviour of UIKit that isn't verified. The tests play both variants.
@MainActor
@Suite("Unverified behaviour of UIKit, in both variants")
struct SystemSwitchTests {
    private func stage(
        _ names: String = "AB", _ swipe: TestedSwipe, set: (inout SystemSwitches) -> Void = { _ in }
    ) -> Stage {
        Stage(names, on: .init(swipe), switches: set)
    }

    @Test(
        "A controller is released at rest, during a push and during a swipe", .covers(.deallocationInCallback),
        arguments: TestedSwipe.all)
    func deallocation(swipe: TestedSwipe) {
        for moment in ["at rest", "during a push", "during a swipe", "after a swipe"] {
            let device = SimulatedDevice(.init(swipe))
            weak var released: BasicNavigationController?
            do {
                let navigation = BasicNavigationController("AB")
                released = navigation
                device.settle(showing: navigation)
                if moment == "during a push" {
                    navigation.pushViewController(TestScreen("C"), animated: true)
                    device.wait(0.1)
                }
                if moment.hasSuffix("swipe") {
                    device.fingerDown(at: CGPoint(x: 60, y: 400))
                    device.fingerMove(to: CGPoint(x: 250, y: 400), duration: 0.2)
                }
                if moment == "after a swipe" { device.fingerUp() }
                device.window.rootViewController = UIViewController()
            }
            device.settle()
            device.fingerUp()
            device.settle()
            #expect(released == nil, "\(moment)")
        }
    }

    @Test(
        "The back button asks the screen, and its pop has one trigger", .covers(.popEvents, .confirmation),
        arguments: [15, 18, 26, 27])
    func backButton(version: Int) {
        let stage = Stage("ABC", .init(on: version))
        stage.screen("C").agrees = false
        stage.tapBackButton()
        #expect(stage.stack == "ABC")
        #expect(stage.screen("C").askedFor == [.backButton])
        stage.screen("C").agrees = true
        _ = stage.takeEvents()
        var triggers: [PopTrigger] = []
        stage.observe { if case .didPop(let pop) = $0 { triggers.append(pop.trigger) } }
        stage.tapBackButton()
        #expect(stage.stack == "AB")
        #expect(triggers == [.backButton])
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(triggers == [.backButton, .gesture])
    }

    @Test(
        "A swipe that is released at once ends, even if UIKit loses a release before the start",
        .covers(.neverHangs, .fingerRelease),
        arguments: TestedSwipe.all, [true, false])
    func earlyRelease(swipe: TestedSwipe, remembers: Bool) {
        for (distance, duration) in [(40, 0), (200, 0), (40, 1.0 / 120), (200, 1.0 / 120)] as [(CGFloat, Double)] {
            let stage = stage("ABC", swipe) { $0.remembersEarlyRelease = remembers }
            stage.device.fingerDown(at: stage.point(60))
            stage.device.fingerMove(to: stage.point(60 + distance), duration: duration)
            stage.lift()
            #expect(!stage.device.isHung)
            stage.expectUsable()
        }
    }

    @Test(
        "With animations disabled a swipe pops, and one that is taken back leaves a usable stack", .covers(.neverHangs),
        arguments: TestedSwipe.all, [true, false])
    func disabledAnimations(swipe: TestedSwipe, interacts: Bool) {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let stage = stage("ABC", swipe) { $0.interactsWithoutAnimations = interacts }
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.swipeAndCancel()
        // Without an interaction the pop is made as soon as the swipe begins.
        let isMadeAtOnce = swipe.transition == .ownTransition && !interacts
        #expect(stage.stack == (isMadeAtOnce ? "A" : "AB"))
        stage.expectUsable()
    }

    @Test(
        "After a new size, a swipe ends as on a plain controller, and a push completes",
        .covers(.rightToLeft, .neverHangs),
        arguments: TestedSwipe.all, [CGSize(width: 390, height: 700), CGSize(width: 320, height: 844)])
    func newSize(swipe: TestedSwipe, size: CGSize) {
        func resize(_ stage: any FingerStage) -> String {
            stage.pull(from: 5, to: 145)
            stage.device.resize(to: size)
            stage.liftAfterRest()
            return stage.stack
        }
        let plain = resize(PlainStage("AB", on: swipe.version))
        let stage = stage("AB", swipe)
        #expect(resize(stage) == plain && stage.stack == "AB")
        stage.beginPush("C")
        stage.device.resize(to: CGSize(width: 390, height: 844))
        #expect(stage.navigation.transitionCoordinator != nil)
        stage.device.settle()
        #expect(stage.top.view.frame.height == 844)
        stage.expectUsable()
    }
}
