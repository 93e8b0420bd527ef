import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// A screen that answers no question.
private final class UnaskedScreen: PlainScreen, PopGestureConfigurable {
    var popPreferences = PopPreferences()
}

/// A screen whose question takes time.
private final class PatientUnaskedScreen: PlainScreen, AsyncPopConfirming {
    var questions = 0

    func shouldPop(for trigger: PopTrigger) async -> Bool {
        questions += 1
        return false
    }
}

@MainActor
@Suite("Back actions of a navigation item")
struct SwipeBackActionTests {
    private func stage(
        _ swipe: TestedSwipe, _ direction: UIUserInterfaceLayoutDirection = .leftToRight, refuses: Bool = false,
        top: UIViewController? = nil
    ) -> (Stage, () -> Int) {
        let stage = Stage("AB", swipe, direction)
        stage.device.system.switches.refusesSwipesWithBackAction = refuses
        if let top { stage.navigation.setViewControllers([stage.screen("A"), top], animated: false) }
        var count = 0
        stage.navigation.topViewController?.navigationItem.backAction = UIAction { _ in count += 1 }
        stage.layOutAgain()
        stage.device.settle()
        return (stage, { count })
    }

    @Test(
        "A screen with a back action isn't popped by a swipe, and the log says once how to allow it",
        .covers(.noWayBack, .backActions), arguments: TestedSwipe.all, directions)
    func refused(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        for refuses in [false, true] {
            let (stage, count) = stage(swipe, direction, refuses: refuses, top: UnaskedScreen("B"))
            let warnings = ExpectedWarnings.during {
                for start in [60, 5] as [CGFloat] {
                    stage.swipe(from: start)
                    #expect(stage.stack == "AB" && stage.verdict == .refused(.backAction), "from \(start)")
                }
            }
            #expect(stage.takeEvents() == ["refused backAction", "refused backAction"] && count() == 0)
            #expect(warnings.count == 1 && warnings.first?.contains("isGestureEnabled") == true)
        }
    }

    @Test(
        "Without an area too, the log explains a swipe from the edge over a back action",
        .covers(.backActions), arguments: TestedSwipe.all)
    func withoutArea(swipe: TestedSwipe) {
        let (stage, _) = stage(swipe, top: UnaskedScreen("B"))
        stage.navigation.popGestureArea = .leadingPoints(0)
        let warnings = ExpectedWarnings.during {
            stage.swipe(from: 60)
            #expect(stage.stack == "AB")
        }
        #expect(warnings == [])
        #expect(ExpectedWarnings.during { stage.swipe(from: 5) }.count == 1)
    }

    @Test(
        "A trackpad doesn't pop a screen with a back action", .covers(.trackpad, .backActions),
        arguments: TestedSwipe.all)
    func trackpad(swipe: TestedSwipe) {
        let (stage, _) = stage(swipe, top: UnaskedScreen("B"))
        let warnings = ExpectedWarnings.during {
            stage.trackpadSwipe()
        }
        #expect(stage.stack == "AB" && stage.takeEvents() == ["refused backAction"] && warnings.count == 1)
    }

