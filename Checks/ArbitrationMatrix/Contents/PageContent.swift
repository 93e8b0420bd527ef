import UIKit

/// A page controller with three pages.
@MainActor
final class PageContent: UIPageViewController, UIPageViewControllerDataSource {
    private let pages = (0..<3).map { _ in UIViewController() }

    init(onPage page: Int) {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        dataSource = self
        setViewControllers([pages[page]], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, offset: -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, offset: 1)
    }

    private func page(beside page: UIViewController, offset: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
        return pages.indices.contains(index + offset) ? pages[index + offset] : nil
    }
}
