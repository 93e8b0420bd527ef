import Testing
import UIKit
import UIKitSimulator

/// Changes that wait for the end of a transition that hasn't started, or of a presentation.
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

    @Test(
        "Of two animated pushes in one turn, the second waits and is then repeated", .facts(.combinedChanges),
        arguments: [18, 26])
    func inOneTurn(systemVersion: Int) {
        let navigation = CountingNavigation()
        let stage = NavigationStage("A", systemVersion: systemVersion, navigation: navigation)
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
        "A pop that waits returns the present top screen and removes the later top screen", .facts(.combinedChanges),
        arguments: [18, 26])
    func pop(systemVersion: Int) {
        let stage = NavigationStage("A", systemVersion: systemVersion)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.navigation.popViewController(animated: true)?.title == "B")
        #expect(stage.stack == "AB")
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.log.lines.filter { $0.hasPrefix("didShow") } == ["didShow(B)", "didShow(C)", "didShow(B)"])
    }

    @Test(
        "popToViewController that waits returns nil", .facts(.combinedChanges), arguments: [18, 26])
    func popTo(systemVersion: Int) {
        let stage = NavigationStage("AB", systemVersion: systemVersion)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.navigation.popToViewController(stage["A"], animated: true) == nil)
        #expect(stage.stack == "ABC")
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("Screens take no touches while a change waits for a transition", .facts(.combinedChanges))
    func touches() {
        let stage = NavigationStage("A", systemVersion: 26)
        let (b, c) = (stage.screen("B"), stage.screen("C"))
        stage.navigation.pushViewController(b, animated: true)
        stage.navigation.pushViewController(c, animated: true)
        stage.device.wait(0.2)
        #expect(stage.device.window.hitTest(stage.point(380), with: nil) !== b.view)
        stage.device.wait(0.35)
        #expect(stage.stack == "ABC")
        #expect(stage.device.window.hitTest(stage.point(380), with: nil) === c.view)
    }

    @Test(
        "After a change without animation, another such change is made at once",
        .facts(.combinedChanges), arguments: [18, 26])
    func notAnimated(systemVersion: Int) {
        let stage = NavigationStage("A", systemVersion: systemVersion)
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        #expect(stage.stack == "ABC")
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        #expect(stage.stack == "ABC")
        stage.turn()
        #expect(stage.stack == "ABCD")
        stage.device.settle()
        #expect(stage.log.lines.filter { $0.hasPrefix("didShow") } == ["didShow(C)", "didShow(D)"])
    }

    @Test(
        "While a sheet is being presented, an animated change waits, and another one doesn't",
        .facts(.changesInPresentation),
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen], [18, 26])
    func presentation(style: UIModalPresentationStyle, systemVersion: Int) {
        let stage = NavigationStage("A", systemVersion: systemVersion)
        let navigation = stage.navigation
        let sheet = UIViewController()
        sheet.modalPresentationStyle = style
        navigation.present(sheet, animated: true)
        stage.device.wait(0.1)
        navigation.pushViewController(stage.screen("B"), animated: false)
        #expect(stage.stack == "AB")
        navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "AB")
        stage.device.settle()
        #expect(stage.stack == "ABC")
    }

    @Test(
        "During a presentation over a context, a change is dropped with a line in the log",
        .facts(.changesInPresentation),
        arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext], [true, false])
    func dropped(style: UIModalPresentationStyle, animated: Bool) {
        let stage = NavigationStage("AB")
        let navigation = stage.navigation
        let alert = UIViewController()
        alert.modalPresentationStyle = style
        navigation.present(alert, animated: true)
        stage.device.wait(0.1)
        navigation.pushViewController(stage.screen("C"), animated: animated)
        #expect(navigation.popViewController(animated: animated) == nil)
        #expect(stage.device.system.warnings.filter { $0.hasSuffix("will not be updated.") }.count == 2)
        stage.device.settle()
        #expect(stage.stack == "AB")
        navigation.dismiss(animated: true)
        stage.device.wait(0.1)
        navigation.pushViewController(stage.screen("D"), animated: animated)
        #expect(stage.stack == "ABD")
        stage.device.settle()
    }

    @Test(
        "A system can defer all changes during a presentation or a dismissal", .facts(.changesInPresentation),
        arguments: [true, false])
    func deferredPresentation(isDismissal: Bool) {
        let stage = NavigationStage("A", switches: { $0.defersChangesInPresentations = true })
        let navigation = stage.navigation
        navigation.present(UIViewController(), animated: true)
        if isDismissal {
            stage.device.settle()
            navigation.dismiss(animated: true)
        }
        stage.device.wait(0.1)
        navigation.pushViewController(stage.screen("B"), animated: false)
        #expect(stage.stack == "A")
        stage.device.settle()
        #expect(stage.stack == "AB")
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