    @Test(
        "Scrolling a list on a screen with a back action logs nothing", .covers(.backActions),
        arguments: systemsOfDrags)
    func scrolling(version: Int) {
        let (stage, _) = stage(.init(on: version), top: UnaskedScreen("B"))
        stage.device.fingerDrag(from: stage.point(60, 600), to: stage.point(60, 200), duration: 0.2)
        stage.device.fingerDrag(from: stage.point(300), to: stage.point(380), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test(
        "With the area `system`, UIKit pops a screen with a back action as on a plain controller",
        .covers(.backActions), arguments: TestedSwipe.all, [true, false])
    func areaOfUIKit(swipe: TestedSwipe, refuses: Bool) {
        for start in [60, 5] as [CGFloat] {
            let plain = PlainStage("AB", on: swipe.version)
            plain.device.system.switches.refusesSwipesWithBackAction = refuses
            plain.top.navigationItem.backAction = UIAction { _ in }
            plain.swipe(from: start)
            let screen = UnaskedScreen("B")
            screen.popPreferences.area = .system
            let (stage, count) = stage(swipe, refuses: refuses, top: screen)
            stage.swipe(from: start)
            #expect(stage.stack == plain.stack && count() == 0, "from \(start)")
        }
    }

    @Test(
        "A screen with a back action that enables the gesture is popped by a swipe", .covers(.noWayBack, .backActions),
        arguments: TestedSwipe.all, directions)
    func enabled(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        for (start, refuses) in [(60, false), (5, false), (60, true)] as [(CGFloat, Bool)] {
            let screen = UnaskedScreen("B")
            screen.popPreferences.isGestureEnabled = true
            let (stage, count) = stage(swipe, direction, refuses: refuses, top: screen)
            stage.swipe(from: start)
            #expect(stage.stack == "A" && count() == 0, "from \(start)")
        }
    }

    @Test(
        "UIKit's refusal of a back action is overridden for a screen that enables the gesture",
        .needsPrivateAPI, .covers(.backActions, .overriddenRefusals), arguments: TestedSwipe.all)
    func overridden(swipe: TestedSwipe) {
        let screen = UnaskedScreen("B")
        screen.popPreferences.isGestureEnabled = true
        let (stage, _) = stage(swipe, refuses: true, top: screen)
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "A screen with a back action that answers a question is asked, and popped if it agrees",
        .covers(.confirmation, .backActions), arguments: TestedSwipe.all, [true, false])
    func asked(swipe: TestedSwipe, agrees: Bool) {
        for (start, refuses) in [(60, false), (5, false), (60, true)] as [(CGFloat, Bool)] {
            let (stage, count) = stage(swipe, refuses: refuses)
            stage.screen("B").agrees = agrees
            stage.swipe(from: start)
            #expect(stage.stack == (agrees ? "A" : "AB") && count() == 0, "from \(start)")
            #expect(stage.screen("B").askedFor == [.gesture])
            #expect(stage.verdict == (agrees ? .allowed : .refused(.screenDeclined)))
        }
    }

    @Test(
        "A screen with a back action whose question takes time is asked", .covers(.confirmation, .backActions),
        arguments: TestedSwipe.all)
    func askedLater(swipe: TestedSwipe) {
        for start in [60, 5] as [CGFloat] {
            let (stage, _) = stage(swipe, top: PatientUnaskedScreen("B"))
            stage.swipe(from: start)
            #expect(stage.stack == "AB" && stage.verdict == .refused(.screenDeclined), "from \(start)")
        }
    }

    @Test(
        "A drag that an inner screen's back action refuses doesn't pop the outer screen",
        .covers(.nestedControllers, .backActions), arguments: TestedSwipe.all)
    func inside(swipe: TestedSwipe) {
        for start in [60, 5] as [CGFloat] {
            let stage = Stage("AB", swipe)
            let inner = BasicNavigationController(rootViewController: UnaskedScreen("X"))
            inner.pushViewController(UnaskedScreen("Y"), animated: false)
            inner.topViewController?.navigationItem.backAction = UIAction { _ in }
            stage.top.embed(inner, in: stage.top.view.bounds)
            stage.device.settle()
            let warnings = ExpectedWarnings.during { stage.swipe(from: start) }
            #expect(stage.stack == "AB" && inner.viewControllers.count == 2, "from \(start)")
            #expect(warnings.count == 1)
        }
    }

    @Test("The back button and goBack perform the back action instead of a pop", .covers(.confirmation, .backActions))
    func button() {
        let (stage, count) = stage(.init())
        stage.tapBackButton()
        #expect(count() == 1)
        #expect(stage.navigation.goBack(animated: true), "an action counts as going back")
        stage.device.settle()
        #expect(count() == 2)
        #expect(stage.stack == "AB")
        #expect(stage.screen("B").askedFor == [])
    }

    @Test(
        "VoiceOver's escape gesture performs the back action and doesn't pop", .covers(.neighbours, .backActions),
        arguments: [nil, true])
    func escape(isEnabled: Bool?) {
        let (stage, count) = stage(.init())
        stage.top.popPreferences.isGestureEnabled = isEnabled
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(count() == 1)
        #expect(stage.stack == "AB")
        #expect(stage.screen("B").askedFor == [])
        stage.top.navigationItem.backAction = nil
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(count() == 1)
        #expect(stage.stack == "A")
    }

    @Test("goBack doesn't perform a back action at the root or during a pop", .covers(.neverHangs, .backActions))
    func notPerformed() {
        let stage = Stage("AB")
        var count = 0
        stage.screen("A").navigationItem.backAction = UIAction { _ in count += 1 }
        #expect(stage.navigation.goBack(animated: true))
        stage.device.wait(0.1)
        #expect(!stage.navigation.goBack(animated: true), "a second tap during the pop")
        stage.device.settle()
        #expect(!stage.navigation.goBack(animated: true), "no screen is below")
        #expect(stage.stack == "A" && count == 0)
    }
}
