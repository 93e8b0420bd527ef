import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Presentations that are not possible")
struct PresentationRuleTests {
    @Test("A second presentation and one from off the window warn and do nothing", .facts(.presentCall))
    func obstacles() {
        let stage = PresentationStage()
        let (b, c) = (stage.screen("B", .fullScreen), stage.screen("C", .fullScreen))
        stage.a.present(b, animated: true)
        stage.a.present(c, animated: true) { stage.log.add("completion") }
        #expect(stage.device.warnings.last?.contains("which is already presenting") == true)
        stage.device.settle()
        UIViewController().present(c, animated: false)
        #expect(stage.device.warnings.last?.contains("not in the window hierarchy") == true)
        #expect(stage.device.warnings.count == 2)
        #expect(c.presentingViewController == nil && stage.a.presentedViewController === b)
        #expect(!stage.log.lines.contains("completion"))
    }

    @Test("A second dismissal during a dismissal warns and does nothing", .facts(.presentCall))
    func dismissedTwice() {
        let stage = PresentationStage()
        let b = stage.screen("B", .fullScreen)
        stage.a.present(b, animated: false)
        stage.device.settle()
        stage.a.dismiss(animated: true)
        stage.a.dismiss(animated: true) { stage.log.add("second completion") }
        #expect(stage.device.warnings.last?.contains("while a presentation or dismiss is in progress") == true)
        stage.device.settle()
        #expect(stage.a.presentedViewController == nil)
        #expect(!stage.log.lines.contains("second completion"))
    }

