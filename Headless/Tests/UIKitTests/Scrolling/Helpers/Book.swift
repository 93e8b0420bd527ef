import UIKit
import UIKitSimulator

/// A device that shows numbered pages.
@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let device: SimulatedDevice
    let controller: UIPageViewController
    let log = PageLog()
    private let count: Int

    init(
        pages count: Int, orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat = 0,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        var configuration = SimulatedDevice.Configuration()
        configuration.layoutDirection = direction
        device = SimulatedDevice(configuration)
        self.count = count
        controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: spacing])
        super.init()
        controller.dataSource = self
        controller.delegate = self
        controller.setViewControllers([page(0)], direction: .forward, animated: false)
        device.show(controller)
        log.lines = []
    }

    var scrollView: UIScrollView { controller.view.subviews.first as! UIScrollView }
    var shown: String { controller.viewControllers![0].title! }

    func page(_ number: Int) -> BookPage { BookPage(number, log: log) }

    func swipe(_ direction: CGFloat) {
        device.fingerDrag(
            from: CGPoint(x: 195 - 100 * direction, y: 400), to: CGPoint(x: 195 + 100 * direction, y: 400),
            duration: 0.1)
        device.settle()
    }

    private func page(beside other: UIViewController, by step: Int) -> UIViewController? {
        let number = (other as! BookPage).number + step
        return (0..<count).contains(number) ? page(number) : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, by: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, by: 1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        log.lines.append("willTransition \(pendingViewControllers[0].title!)")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        log.lines.append("didFinish \(previousViewControllers[0].title!) \(completed ? "completed" : "cancelled")")
    }
}

@MainActor
final class PageLog {
    var lines: [String] = []
}

final class BookPage: UIViewController {
    let number: Int
    private let log: PageLog

    init(_ number: Int, log: PageLog) {
        self.number = number
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = "\(number)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(number) willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(number) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(number) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(number) didDisappear") }
}
