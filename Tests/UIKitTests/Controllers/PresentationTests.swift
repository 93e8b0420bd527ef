import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Presentation and dismissal: the order of calls")
struct PresentationOrderTests {
    @Test(
        "I1, I2: A full screen, animated: will calls a turn later, did calls at the end, the presented screen's first")
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

    @Test("I1, I2: A full screen, not animated: the same calls, a turn later and all at once")
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
        "I3: What leaves something of the screen below to be seen does not tell that screen",
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

    @Test("I3: From inside a container the outermost one presents, and its children hear of it")
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

    @Test("I5: Dismissing takes all that was presented from there, and only the topmost is seen leaving")
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

    @Test("I5: Screens that nobody else keeps leave together and are freed", arguments: [true, false])
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
        "I5: A screen that presents nothing dismisses itself; one that neither presents nor is presented does nothing")
    func dismissUpwards() {
        let stage = PresentationStage()
        stage.a.dismiss(animated: true) { stage.log.add("completion") }
        stage.device.settle()
        #expect(stage.log.take().isEmpty)
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

@MainActor
@Suite("Presentation: its surroundings")
struct PresentationSurroundingsTests {
    @Test("C5: What is pushed below a full screen waits until that is gone")
    func pushBelow() throws {
        let stage = PresentationStage(inNavigation: true)
        let navigation = try #require(stage.root as? UINavigationController)
        let (b, c) = (stage.screen("B", .fullScreen), stage.screen("C", .automatic))
        stage.a.present(b, animated: false)
        stage.device.settle()
        stage.log.lines = []
        navigation.pushViewController(c, animated: true)
        stage.device.settle()
        #expect(stage.log.take().isEmpty)
        b.dismiss(animated: true)
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "B.viewWillDisappear dismissed", "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear",
                "B.viewDidDisappear dismissed",
            ])
        #expect(navigation.topViewController === c && c.view.window != nil)
    }

    @Test(
        "A window that gets another root drops what the old one presents, at rest and on its way",
        arguments: [0, 0.1, 2.0])
    func newRoot(delay: TimeInterval) {
        let stage = PresentationStage()
        let b = stage.screen("B", .pageSheet)
        stage.a.present(b, animated: true)
        if delay > 0 { stage.device.wait(delay) }
        let next = UIViewController()
        stage.device.show(next)
        stage.device.settle()
        #expect(stage.device.window.subviews == [next.view])
        #expect(b.presentingViewController == nil && stage.a.presentedViewController == nil)
        #expect(b.transitionCoordinator == nil && !b.isBeingPresented)
        next.present(b, animated: true)
        stage.device.settle()
        #expect(next.presentedViewController === b && b.view.window != nil)
    }

    @Test("Actions that a presented screen does not answer go on to the one that presents it")
    func responders() {
        let stage = PresentationStage()
        let b = stage.screen("B", .fullScreen)
        stage.a.present(b, animated: false)
        stage.device.settle()
        #expect(b.next === stage.a)
    }

    @Test("The same screen can be presented again and again")
    func again() {
        let stage = PresentationStage()
        let b = stage.screen("B", .pageSheet)
        let before = stage.device.picture()
        var shown: Picture?
        for _ in 0..<3 {
            stage.a.present(b, animated: true)
            stage.device.settle()
            if let shown { #expect(stage.device.picture() == shown) }
            shown = stage.device.picture()
            b.dismiss(animated: true)
            stage.device.settle()
            #expect(stage.device.picture() == before)
        }
        #expect(b.view.gestureRecognizers == nil)
    }
}

@MainActor
@Suite("Presentation: what is not possible")
struct PresentationRuleTests {
    @Test("I1: A second presentation, one from off the window and one in the middle of another warn and do nothing")
    func obstacles() {
        let stage = PresentationStage()
        let (b, c) = (stage.screen("B", .fullScreen), stage.screen("C", .fullScreen))
        stage.a.present(b, animated: true)
        stage.a.present(c, animated: true) { stage.log.add("completion") }
        #expect(stage.device.warnings.last?.contains("which is already presenting") == true)
        stage.a.dismiss(animated: true)
        #expect(stage.device.warnings.last?.contains("while a presentation or dismiss is in progress") == true)
        stage.device.settle()
        UIViewController().present(c, animated: false)
        #expect(stage.device.warnings.last?.contains("not in the window hierarchy") == true)
        #expect(stage.device.warnings.count == 3)
        #expect(c.presentingViewController == nil && stage.a.presentedViewController === b)
        #expect(!stage.log.lines.contains("completion"))
    }

    @Test("I1: A screen on its way out presents nothing, and leaves nothing behind")
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

    @Test("I1: A window that gets another root in one of the calls leaves nobody half-way", arguments: [true, false])
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

    @Test("I1: A screen that leaves the window presents nothing any more")
    func fromLeaving() {
        let stage = PresentationStage()
        let b = stage.screen("B", .fullScreen)
        stage.a.whenDisappearing = { [unowned stage] in stage.a.present(b, animated: true) }
        stage.device.show(UIViewController())
        stage.device.settle()
        #expect(stage.device.warnings.last?.contains("not in the window hierarchy") == true)
        #expect(stage.a.presentedViewController == nil && b.presentingViewController == nil)
    }

    @Test("C13: A presentation does not take a running push's coordinator away", arguments: [true, false])
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

    @Test("I1: Presenting itself ends the app")
    func itself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = PresentationStage()
                stage.a.present(stage.a, animated: true)
            }
        }
        #expect(text(result).contains("NSInvalidArgumentException', reason: 'Application tried to present modal view"))
    }

    @Test("I1: Presenting a child of another controller ends the app")
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

    @Test("I1: Presenting what is presented elsewhere ends the app")
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

/// A device whose root is screen A, alone or in a navigation controller.
@MainActor
final class PresentationStage {
    let device: SimulatedDevice
    let log = CallLog()
    let a: PresentedScreen
    let root: UIViewController

    init(inNavigation: Bool = false, _ configure: (inout SimulatedDevice.Configuration) -> Void = { _ in }) {
        var configuration = SimulatedDevice.Configuration()
        configure(&configuration)
        device = SimulatedDevice(configuration)
        a = PresentedScreen("A", log)
        a.view.backgroundColor = .white
        root = inNavigation ? UINavigationController(rootViewController: a) : a
        device.show(root)
        device.settle()
        log.lines = []
    }

    func screen(_ name: String, _ style: UIModalPresentationStyle) -> PresentedScreen {
        let screen = PresentedScreen(name, log)
        screen.modalPresentationStyle = style
        return screen
    }
}

/// Writes down its calls, and whether it is being presented or dismissed.
class PresentedScreen: UIViewController {
    let log: CallLog
    /// Called once, in viewWillDisappear.
    var whenDisappearing: (() -> Void)?

    init(_ name: String, _ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ call: String) {
        log.add("\(title ?? "?").\(call)\(isBeingPresented ? " presented" : "")\(isBeingDismissed ? " dismissed" : "")")
    }

    override func viewDidLoad() { add("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { add("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { add("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) {
        add("viewWillDisappear")
        let act = whenDisappearing
        whenDisappearing = nil
        act?()
    }
    override func viewDidDisappear(_ animated: Bool) { add("viewDidDisappear") }
}
