import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Presentation and dismissal: the order of calls")
struct PresentationOrderTests {
    @Test(
        "An animated full screen sends will-calls a turn later, did-calls at the end, its own first",
        .facts(.presentCall, .fullScreenOrder)
    )
    func fullScreen() {
        let stage = PresentationStage()
        let b = stage.screen("B", .fullScreen)
        stage.a.present(b, animated: true) { stage.log.add("completion") }
        b.transitionCoordinator?.animate(alongsideTransition: { _ in stage.log.add("alongside") }) { _ in
            stage.log.add("coordinator")
        }
        stage.log.add("returned")
        #expect(stage.a.presentedViewController === b && b.presentingViewController === stage.a)
        stage.device.wait(0)
        #expect(
            stage.log.take() == [
                "B.viewDidLoad", "returned", "A.viewWillDisappear", "B.viewWillAppear presented", "alongside",
            ])
        stage.device.settle()
        #expect(
            stage.log.take() == ["B.viewDidAppear presented", "A.viewDidDisappear", "completion", "coordinator"])
        #expect(stage.a.view.window == nil && b.view.window === stage.device.window)

        stage.a.dismiss(animated: true) { stage.log.add("completion") }
        stage.log.add("returned")
        #expect(stage.a.presentedViewController === b)
        stage.device.wait(0)
        #expect(stage.log.take() == ["returned", "B.viewWillDisappear dismissed", "A.viewWillAppear"])
        #expect(stage.a.view.window != nil)
        stage.device.settle()
        #expect(stage.log.take() == ["A.viewDidAppear", "B.viewDidDisappear dismissed", "completion"])
        #expect(stage.a.presentedViewController == nil && b.presentingViewController == nil)
        #expect(b.view.window == nil)
    }

    @Test(
        "A full screen without animation sends the same calls, a turn later and all at once",
        .facts(.presentCall, .fullScreenOrder))
    func notAnimated() {
        let stage = PresentationStage()
        let b = stage.screen("B", .fullScreen)
        stage.a.present(b, animated: false) { stage.log.add("completion") }
        stage.log.add("returned")
        #expect(b.transitionCoordinator == nil)
        stage.device.wait(0)
        #expect(
            stage.log.take() == [
                "B.viewDidLoad", "returned", "A.viewWillDisappear", "B.viewWillAppear presented",
                "B.viewDidAppear presented", "A.viewDidDisappear", "completion",
            ])
        b.dismiss(animated: false) { stage.log.add("completion") }
        stage.log.add("returned")
        #expect(stage.a.presentedViewController === b)
        stage.device.wait(0)
        #expect(
            stage.log.take() == [
                "returned", "B.viewWillDisappear dismissed", "A.viewWillAppear", "A.viewDidAppear",
                "B.viewDidDisappear dismissed", "completion",
            ])
        #expect(stage.device.now == 0)
    }

    @Test(
        "A presentation that leaves the screen below visible does not send it appearance calls",
        .facts(.presentationContext),
        arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext])
    func partlyCovering(style: UIModalPresentationStyle) {
        let stage = PresentationStage()
        let b = stage.screen("B", style)
        stage.a.present(b, animated: true)
        stage.device.settle()
        stage.a.dismiss(animated: true)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.viewDidLoad", "B.viewWillAppear presented", "B.viewDidAppear presented",
                "B.viewWillDisappear dismissed", "B.viewDidDisappear dismissed",
            ])
        #expect(stage.a.view.window != nil)
    }

    @Test(
        "The outermost container presents for screens in it, and its children get appearance calls",
        .facts(.presentationContext))
    func container() {
        let stage = PresentationStage(inNavigation: true)
        let b = stage.screen("B", .fullScreen)
        stage.a.present(b, animated: true)
        #expect(stage.root.presentedViewController === b)
        #expect(stage.a.presentedViewController === b)
        #expect(b.presentingViewController === stage.root)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear presented", "B.viewDidAppear presented",
                "A.viewDidDisappear",
            ])
        b.dismiss(animated: true)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.viewWillDisappear dismissed", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear dismissed",
            ])
    }

    @Test("A dismissal includes all presentations above; only the topmost screen is animated", .facts(.dismissTarget))
    func chain() {
        let stage = PresentationStage()
        let (b, c) = (stage.screen("B", .pageSheet), stage.screen("C", .fullScreen))
        stage.a.present(b, animated: false)
        stage.device.settle()
        b.present(c, animated: false)
        stage.device.settle()
        #expect(b.view.window == nil && stage.a.view.window != nil)
        stage.log.lines = []
        b.view.backgroundColor = .red
        c.view.backgroundColor = .green
        stage.a.dismiss(animated: true)
        stage.device.wait(0.1)
        let seen = stage.device.picture().svg()
        #expect(seen.contains("#00ff00") && !seen.contains("#ff0000"))
        stage.device.settle()
        #expect(stage.log.take() == ["C.viewWillDisappear dismissed", "C.viewDidDisappear dismissed"])
        #expect(stage.a.presentedViewController == nil && b.presentedViewController == nil)
        #expect(b.presentingViewController == nil && c.presentingViewController == nil)
        #expect(stage.device.window.subviews == [stage.a.view])
    }

    @Test(
        "Screens retained only by their presenters are dismissed together and deallocated", .facts(.dismissTarget),
        arguments: [true, false])
    func chainIsFreed(animated: Bool) {
        let stage = PresentationStage()
        weak var (b, c): (UIViewController?, UIViewController?)
        do {
            let (below, above) = (stage.screen("B", .fullScreen), stage.screen("C", .overFullScreen))
            (b, c) = (below, above)
            stage.a.present(below, animated: false)
            stage.device.settle()
            below.present(above, animated: false)
            stage.device.settle()
        }
        stage.a.dismiss(animated: animated)
        stage.device.settle()
        #expect(b == nil && c == nil)
        #expect(stage.a.view.window != nil)
    }

    @Test(
        "Dismissing a screen that neither presents nor is presented only calls the completion",
        .facts(.dismissDuringPresentation))
    func nothingToDismiss() {
        let stage = PresentationStage()
        stage.a.dismiss(animated: true) { stage.log.add("completion") }
        stage.device.settle()
        #expect(stage.log.take() == ["completion"])
        #expect(stage.device.warnings.isEmpty)
    }

    @Test("A screen that presents nothing dismisses itself", .facts(.dismissTarget))
    func dismissUpwards() {
        let stage = PresentationStage()
        let (b, c) = (stage.screen("B", .pageSheet), stage.screen("C", .pageSheet))
        stage.a.present(b, animated: false)
        stage.device.settle()
        b.present(c, animated: false)
        stage.device.settle()
        c.dismiss(animated: true)
        stage.device.settle()
        #expect(stage.a.presentedViewController === b && b.presentedViewController == nil)
        b.dismiss(animated: true)
        stage.device.settle()
        #expect(stage.a.presentedViewController == nil)
    }
}