    @Test(
        "A dismissal during a presentation is performed after it", .facts(.dismissDuringPresentation),
        arguments: [0, 0.2])
    func dismissedDuringPresentation(delay: TimeInterval) {
        let stage = PresentationStage()
        let b = stage.screen("B", .overFullScreen)
        stage.a.present(b, animated: true) { stage.log.add("presented") }
        if delay > 0 { stage.device.wait(delay) }
        stage.a.dismiss(animated: true) { stage.log.add("dismissed") }
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.viewDidLoad", "B.viewWillAppear presented", "B.viewDidAppear presented", "presented",
                "B.viewWillDisappear dismissed", "B.viewDidDisappear dismissed", "dismissed",
            ])
        #expect(stage.a.presentedViewController == nil && b.presentingViewController == nil)
        #expect(stage.device.warnings.isEmpty)
    }

    @Test(
        "A waiting dismissal calls its completion, even if the window drops the presentation",
        .facts(.dismissDuringPresentation))
    func droppedDuringPresentation() {
        let stage = PresentationStage()
        stage.a.present(stage.screen("B", .overFullScreen), animated: true)
        stage.a.dismiss(animated: true) { stage.log.add("dismissed") }
        stage.device.window.rootViewController = UIViewController()
        stage.device.settle()
        #expect(stage.log.lines.last == "dismissed")
    }

    @Test(
        "In the dismissed screen's viewDidDisappear the presenting screen can present another one",
        .facts(.dismissDuringPresentation),
        arguments: [true, false])
    func presentInViewDidDisappear(animated: Bool) {
        let stage = PresentationStage()
        let (b, c) = (stage.screen("B", .fullScreen), stage.screen("C", .fullScreen))
        stage.a.present(b, animated: false)
        stage.device.settle()
        b.afterDisappearing = { [unowned stage] in stage.a.present(c, animated: animated) }
        b.dismiss(animated: animated)
        stage.device.settle()
        #expect(stage.device.warnings.isEmpty)
        #expect(stage.a.presentedViewController === c && c.view.window != nil)
        #expect(b.presentingViewController == nil && b.view.window == nil)
        c.dismiss(animated: animated)
        stage.device.settle()
        #expect(stage.device.window.subviews == [stage.a.view])
    }

    @Test(
        "The automatic style reads as a form sheet on iOS 18 and later, as a page sheet before",
        .facts(.automaticPresentationStyle),
        arguments: [17, 18, 26])
    func automaticStyle(version: Int) {
        let stage = PresentationStage { $0.systemVersion = version }
        let b = UIViewController()
        #expect(b.modalPresentationStyle == (version >= 18 ? .formSheet : .pageSheet))
        stage.a.present(b, animated: true)
        stage.device.settle()
        #expect(b.presentationController is UISheetPresentationController)
        #expect(b.presentationController?.presentationStyle == b.modalPresentationStyle)
    }

    @Test("A screen that is being dismissed presents nothing", .facts(.presentCall))
    func fromDismissed() {
        let stage = PresentationStage()
        let (b, c) = (stage.screen("B", .fullScreen), stage.screen("C", .fullScreen))
        stage.a.present(b, animated: false)
        stage.device.settle()
        stage.a.dismiss(animated: true)
        b.present(c, animated: true)
        #expect(stage.device.warnings.last?.contains("being dismissed") == true)
        stage.device.settle()
        #expect(stage.a.presentedViewController == nil && c.presentingViewController == nil)
        #expect(stage.device.window.subviews == [stage.a.view])
    }

    @Test(
        "No controller stays in a transition if a call replaces the window's root",
        .facts(.presentCall),
        arguments: [true, false])
    func anotherRoot(isDismissal: Bool) {
        let stage = PresentationStage()
        let b = stage.screen("B", .fullScreen)
        if isDismissal {
            stage.a.present(b, animated: false)
            stage.device.settle()
        }
        stage.log.lines = []
        (isDismissal ? b : stage.a).whenDisappearing = { stage.device.window.rootViewController = UIViewController() }
        if isDismissal { stage.a.dismiss(animated: true) } else { stage.a.present(b, animated: true) }
        stage.device.settle()
        let (shown, other) = isDismissal ? ("B", "A") : ("A", "B")
        #expect(stage.log.lines.filter { $0.hasPrefix("\(shown).view") && $0.contains("isappear") }.count == 2)
        #expect(!stage.log.lines.contains { $0.hasPrefix("\(other).view") && $0.contains("ppear") })
        #expect(stage.a.presentedViewController == nil && b.presentingViewController == nil)
        stage.device.show(stage.a)
        stage.device.settle()
        #expect(stage.log.lines.last == "A.viewDidAppear")
    }

    @Test("A screen that leaves the window presents nothing", .facts(.presentCall))
    func fromLeaving() {
        let stage = PresentationStage()
        let b = stage.screen("B", .fullScreen)
        stage.a.whenDisappearing = { [unowned stage] in stage.a.present(b, animated: true) }
        stage.device.show(UIViewController())
        stage.device.settle()
        #expect(stage.device.warnings.last?.contains("not in the window hierarchy") == true)
        #expect(stage.a.presentedViewController == nil && b.presentingViewController == nil)
    }

    @Test(
        "A presentation does not replace the coordinator of a running push", .facts(.coordinatorLifetime),
        arguments: [true, false])
    func pushGoesOn(animated: Bool) throws {
        let stage = PresentationStage(inNavigation: true)
        let navigation = try #require(stage.root as? UINavigationController)
        navigation.pushViewController(UIViewController(), animated: true)
        let coordinator = try #require(navigation.transitionCoordinator)
        navigation.present(stage.screen("B", .overFullScreen), animated: animated)
        stage.device.wait(0.1)
        #expect(navigation.transitionCoordinator === coordinator)
        stage.device.settle()
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("A controller that presents itself raises an exception", .facts(.presentCall))
    func itself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = PresentationStage()
                stage.a.present(stage.a, animated: true)
            }
        }
        #expect(text(result).contains("NSInvalidArgumentException', reason: 'Application tried to present modal view"))
    }

    @Test("Presenting a child of another controller raises an exception", .facts(.presentCall))
    func child() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = PresentationStage()
                let child = UIViewController()
                UINavigationController().addChild(child)
                let parent = UIViewController()
                parent.addChild(child)
                stage.a.present(child, animated: true)
                _ = parent
            }
        }
        #expect(text(result).contains("that has a parent view controller"))
    }

    @Test("Presenting a controller that is presented already raises an exception", .facts(.presentCall))
    func active() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = PresentationStage()
                let b = stage.screen("B", .overFullScreen)
                stage.a.present(b, animated: false)
                stage.device.settle()
                b.present(b, animated: true)
            }
        }
        #expect(text(result).contains("NSInvalidArgumentException"))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
