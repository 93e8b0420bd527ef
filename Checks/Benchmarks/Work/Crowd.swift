import UIKit

/// Large numbers of views, recognizers or scroll views under a finger.
@MainActor
enum Crowd: String {
    case views, recognizers
    case scrollViews = "scroll views"

    func gather(_ count: Int, in screen: UIViewController) {
        switch self {
        case .views:
            nest(count, in: screen) { UIView(frame: $0) }
        case .recognizers:
            for _ in 0..<count { screen.view.addGestureRecognizer(UITapGestureRecognizer()) }
        case .scrollViews:
            nest(count, in: screen) { bounds in
                let scrollView = UIScrollView(frame: bounds)
                scrollView.contentSize = CGSize(width: bounds.width, height: bounds.height * 2)
                return scrollView
            }
        }
    }

    /// Nests views, each as large as the screen.
    private func nest(_ count: Int, in screen: UIViewController, _ make: (CGRect) -> UIView) {
        var host: UIView = screen.view
        for _ in 0..<count {
            let view = make(host.bounds)
            host.addSubview(view)
            host = view
        }
    }
}
