#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An invisible view inside a screen that carries the screen's preference about UIKit's own gestures.
final class SystemPopGesturesView: UIView {
    var gestures: SystemPopGestures

    init(_ gestures: SystemPopGestures) {
        self.gestures = gestures
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, let controller = enclosingNavigationController else { return }
        SystemPopGates.of(controller).add(self)
    }

    private var enclosingNavigationController: UINavigationController? {
        let responders = sequence(first: self as UIResponder) { $0.next }
        return responders.lazy.compactMap { ($0 as? UIViewController)?.navigationController }.first { _ in true }
    }
}
#endif
