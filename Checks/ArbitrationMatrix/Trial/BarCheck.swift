import UIKit
import UIKitSimulator

/// Compares the bar with what the top screen asks for: the flag, the items, the place on the screen, and the picture.
@MainActor
struct BarCheck {
    private let navigation: UINavigationController
    /// Where the bar was; `nil` if it was hidden.
    private let frame: CGRect?

    /// Notes where the bar is.
    init(of navigation: UINavigationController) {
        self.navigation = navigation
        frame = navigation.isNavigationBarHidden ? nil : navigation.navigationBar.frame
    }

    /// What is wrong with the bar now.
    func faults(in device: SimulatedDevice) -> [String] {
        guard let top = navigation.topViewController as? ContentScreen, top.presentedViewController == nil else {
            return []
        }
        var faults: [String] = []
        let bar = navigation.navigationBar
        if navigation.isNavigationBarHidden != top.hidesBar { faults.append("the flag is \(!top.hidesBar)") }
        let isSeen = !bar.isHidden && bar.alpha == 1 && bar.frame.intersects(navigation.view.bounds)
        if isSeen == top.hidesBar { faults.append(top.hidesBar ? "it is seen" : "it is not seen") }
        if !top.hidesBar, let frame, bar.frame != frame { faults.append("it is at \(bar.frame), not \(frame)") }
        let items = bar.items ?? []
        if items.map(ObjectIdentifier.init) != navigation.viewControllers.map({ ObjectIdentifier($0.navigationItem) }) {
            faults.append("its items are \(items.map { $0.title ?? "" })")
        }
        // Only the bar draws titles: the top screen's, and on the back button that of the screen below.
        let titles = device.picture().texts
        if titles.contains(top.title ?? "") == top.hidesBar { faults.append("the picture shows \(titles)") }
        return faults
    }
}
