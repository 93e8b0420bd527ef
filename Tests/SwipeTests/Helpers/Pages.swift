import UIKit

/// The pages of a page controller, in order.
final class Pages<Page: UIViewController>: NSObject, UIPageViewControllerDataSource {
    let all: [Page]

    init(_ all: [Page]) {
        self.all = all
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        let index = all.firstIndex { $0 === viewController }!
        return index > 0 ? all[index - 1] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        let index = all.firstIndex { $0 === viewController }!
        return index < all.count - 1 ? all[index + 1] : nil
    }
}
