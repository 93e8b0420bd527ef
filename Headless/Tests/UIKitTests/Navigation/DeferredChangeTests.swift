import Testing
import UIKit
import UIKitSimulator

/// Changes that wait for the end of a transition that hasn't started, or of a presentation, where UIKit defers them.
@MainActor
@Suite("Navigation: deferred changes")
struct DeferredChangeTests {
    private final class CountingNavigation: UINavigationController {
        var pushes: [String] = []
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
            pushes.append(viewController.title ?? "?")
            super.pushViewController(viewController, animated: animated)
        }
    }

    private func deferred(_ switches: inout SystemSwitches) {
        switches.changesInOneTurn = .deferred
    }

    @Test(
        "Of two animated pushes in one turn the second waits, then is made again", .facts(.combinedChanges),
        arguments: [18, 26])
    func inOneTurn(systemVersion: Int) {
        let navigation = CountingNavigation()
        let stage = NavigationStage("A", systemVersion: systemVersion, navigation: navigation, switches: deferred)
        navigation.pushViewController(stage.screen("B"), animated: true)
        navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "AB")
        stage.device.wait(0.1)
        #expect(stage.stack == "AB")
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(navigation.pushes == ["B", "C", "C"])
        #expect(stage.log.lines.filter { $0.hasPrefix("didShow") } == ["didShow(B)", "didShow(C)"])
    }

    @Test(
        "A pop after an animated push in one turn waits and returns nil", .facts(.combinedChanges), arguments: [18, 26])
    func pop(systemVersion: Int) {
        let stage = NavigationStage("A", systemVersion: systemVersion, switches: deferred)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        #expect(stage.navigation.popViewController(animated: true) == nil)
        #expect(stage.stack == "AB")
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage.log.lines.filter { $0.hasPrefix("didShow") } == ["didShow(B)", "didShow(A)"])
    }

    @Test("Changes before the first animated one are combined with it nevertheless", .facts(.combinedChanges))
    func notAnimated() {
        let stage = NavigationStage("A", switches: deferred)
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.navigation.pushViewController(stage.screen("D"), animated: false)
        #expect(stage.stack == "ABC")
        stage.device.settle()
        #expect(stage.stack == "ABCD")
        #expect(stage.log.lines.filter { $0.hasPrefix("didShow") } == ["didShow(C)", "didShow(D)"])
    }

    enum Move: CaseIterable {
        case presentation, dismissal
    }

    @Test(
        "A push during a presentation or a dismissal is made at once, or at its end", .facts(.changesInPresentation),
        arguments: Move.allCases, [false, true])
    func presentation(move: Move, isDeferred: Bool) {
        let stage = NavigationStage("A", switches: { $0.defersChangesInPresentations = isDeferred })
        let navigation = stage.navigation
        if move == .dismissal {
            navigation.present(UIViewController(), animated: true)
            stage.device.settle()
            navigation.dismiss(animated: true)
        } else {
            navigation.present(UIViewController(), animated: true)
        }
        stage.device.wait(0.1)
        navigation.pushViewController(stage.screen("B"), animated: true)
        #expect(stage.stack == (isDeferred ? "A" : "AB"))
        #expect(navigation.popViewController(animated: false)?.title == (isDeferred ? nil : "B"))
        navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        #expect(stage.stack == (isDeferred ? "A" : "AC"))
        stage.device.settle()
        #expect(stage.stack == (isDeferred ? "ABC" : "AC"))
        #expect(navigation.topViewController?.view.window != nil)
    }

    @Test("A push in the completion of a presentation or a dismissal is made at once", .facts(.changesInPresentation))
    func inCompletion() {
        let stage = NavigationStage("A", switches: { $0.defersChangesInPresentations = true })
        let navigation = stage.navigation
        navigation.present(UIViewController(), animated: true) {
            navigation.pushViewController(stage.screen("B"), animated: true)
            #expect(stage.stack == "AB")
        }
        stage.device.settle()
        #expect(stage.stack == "AB")
        navigation.dismiss(animated: true) {
            navigation.pushViewController(stage.screen("C"), animated: true)
            #expect(stage.stack == "ABC")
        }
        stage.device.settle()
        #expect(stage.stack == "ABC")
    }

    @Test("A push on a controller that has just been presented is made at once", .facts(.changesInPresentation))
    func onPresented() {
        let stage = NavigationStage("A", switches: { $0.defersChangesInPresentations = true })
        let sheet = UINavigationController(rootViewController: LoggedScreen("S"))
        stage.navigation.present(sheet, animated: true)
        sheet.pushViewController(LoggedScreen("T"), animated: false)
        #expect(sheet.viewControllers.count == 2)
        stage.device.wait(0.1)
        sheet.pushViewController(LoggedScreen("U"), animated: true)
        #expect(sheet.viewControllers.count == 2)
        stage.device.settle()
        #expect(sheet.viewControllers.count == 3)
    }

    @Test("A push that waits for a presentation comes before later ones", .facts(.changesInPresentation))
    func order() {
        let stage = NavigationStage("A", switches: { $0.defersChangesInPresentations = true })
        let navigation = stage.navigation
        navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.wait(0.1)
        navigation.present(UIViewController(), animated: true)
        navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.3)
        navigation.pushViewController(stage.screen("D"), animated: true)
        #expect(stage.stack == "AB")
        stage.device.settle()
        #expect(stage.stack == "ABCD")
    }
}
