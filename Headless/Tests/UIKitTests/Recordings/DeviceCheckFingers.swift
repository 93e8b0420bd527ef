import UIKit
import UIKitSimulator

/// The gestures for which the device check asks.
@MainActor
struct DeviceCheckFingers {
    private let device: SimulatedDevice
    private let navigation: UINavigationController

    init(_ device: SimulatedDevice, _ navigation: UINavigationController) {
        self.device = device
        self.navigation = navigation
    }

    /// - Parameter interrupts: Whether swipes interrupt transitions, as on iOS 26 and later.
    func play(interrupts: Bool) {
        for (start, distance) in [(19, 120), (21, 120), (4, 195), (4, 215)] { drag(from: start, by: distance) }
        tap(label("Next"))
        drag()
        if interrupts {
            drag(from: 150, by: 200)
            drag(by: 200, in: 0.3)
        }
        for _ in 0..<7 { drag() }
        drag(by: 60)
        drag(by: 60, above: 480)
        device.fingerTap(at: backButton)
        device.settle()
        drag(over: view { $0.accessibilityIdentifier == "grey field" }, by: CGVector(dx: 0, dy: -90))
        drag(over: view { $0 is UISlider }, by: CGVector(dx: 80, dy: 0))
        drag(over: label("The row"), by: CGVector(dx: -150, dy: 0))
        drag(from: CGPoint(x: 200, y: device.window.bounds.height - 330), by: CGVector(dx: 0, dy: 200))
    }

    private func drag(
        from start: Int = 4, by distance: Int = 220, in duration: TimeInterval = 1.5, above bottom: CGFloat = 150
    ) {
        let y = device.window.bounds.height - bottom

        device.fingerDown(at: CGPoint(x: CGFloat(start), y: y))
        device.fingerMove(to: CGPoint(x: CGFloat(start + distance), y: y), duration: duration)
        lift()
    }

    private var backButton: CGPoint {
        // In the column at the left: the middle of its first button.
        if navigation.traitCollection.verticalBarEdge == .leading { return CGPoint(x: 42, y: 86) }
        return CGPoint(x: 30, y: navigation.navigationBar.frame.midY)
    }

    private func drag(over view: UIView?, by distance: CGVector) {
        if let point = middle(of: view) { drag(from: point, by: distance) }
    }

    private func drag(from point: CGPoint, by distance: CGVector) {
        device.fingerDown(at: point)
        device.fingerMove(to: CGPoint(x: point.x + distance.dx, y: point.y + distance.dy), duration: 0.35)
        lift()
    }

    private func lift() {
        device.wait(0.5)
        device.fingerUp()
        device.settle()
    }

    private func tap(_ view: UIView?) {
        guard let point = middle(of: view) else { return }
        device.fingerTap(at: point)
        device.settle()
    }

    private func middle(of view: UIView?) -> CGPoint? {
        view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }

    private func label(_ text: String) -> UIView? { view { ($0 as? UILabel)?.text == text } }

    /// The first view of the top screen that fits.
    private func view(where fits: (UIView) -> Bool) -> UIView? {
        var remaining: [UIView] = navigation.topViewController.map { [$0.view] } ?? []
        while let view = remaining.popLast() {
            if fits(view) { return view }
            remaining += view.subviews
        }
        return nil
    }
}
