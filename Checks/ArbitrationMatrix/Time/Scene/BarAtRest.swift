import UIKit
import UIKitSimulator

/// Where the bar and its back button are on a device at rest, found with a plain controller.
@MainActor
struct BarAtRest {
    let frame: CGRect
    /// The middle of the back button, in the window.
    let backButton: CGPoint
    private static var known: [Surroundings: BarAtRest] = [:]

    static func on(_ surroundings: Surroundings) -> BarAtRest {
        if let known = known[surroundings] { return known }
        let bar = BarAtRest(on: surroundings)
        known[surroundings] = bar
        return bar
    }

    private init(on surroundings: Surroundings) {
        let device = surroundings.makeDevice()
        let navigation = UINavigationController()
        navigation.viewControllers = ["A", "B"].map { TimedScreen($0, hidesBar: false) { _ in } }
        device.show(navigation)
        device.settle()
        guard let button = Self.backButtons(in: navigation.view).first else {
            preconditionFailure("no back button on \(surroundings)")
        }
        frame = navigation.navigationBar.frame
        backButton = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    }

    /// What is wrong with the bar of a controller at rest.
    func faults(of navigation: UINavigationController, in device: SimulatedDevice) -> [String] {
        guard let top = navigation.topViewController as? TimedScreen else { return ["the top is no screen of the app"] }
        var faults: [String] = []
        let bar = navigation.navigationBar
        if navigation.isNavigationBarHidden != top.hidesBar { faults.append("the flag is \(!top.hidesBar)") }
        let visible = bar.frame.intersection(navigation.view.bounds)
        let isSeen = !bar.isHidden && bar.alpha == 1 && visible.width > 0 && visible.height > 0
        if isSeen == top.hidesBar { faults.append(top.hidesBar ? "it is seen" : "it is not seen") }
        if !top.hidesBar, bar.frame != frame { faults.append("it is at \(bar.frame), not \(frame)") }
        let items = bar.items ?? []
        if items.map(ObjectIdentifier.init) != navigation.viewControllers.map({ ObjectIdentifier($0.navigationItem) }) {
            faults.append("its items are \(items.map { $0.title ?? "" })")
        }
        let touched = device.window.hitTest(backButton, with: nil)
        let hasButton = navigation.viewControllers.count > 1 && !top.hidesBar
        if touched.map(Self.isBackButton) != hasButton {
            faults.append("a touch where the back button is meets \(touched.map { "\(type(of: $0))" } ?? "no view")")
        }
        // Only the bar draws titles: the top screen's, and on the back button that of the screen below.
        let titles = device.picture().texts
        if titles.contains(top.name) == top.hidesBar { faults.append("the picture shows \(titles)") }
        return faults
    }

    /// The button's class is UIKit's own, and not public.
    private static func isBackButton(_ view: UIView) -> Bool { "\(type(of: view))".contains("BackButton") }

    private static func backButtons(in view: UIView) -> [UIView] {
        isBackButton(view) ? [view] : view.subviews.flatMap(backButtons(in:))
    }
}
