import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// What is reported of changes that UIKit never shows, or makes inside other changes.
@MainActor
@Suite("Events of changes that UIKit doesn't show")
struct UnshownChangesTests {
    /// A screen that acts in its last appearance call.
    private final class Reacting: UIViewController {
        var whenGone: () -> Void = {}

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            whenGone()
        }
    }

    @Test(
        "A pop during a presentation is reported at once, with and without the private flag",
        .covers(.popEvents), arguments: [true, false])
    func duringPresentation(hasFlag: Bool) {
        var configuration = SimulatedDevice.Configuration()
        if !hasFlag { configuration.privateParts.remove(.isTransitioning) }
        let stage = Stage("ABC", on: configuration)
        stage.navigation.present(UIViewController(), animated: true)
        stage.device.wait(0.1)
        stage.navigation.popViewController(animated: false)
        stage.device.wait(0.05)
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
    }

    @Test(
        "A pop that the next push undoes before it starts is reported only if it is animated",
        .covers(.popEvents), arguments: [18, 26], [false, true])
    func undone(version: Int, animated: Bool) {
        let stage = Stage("AB", .init(on: version))
        stage.navigation.popViewController(animated: animated)
        stage.navigation.pushViewController(stage.screen("B"), animated: animated)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == (animated ? ["willPop B→A programmatic", "didPop B→A programmatic"] : []))
        stage.swipe(from: 5)
        #expect(stage.takeEvents().first == "willPop B→A gesture")
        stage.expectUsable()
    }

    @Test("A pop that ends because another tab is selected is reported", .covers(.popEvents), arguments: [15, 18, 26])
    func otherTab(version: Int) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        let device = SimulatedDevice(configuration)
        let navigation = BasicNavigationController(nibName: nil, bundle: nil)
        var events: [String] = []
        let observation = navigation.observePops { event in
            switch event {
            case .willPop: events.append("will")
            case .didPop: events.append("did")
            case .didCancel: events.append("cancel")
            case .didRemove: events.append("removed")
            default: break
            }
        }
        navigation.viewControllers = [UIViewController(), UIViewController()]
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        device.settle(showing: tabs)
        navigation.popViewController(animated: true)
        tabs.selectedIndex = 1
        device.settle()
        #expect(events == ["will", "did", "removed"])
        observation.invalidate()
    }

    @Test(
        "A back button's pop that UIKit defers keeps the trigger `backButton`", .covers(.stackChanges, .popEvents),
        arguments: [26, 27])
    func putOff(version: Int) {
        let stage = Stage("A", .init(on: version))
        var triggers: [PopTrigger] = []
        stage.observe { event in
            if case .willPop(let pop) = event { triggers.append(pop.trigger) }
        }
        let reacting = Reacting()
        reacting.whenGone = { [unowned stage] in
            reacting.whenGone = {}
            stage.navigation.goBack(animated: true)
        }
        stage.push(reacting)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(triggers.allSatisfy { $0 == .backButton })
    }

    @Test(
        "A pop without animation is reported if the next change puts its screen below the top",
        .covers(.popEvents, .barVisibility), arguments: [15, 18])
    func putBelow(version: Int) {
        let stage = Stage("A", .init(on: version))
        stage.screen("D").popPreferences.hidesNavigationBar = true
        stage.beginPush("B")
        // Both wait for the push.
        stage.navigation.setViewControllers([stage.screen("A")], animated: false)
        stage.navigation.setViewControllers(["C", "B", "D"].map(stage.screen), animated: true)
        stage.device.settle()
        #expect(stage.stack == "CBD" && stage.navigation.isNavigationBarHidden)
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
    }

    @Test("A goBack keeps the trigger `backButton` if the app pops another screen after it", .covers(.popEvents))
    func addedAfter() {
        let stage = Stage("ABC")
        #expect(stage.navigation.goBack(animated: false))
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.stack == "A" && stage.takeEvents() == ["willPop C→A backButton", "didPop C→A backButton"])
    }
}
