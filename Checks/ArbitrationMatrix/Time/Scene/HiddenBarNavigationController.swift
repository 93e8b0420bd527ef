@testable import UIKit

/// A plain controller as apps adapt it for screens without a bar: the swipe back works there too.
///
/// UIKit's own delegate refuses the swipe while the bar is hidden. Apps replace it by one that allows the swipe.
final class HiddenBarNavigationController: UINavigationController, UIGestureRecognizerDelegate {
    private let systemVersion: Int
    /// Whether a swipe may begin during a transition while the bar is hidden. UIKit's own delegate never asks that
    /// question.
    private let interrupts: Bool

    init(systemVersion: Int, interrupts: Bool) {
        (self.systemVersion, self.interrupts) = (systemVersion, interrupts)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
        if systemVersion >= 26 { interactiveContentPopGestureRecognizer?.delegate = self }
    }

    /// The conditions of UIKit's delegate, except the bar. Where that delegate lets no swipe interrupt (fact F2), a
    /// visible bar doesn't either.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        if viewControllers.count < 2 { return false }
        let isUIKitsToAllow = !isNavigationBarHidden && System.current.switches.swipesInterrupt
        let mayInterrupt = systemVersion >= 26 && (interrupts || isUIKitsToAllow)
        if transitionCoordinator != nil, !mayInterrupt { return false }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return pan.translation(in: view).x * (isMirrored ? -1 : 1) >= 0
    }
}
