import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Preferences that act while UIKit asks about a scroll or a drag")
struct TrackpadPreferenceTests {
    /// What a screen does when it is asked for its preferences.
    enum PreferenceAct: CaseIterable, Sendable {
        case layout, update, bar, style, push, animatedPush

        @MainActor
        func perform(in navigation: UINavigationController, on screen: UIViewController) {
            switch self {
            case .layout:
                navigation.view.setNeedsLayout()
                navigation.view.layoutIfNeeded()
            case .update: screen.setNeedsPopPreferencesUpdate(animated: false)
            case .bar: navigation.setNavigationBarHidden(true, animated: false)
            case .style: (navigation as? BasicNavigationController)?.navigationBarStyle = .transparent
            case .push, .animatedPush:
                guard navigation.topViewController === screen else { return }
                navigation.pushViewController(TestScreen("C"), animated: self == .animatedPush)
            }
        }
    }

    private final class ActingScreen: PlainScreen, PopGestureConfigurable {
        var act: PreferenceAct?
        private var depth = 0
        private(set) var maximumDepth = 0

        var popPreferences: PopPreferences {
            depth += 1
            defer { depth -= 1 }
            maximumDepth = max(maximumDepth, depth)
            // An endless recursion would end the process.
            if depth < 5, let navigationController { act?.perform(in: navigationController, on: self) }
            return PopPreferences(area: .full)
        }
    }

    /// Scrolls over a screen that acts whenever it is asked. Returns the stack.
    private func scroll(_ stage: any FingerStage, _ act: PreferenceAct) -> String {
        let screen = ActingScreen("B")
        stage.controller.pushViewController(screen, animated: true)
        stage.device.settle()
        screen.act = act
        stage.device.scroll(by: CGVector(dx: 350, dy: 0), at: stage.point(200), duration: 0.25)
        screen.act = nil
        stage.device.settle()
        #expect(screen.maximumDepth == 1 && !stage.device.isHung)
        return stage.stack
    }

    private nonisolated static let versions = [15, 18, 26, 27]

    @Test(
        "A scroll pops a screen that lays out or updates itself while it states its preferences",
        .covers(.trackpad, .preferencesReadLate), arguments: versions, [PreferenceAct.layout, .update, .bar, .style])
    func acting(version: Int, act: PreferenceAct) {
        let stage = Stage("A", on: .iOS(version))
        #expect(scroll(stage, act) == "A")
        _ = stage.takeEvents()
        stage.expectUsable()
    }

    @Test(
        "A screen that pushes while it states its preferences keeps its stack usable in a scroll",
        .covers(.trackpad, .preferencesReadLate), arguments: versions, [PreferenceAct.push, .animatedPush])
    func pushing(version: Int, act: PreferenceAct) {
        let stage = Stage("A", on: .iOS(version))
        #expect(scroll(stage, act).hasPrefix("AB"))
        stage.expectUsable()
    }

    @Test(
        "A screen that pushes while it states its preferences keeps its stack usable in a swipe",
        .covers(.preferencesReadLate, .neverHangs), arguments: versions, [PreferenceAct.push, .animatedPush])
    func pushingUnderFinger(version: Int, act: PreferenceAct) {
        for start in [5, 60] as [CGFloat] {
            let stage = Stage("A", on: .iOS(version))
            let screen = ActingScreen("B")
            stage.push(screen)
            stage.device.fingerDown(at: stage.point(start))
            screen.act = act
            stage.device.fingerMove(to: stage.point(start + 280), duration: 0.25)
            screen.act = nil
            stage.lift()
            #expect(stage.stack.hasPrefix("AB") && !stage.device.isHung)
            stage.expectUsable()
        }
    }

    @Test(
        "A screen that acts while it states its preferences can be scrolled off a plain controller",
        .covers(.trackpad, .preferencesReadLate), arguments: versions, PreferenceAct.allCases)
    func attached(version: Int, act: PreferenceAct) {
        let stage = PlainStage("A", on: version)
        stage.controller.attachPopGesture()
        let stack = scroll(stage, act)
        #expect([.push, .animatedPush].contains(act) ? stack.hasPrefix("AB") : stack == "A")
        stage.controller.setNavigationBarHidden(false, animated: false)
        stage.controller.setViewControllers([TestScreen("A"), TestScreen("B")], animated: false)
        stage.device.settle()
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }
}
