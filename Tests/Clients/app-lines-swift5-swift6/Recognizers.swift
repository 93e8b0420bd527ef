import PopNavigation
import UIKit

/// Failure requirements in both directions and a target, which stay, and what replaces them.
final class GalleryScreen: UIViewController, PopGestureConfigurable {
    private let carousel = UIScrollView()
    private let zoom = UIPanGestureRecognizer()
    private var progress: PopObservation?

    var popPreferences: PopPreferences { PopPreferences(precedingViews: [carousel]) }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let edge = navigationController?.interactivePopGestureRecognizer else { return }
        edge.require(toFail: carousel.panGestureRecognizer)
        zoom.require(toFail: edge)
        edge.addTarget(self, action: #selector(edgeDidChange))
        progress = basicNavigationController?.observePopProgress { [weak self] _, share in
            self?.view.alpha = 1 - share
        }
    }

    @objc private func edgeDidChange(_ recognizer: UIGestureRecognizer) {
        carousel.isScrollEnabled = recognizer.state == .possible
    }
}
