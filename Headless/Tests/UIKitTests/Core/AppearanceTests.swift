import Testing
import UIKit

@MainActor
@Suite("Appearance and containment")
struct AppearanceTests {
    private final class AppearingScreen: UIViewController {
        let name: String
        let log: CallLog

        init(_ name: String, _ log: CallLog) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { log.add("\(name).viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { log.add("\(name).viewWillAppear") }
        override func viewDidAppear(_ animated: Bool) { log.add("\(name).viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { log.add("\(name).viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { log.add("\(name).viewDidDisappear") }
        override func willMove(toParent parent: UIViewController?) {
            log.add("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
        }
        override func didMove(toParent parent: UIViewController?) {
            log.add("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
        }
    }

    @Test("The root of a window appears when the window is shown and disappears when it is replaced")
    func root() {
        let system = System()
        system.activate()
        let log = CallLog()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = AppearingScreen("A", log)
        #expect(log.lines.isEmpty)
        window.makeKeyAndVisible()
        #expect(log.lines == ["A.viewDidLoad", "A.viewWillAppear"])
        system.runLoopTurn()
        #expect(log.lines == ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
        log.lines = []
        window.rootViewController = AppearingScreen("B", log)
        system.runLoopTurn()
        #expect(
            log.lines == [
                "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear",
            ])
    }

    @Test("A child appears with its parent, or when its view is added to a parent on the screen")
    func children() {
        let system = System()
        system.activate()
        let log = CallLog()
        let (parent, first, second) = (AppearingScreen("P", log), AppearingScreen("1", log), AppearingScreen("2", log))
        parent.addChild(first)
        parent.view.addSubview(first.view)
        first.didMove(toParent: parent)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        system.runLoopTurn()
        #expect(
            log.lines == [
                "1.willMove(parent)", "P.viewDidLoad", "1.viewDidLoad", "1.didMove(parent)",
                "P.viewWillAppear", "1.viewWillAppear", "P.viewDidAppear", "1.viewDidAppear",
            ])
        log.lines = []
        parent.addChild(second)
        parent.view.addSubview(second.view)
        second.didMove(toParent: parent)
        system.runLoopTurn()
        #expect(
            log.lines == [
                "2.willMove(parent)", "2.viewDidLoad", "2.viewWillAppear", "2.didMove(parent)", "2.viewDidAppear",
            ])
        log.lines = []
        first.willMove(toParent: nil)
        first.view.removeFromSuperview()
        first.removeFromParent()
        #expect(log.lines == ["1.willMove(nil)", "1.viewWillDisappear", "1.viewDidDisappear", "1.didMove(nil)"])
    }

    @Test(
        "An app's appearance transition ends at the app's call, even if views come and go meanwhile",
        .facts(.appAppearanceCalls))
    func manualTransition() {
        let system = System()
        system.activate()
        let log = CallLog()
        let (parent, old, new) = (AppearingScreen("P", log), AppearingScreen("old", log), AppearingScreen("new", log))
        for child in [old, new] { parent.addChild(child) }
        parent.view.addSubview(old.view)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        system.runLoopTurn()
        new.loadViewIfNeeded()
        log.lines = []
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(new.view)
        old.view.removeFromSuperview()
        system.runLoopTurn()
        #expect(log.lines == ["old.viewWillDisappear", "new.viewWillAppear"])
        log.lines = []
        new.endAppearanceTransition()
        old.endAppearanceTransition()
        #expect(log.lines == ["new.viewDidAppear", "old.viewDidDisappear"])
    }
}
