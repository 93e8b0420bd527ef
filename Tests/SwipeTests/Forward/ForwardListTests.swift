import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The screens to go forward to")
struct ForwardListTests {
    /// A stack A with B and C ahead.
    private func stage(_ version: Int = 18, setUp: @escaping (TestScreen) -> Void = { _ in }) -> Stage {
        let stage = Stage("ABC", .init(on: version), keeping: 5, setUp: setUp)
        stage.goBack(2)
        #expect(stage.stack == "A")
        return stage
    }

    @Test("Without a limit nothing is kept or installed", .covers(.forward), arguments: [15, 18, 26, 27])
    func withoutLimit(version: Int) {
        let stage = Stage("AB", .init(on: version))
        let names = stage.navigation.view.gestureRecognizers?.compactMap(\.name)
        #expect(names?.contains("PopNavigation.forward") == false)
        stage.goBack()
        stage.swipeForward()
        #expect(stage.stack == "A" && stage.ahead == "" && !stage.navigation.goForward(animated: true))
        #expect(stage.navigation.keyCommands == nil)
        for limit in [0, -1] { stage.navigation.forwardLimit = limit }
        #expect(stage.navigation.components.forwardSwipe == nil)
        #expect(stage.navigation.view.gestureRecognizers?.compactMap(\.name) == names)
    }

    @Test("After a change in the same turn there is nothing to go forward to", .covers(.forward))
    func sameTurn() {
        let stage = Stage("ABC", keeping: 1)
        stage.goBack()
        stage.navigation.setViewControllers([stage.screen("A")], animated: false)
        #expect(!stage.navigation.goForward(animated: false))
        stage.device.settle()
        #expect(stage.stack == "A" && stage.ahead == "")
    }

    @Test(
        "Swipes, the back button, escape and goBack keep the screen; a pop by code doesn't", .covers(.forward),
        arguments: [15, 18, 26, 27])
    func whoHasLeft(version: Int) {
        let ways: [(String, (Stage) -> Void)] = [
            ("swipe", { $0.swipe() }), ("back button", { $0.tapBackButton() }),
            ("escape", { _ = $0.navigation.accessibilityPerformEscape() }),
            ("goBack", { $0.navigation.goBack(animated: false) }),
            ("code", { $0.navigation.popViewController(animated: true) }),
        ]
        for (name, leave) in ways {
            let stage = Stage("AB", .init(on: version), keeping: 1)
            leave(stage)
            stage.device.settle()
            #expect(stage.stack == "A" && stage.ahead == (name == "code" ? "" : "B"), "\(name)")
        }
    }

    @Test(
        "A change of the stack that doesn't follow the list empties it", .covers(.forward),
        arguments: [15, 18, 26, 27], [true, false])
    func emptied(version: Int, animated: Bool) {
        let changes: [(Stage) -> Void] = [
            { $0.navigation.pushViewController($0.screen("X"), animated: animated) },
            { $0.navigation.setViewControllers([$0.screen("X")], animated: animated) },
            { $0.navigation.setViewControllers([$0.screen("X"), $0.top], animated: animated) },
        ]
        for change in changes {
            let stage = stage(version)
            #expect(stage.ahead == "BC")
            change(stage)
            stage.device.settle()
            #expect(stage.ahead == "" && !stage.navigation.goForward(animated: animated))
        }
    }

    @Test("A pop by code or of several screens empties the list", .covers(.forward), arguments: [18, 26])
    func poppedByCode(version: Int) {
        for pop: (UINavigationController) -> Void in [
            { $0.popToRootViewController(animated: true) }, { $0.popViewController(animated: true) },
        ] {
            let stage = Stage("ABCD", .init(on: version), keeping: 5)
            stage.goBack()
            #expect(stage.ahead == "D")
            pop(stage.navigation)
            stage.device.settle()
            #expect(stage.ahead == "")
        }
    }

    @Test("A subclass that pops two screens for one tap empties the list", .covers(.forward), arguments: [18, 26])
    func poppedTwice(version: Int) {
        final class Doubling: BasicNavigationController {
            override func popViewController(animated: Bool) -> UIViewController? {
                _ = super.popViewController(animated: false)
                return super.popViewController(animated: false)
            }
        }
        let stage = Stage("ABC", .init(on: version), navigation: Doubling(nibName: nil, bundle: nil))
        stage.navigation.forwardLimit = 5
        stage.goBack()
        #expect(stage.stack == "A" && stage.ahead == "")
    }

