import PopNavigation
import UIKit

/// A navigation controller in a window, for tests without fingers and without time.
///
/// A change without animation ends in the layout pass, so these tests don't need a run loop.
@MainActor
final class Fixture {
    let window: UIWindow
    let navigation: BasicNavigationController
    let log: EventLog
    private var screens: [String: TestScreen] = [:]

    /// Shows a stack of screens, one for each letter, the last on top.
    init(
        _ names: String = "AB", isRightToLeft: Bool = false,
        navigation: BasicNavigationController? = nil, setUp: (TestScreen) -> Void = { _ in }
    ) {
        ExpectedWarnings.begin()
        beginWithFreshSystem()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        self.navigation = navigation ?? BasicNavigationController(nibName: nil, bundle: nil)
        log = EventLog(of: self.navigation)
        let screens = names.map { TestScreen(String($0)) }
        for screen in screens {
            self.screens[screen.name] = screen
            setUp(screen)
        }
        self.navigation.viewControllers = screens
        window.rootViewController = self.navigation
        window.isHidden = false
        if isRightToLeft { self.navigation.view.semanticContentAttribute = .forceRightToLeft }
        layOut()
        endTurn()
    }

    isolated deinit {
        window.isHidden = true
        window.rootViewController = nil
    }

    /// The screen of that name, made at the first use.
    func screen(_ name: String) -> TestScreen {
        if let screen = screens[name] { return screen }
        let screen = TestScreen(name)
        screens[name] = screen
        return screen
    }

    func layOut() { window.layoutIfNeeded() }

    /// Lays out, and ends the present turn of the run loop: events about the end of a pop come in the next one.
    func settle() async {
        layOut()
        await nextTurn()
    }

    /// Adds a view to the top screen.
    func add(_ view: UIView) {
        top.view.addSubview(view)
        layOut()
    }

    /// Releases the references to the screens.
    func releaseScreens() { screens = [:] }

    var top: TestScreen { navigation.topViewController as! TestScreen }
    var stack: String { navigation.viewControllers.map { ($0 as? TestScreen)?.name ?? "?" }.joined() }
}
