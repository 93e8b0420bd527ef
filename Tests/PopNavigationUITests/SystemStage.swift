@testable import PopNavigationUI
import UIKit
import UIKitSimulator

/// A device with UIKit's own navigation controller and three screens.
@MainActor
final class SystemStage {
    let device: SimulatedDevice
    let navigation: UINavigationController
    private let isRightToLeft: Bool

    init(
        systemVersion: Int = 26, isRightToLeft: Bool = false,
        navigation: UINavigationController = UINavigationController(rootViewController: UIViewController())
    ) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = systemVersion
        configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        device = SimulatedDevice(configuration)
        self.isRightToLeft = isRightToLeft
        self.navigation = navigation
        for _ in 1...2 { navigation.pushViewController(UIViewController(), animated: false) }
        device.show(navigation)
        device.settle()
    }

    var top: UIViewController { navigation.topViewController! }

    /// A point in the navigation controller's view, by its distance from the leading edge.
    func point(_ distance: CGFloat, y: CGFloat = 400) -> CGPoint {
        CGPoint(x: isRightToLeft ? navigation.view.bounds.width - distance : distance, y: y)
    }

    /// Whether a drag back pops a screen; the stack is restored.
    func pops(from distance: CGFloat, y: CGFloat = 400) -> Bool {
        popsIfPlayed { device.fingerDrag(from: point(distance, y: y), to: point(380, y: y), duration: 0.3) }
    }

    /// Whether two fingers on a trackpad pop a screen; the stack is restored.
    func scrollPops(at distance: CGFloat = 200, y: CGFloat = 400) -> Bool {
        popsIfPlayed {
            let length: CGFloat = isRightToLeft ? -250 : 250
            device.scroll(by: CGVector(dx: length, dy: 0), at: point(distance, y: y), duration: 0.3)
        }
    }

    func tapBackButton() {
        device.fingerTap(at: point(30, y: 69))
        device.settle()
    }

    func popsIfPlayed(_ play: () -> Void) -> Bool {
        let screens = navigation.viewControllers
        play()
        device.settle()
        let isPopped = navigation.viewControllers.count < screens.count
        navigation.setViewControllers(screens, animated: false)
        device.settle()
        return isPopped
    }

    /// Puts a marker into a screen, as a SwiftUI modifier does.
    @discardableResult
    func mark(
        _ value: SystemPopValue, in screen: UIViewController? = nil, frame: CGRect = .zero
    ) -> SystemPopMarker {
        let marker = SystemPopMarker(value)
        marker.frame = frame
        let screen = screen ?? top
        screen.view.addSubview(marker)
        guard screen !== top else { return marker }
        // A covered screen's view joins the window when the screen is shown.
        let screens = navigation.viewControllers
        navigation.popToViewController(screen, animated: false)
        device.settle()
        navigation.setViewControllers(screens, animated: false)
        device.settle()
        return marker
    }
}

/// The permission of UIKit's gestures.
extension SystemPopGestures {
    static let tested: [SystemPopGestures] = [.all, .content(in: .leadingThird), .edgeOnly, .none]
}