    @Test("A cancelled swipe back keeps the list", .covers(.forward), arguments: TestedSwipe.all)
    func cancelledBack(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe, keeping: 5)
        stage.goBack()
        stage.swipeAndCancel()
        #expect(stage.stack == "AB" && stage.ahead == "C")
    }

    @Test("An app that pushes the next screen itself goes forward", .covers(.forward), arguments: [15, 26])
    func pushedByApp(version: Int) {
        let stage = stage(version)
        stage.push("B")
        #expect(stage.stack == "AB" && stage.ahead == "C")
    }

    @Test("A memory warning empties the list", .covers(.forward))
    func memoryWarning() {
        let stage = stage()
        stage.navigation.didReceiveMemoryWarning()
        #expect(stage.ahead == "")
    }

    @Test(
        "A memory warning and the limit spare the screen that a finger is showing",
        .covers(.forward, .neverHangs), arguments: [15, 18, 26, 27], [true, false])
    func changedDuringSwipe(version: Int, byLimit: Bool) {
        for isCompleted in [true, false] {
            let stage = stage(version)
            stage.pullForward(by: isCompleted ? 300 : 80)
            if byLimit {
                stage.navigation.forwardLimit = 0
                stage.layOutAgain()
            } else {
                stage.navigation.didReceiveMemoryWarning()
            }
            stage.liftAfterRest()
            #expect(stage.stack == (isCompleted ? "AB" : "A"))
            #expect(stage.ahead == (isCompleted || byLimit ? "" : "B"))
            stage.expectUsable()
        }
    }

    @Test("The limit drops the screens that are the furthest ahead", .covers(.forward))
    func limit() {
        let stage = Stage("ABCDE", keeping: 3)
        stage.goBack(4)
        #expect(stage.ahead == "BCD")
        stage.navigation.forwardLimit = 1
        #expect(stage.ahead == "B")
        stage.navigation.forwardLimit = -3
        #expect(stage.ahead == "")
        #expect(stage.navigation.view.gestureRecognizers?.contains { $0.name == "PopNavigation.forward" } == false)
        stage.swipeForward()
        #expect(stage.stack == "A")
    }

    @Test(
        "A screen that isn't to be kept empties the list as it leaves", .covers(.forward), arguments: [15, 18, 26, 27])
    func keptOut(version: Int) {
        let stage = Stage("ABCD", .init(on: version), keeping: 5) { screen in
            screen.popPreferences.isKeptForForward = screen.name != "C"
        }
        stage.goBack()
        #expect(stage.ahead == "D")
        stage.goBack()
        #expect(stage.stack == "AB" && stage.ahead == "")
        stage.goBack()
        #expect(stage.ahead == "B")
    }

    @Test("A screen that leaves before it has loaded its view isn't kept", .covers(.forward))
    func neverLoaded() {
        let stage = Stage("A", keeping: 1)
        stage.device.window.rootViewController = nil
        stage.device.settle()
        let screen = stage.screen("B")
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        #expect(!screen.isViewLoaded)
        stage.navigation.goBack(animated: true)
        stage.device.settle()
        #expect(stage.stack == "A" && stage.ahead == "")
    }

    @Test(
        "A screen that is used elsewhere leaves the list with those after it", .covers(.forward), arguments: [18, 26])
    func usedElsewhere(version: Int) {
        let uses: [(Stage) -> Void] = [
            { $0.top.addChild($0.screen("B")) },
            { $0.navigation.present($0.screen("B"), animated: false) },
            { $0.device.window.addSubview($0.screen("B").view) },
            { $0.keep(UINavigationController(rootViewController: $0.screen("B"))) },
        ]
        for use in uses {
            let stage = stage(version)
            use(stage)
            stage.device.settle()
            #expect(stage.ahead == "" && !stage.navigation.goForward(animated: true))
            stage.swipeForward()
            #expect(stage.stack == "A")
        }
    }

    @Test("The question about a kept screen ends as it leaves the stack", .covers(.forward, .confirmation))
    func questions() async {
        let stage = Stage("A", keeping: 1)
        let screen = PatientScreen()
        stage.push(screen)
        stage.swipe()
        await stage.turns()
        stage.navigation.pop(screen, for: .gesture, animated: true)
        stage.device.settle()
        #expect(stage.navigation.forwardScreens == [screen])
        await screen.answer(true, on: stage)
        #expect(screen.wasCancelled && stage.stack == "A")
    }
}
