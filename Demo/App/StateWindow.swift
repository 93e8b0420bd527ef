import DemoScreens
import UIKit

/// A window in front of all others that holds the demo's state for UI tests and lets every touch through.
///
/// A view in the app's own window would be hidden from UI tests behind a modal screen.
final class StateWindow: UIWindow {
    private let stateView: DemoStateView

    init(windowScene: UIWindowScene, showing stateView: DemoStateView) {
        self.stateView = stateView
        super.init(windowScene: windowScene)
        let root = UIViewController()
        root.view.addSubview(stateView)
        rootViewController = root
        windowLevel = .statusBar + 1
        isHidden = false
        // Pushes and the bar's flag are reported by no event. The link keeps the window: both live as long as the app.
        let link = CADisplayLink(target: self, selector: #selector(update))
        link.preferredFramesPerSecond = 10
        link.add(to: .main, forMode: .common)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    @objc private func update() {
        stateView.update()
    }
}
