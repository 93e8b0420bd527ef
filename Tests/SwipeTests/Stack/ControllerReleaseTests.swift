import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Controllers that are released in a callback")
struct ControllerReleaseTests {
    /// What holds a controller; its release in the middle of a callback frees the controller.
    private final class Owner {
        var stage: Stage?
        var navigation: BasicNavigationController?
        var observation: PopObservation?
    }

    enum EventMoment: String, CaseIterable { case willPop, didPop, didCancel, didRemove, refused }

    @Test(
        "Releasing the controller while an event is sent does not crash", .covers(.deallocationInCallback),
        arguments: TestedSwipe.all, EventMoment.allCases)
    func inEvent(swipe: TestedSwipe, moment: EventMoment) {
        let device = SimulatedDevice(.init(swipe))
        let owner = Owner()
        weak var released: BasicNavigationController?
        owner.navigation = BasicNavigationController("AB")
        released = owner.navigation
        owner.observation = owner.navigation?.observePops { [unowned owner] event in
            let isMoment =
                switch event {
                case .refused: moment == .refused
                case .willPop: moment == .willPop
                case .didPop: moment == .didPop
                case .didCancel: moment == .didCancel
                case .didRemove: moment == .didRemove
                case .didGoForward, .didDismiss: false
                @unknown default: false
                }
            guard isMoment else { return }
            device.window.rootViewController = nil
            owner.navigation = nil
        }
        device.settle(showing: owner.navigation!)
        device.fingerDown(at: CGPoint(x: moment == .refused ? 200 : 60, y: 400))
        device.fingerMove(to: CGPoint(x: 380, y: 400), duration: 0.3)
        if moment == .didCancel { device.fingerMove(to: CGPoint(x: 70, y: 400), duration: 0.3) }
        device.wait(0.2)
        device.fingerUp()
        device.settle()
        #expect(owner.navigation == nil)
        #expect(released == nil)
        #expect(!device.isHung)
    }

    @Test(
        "Releasing the controller in the screens' callbacks does not crash", .covers(.deallocationInCallback),
        arguments: TestedSwipe.all)
    func inScreens(swipe: TestedSwipe) {
        for isAsked in [true, false] {
            let device = SimulatedDevice(.init(swipe))
            weak var released: BasicNavigationController?
            do {
                let below = TestScreen("A")
                let top = TestScreen("B")
                let navigation = BasicNavigationController(nibName: nil, bundle: nil)
                navigation.viewControllers = [below, top]
                released = navigation
                device.settle(showing: navigation)
                if isAsked {
                    top.whenAsked = { _ in device.window.rootViewController = nil }
                } else {
                    below.whenAppearing = { _ in device.window.rootViewController = nil }
                }
            }
            device.fingerDown(at: CGPoint(x: 60, y: 400))
            device.fingerMove(to: CGPoint(x: 300, y: 400), duration: 0.3)
            device.fingerUp()
            device.settle()
            #expect(released == nil)
        }
    }
}
