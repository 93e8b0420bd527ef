import PopNavigation
import Testing
import TrialTools
@testable import UIKit
@testable import UIKitSimulator

/// The library gives the focus back when a cancelled swipe turns, and doesn't override the app.
@MainActor
@Suite("What the app does with the focus around a cancelled swipe")
struct FocusTests {
    /// When the app acts.
    enum FocusMoment: String, CaseIterable {
        case firstCalls, fingerDown, slidingBack, appearing, appeared, completion
    }

    /// What the app does.
    enum FocusMove: String, CaseIterable {
        case moves, ends

        @MainActor
        func perform(on screen: FocusScreen) {
            switch self {
            case .moves: screen.search.becomeFirstResponder()
            case .ends: screen.view.endEditing(true)
            }
        }
    }

    /// Shows a screen whose field has the focus.
    private func show(_ stage: PlainStage) -> FocusScreen {
        let screen = FocusScreen("B")
        stage.controller.pushViewController(screen, animated: false)
        stage.device.settle()
        screen.field.becomeFirstResponder()
        stage.device.settle()
        return screen
    }

    /// Cancels a swipe with an act of the app, and returns what has the focus then.
    private func play(_ act: FocusMove, _ moment: FocusMoment, from start: CGFloat, _ stage: PlainStage) -> String {
        let screen = show(stage)
        let below = stage.controller.viewControllers[0] as! TestScreen
        switch moment {
        case .firstCalls: screen.whenDisappearing = { act.perform(on: $0) }
        case .appearing: screen.whenAppearing = { act.perform(on: $0) }
        case .appeared: screen.whenAppeared = { act.perform(on: $0) }
        case .completion:
            below.whenAppearing = { [unowned screen] in
                $0.transitionCoordinator?.animate(alongsideTransition: nil) { _ in act.perform(on: screen) }
            }
        case .fingerDown, .slidingBack: break
        }
        stage.swipeAndCancel(
            from: start, whilePulled: { if moment == .fingerDown { act.perform(on: screen) } },
            whileSlidingBack: { if moment == .slidingBack { act.perform(on: screen) } })
        #expect(stage.controller.topViewController === screen)
        return screen.focus
    }

    @Test(
        "A cancelled swipe doesn't focus a view of the screen whose pop it has interrupted", .covers(.keyboard),
        arguments: [26, 27])
    func interruptedPop(version: Int) {
        // Without a keyboard: while one moves, UIKit refuses.
        final class Canvas: UIView {
            var requests = 0
            override var canBecomeFirstResponder: Bool { true }
            override func becomeFirstResponder() -> Bool {
                requests += 1
                return super.becomeFirstResponder()
            }
        }
        let (stage, canvas) = (Stage("ABC", .init(on: version)), Canvas())
        stage.top.view.addSubview(canvas)
        _ = canvas.becomeFirstResponder()
        stage.device.settle()
        canvas.requests = 0
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        stage.pull(from: 5, to: 200)
        #expect(stage.isSwiping)
        stage.takeBack(to: 20)
        #expect(stage.stack == "AB" && canvas.requests == 0)
    }

    @Test(
        "A focus that the app moves stays where the app has moved it, as on a plain controller", .covers(.keyboard),
        arguments: TestedSystem.all, FocusMoment.allCases)
    func moved(system: TestedSystem, moment: FocusMoment) {
        #expect(play(.moves, moment, from: 5, system.plain("A")) == "search")
        for start in [5, 60] as [CGFloat] {
            #expect(play(.moves, moment, from: start, system.own("A")) == "search", "from \(start)")
        }
    }

    @Test(
        "If the app ends editing once the swipe has turned back, the focus is not given back", .covers(.keyboard),
        arguments: TestedSystem.all, [FocusMoment.appearing, .appeared, .completion])
    func endedLater(system: TestedSystem, moment: FocusMoment) {
        #expect(play(.ends, moment, from: 5, system.plain("A")) == "nothing")
        for start in [5, 60] as [CGFloat] {
            #expect(play(.ends, moment, from: start, system.own("A")) == "nothing", "from \(start)")
        }
    }

    @Test(
        "If the app ends editing while the finger is down, the field gets the focus back", .covers(.keyboard),
        .bug("https://github.com/aksonov/react-native-router-flux/issues/3710"),
        arguments: TestedSystem.all, [FocusMoment.firstCalls, .fingerDown])
    func endedUnderFinger(system: TestedSystem, moment: FocusMoment) {
        for start in [5, 60] as [CGFloat] {
            #expect(play(.ends, moment, from: start, system.own("A")) == "field", "from \(start)")
        }
    }

    @Test(
        "The focus is given back when the swipe turns, before the screen has slid back", .covers(.keyboard),
        arguments: TestedSystem.all)
    func whenTurning(system: TestedSystem) {
        for start in [5, 60] as [CGFloat] {
            let stage = system.own("A")
            let screen = show(stage)
            var focus = ""
            stage.swipeAndCancel(
                from: start, whilePulled: { screen.view.endEditing(true) }, whileSlidingBack: { focus = screen.focus })
            #expect(focus == "field", "from \(start)")
        }
    }

    @Test(
        "After a cancelled swipe a field of the screen below doesn't keep UIKit's focus",
        .covers(.keyboard), arguments: TestedSystem.all.sampled(every: 3), CoveredFocus.allCases)
    func coveredField(system: TestedSystem, answer: CoveredFocus) {
        for restores in [true, false] {
            for start in [5, 60] as [CGFloat] {
                let stage = system.own(
                    "A",
                    switches: {
                        $0.coveredFocus = answer
                        $0.restoresFirstResponder = restores
                    })
                let below = show(stage)
                let screen = FocusScreen("C")
                stage.controller.pushViewController(screen, animated: true)
                stage.device.settle()
                screen.field.becomeFirstResponder()
                stage.device.settle()
                var focusBelow = ""
                stage.swipeAndCancel(from: start, whilePulled: { focusBelow = below.focus })
                let isRecorded = answer == .ofSystem && system.version >= 26
                #expect(focusBelow == (answer == .returnsWithView || isRecorded ? "field" : "nothing"))
                #expect(screen.focus == "field" && below.focus == "nothing", "\(restores), from \(start)")
                stage.controller.popViewController(animated: true)
                stage.device.settle()
                let returns = answer == .ofSystem ? isRecorded : answer != .isLost
                #expect(below.focus == (returns ? "field" : "nothing"))
            }
        }
    }

    @Test(
        "Each cancelled swipe leaves the focus where the app last put it", .covers(.keyboard),
        arguments: TestedSystem.all)
    func again(system: TestedSystem) {
        for start in [5, 60] as [CGFloat] {
            let stage = system.own("A")
            let screen = show(stage)
            stage.swipeAndCancel(from: start, whilePulled: { screen.search.becomeFirstResponder() })
            #expect(screen.focus == "search", "from \(start)")
            stage.swipeAndCancel(from: start, whilePulled: { screen.view.endEditing(true) })
            #expect(screen.focus == "search", "from \(start)")
            screen.whenAppeared = { $0.view.endEditing(true) }
            stage.swipeAndCancel(from: start)
            #expect(screen.focus == "nothing", "from \(start)")
            screen.whenAppeared = { _ in }
            stage.swipeAndCancel(from: start)
            #expect(screen.focus == "nothing", "from \(start)")
        }
    }
}
