import PopNavigation
import UIKit

extension DemoCase {
    static let pageController = DemoCase(
        "page-controller", .scrolling, title: "A page controller", badge: "❏",
        instruction: "Drag back on the first page, then on the second.",
        expectation: "On the first page the screen pops, on the second the first comes back, as it should.",
        refusals: [.scrollViewOwnsDrag]
    ) { [PageControllerScreen($0)] }
}

/// The system's page controller.
final class PageControllerScreen: CaseScreen, UIPageViewControllerDataSource {
    private let pageController = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    private let pages = (1...3).map { NumberedPage($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        pageController.dataSource = self
        pageController.setViewControllers([pages[0]], direction: .forward, animated: false)
        addChild(pageController)
        stage.addSubview(pageController.view)
        pageController.didMove(toParent: self)
    }

    override func layOutStage(_ bounds: CGRect) {
        pageController.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(min(bounds.height, 240), 0))
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        neighbour(of: viewController, by: -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        neighbour(of: viewController, by: 1)
    }

    private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step) else {
            return nil
        }
        return pages[index + step]
    }
}

extension PageControllerScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .full) }
}

/// A page that shows its number.
final class NumberedPage: UIViewController {
    private let card: UILabel

    init(_ number: Int) {
        card = UILabel(
            "Page \(number)", font: .systemFont(ofSize: 22, weight: .semibold), color: .white, alignment: .center)
        card.backgroundColor = Palette.tile(number)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.layer.cornerRadius = 16
        card.clipsToBounds = true
        view.addSubview(card)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = view.bounds.insetBy(dx: 16, dy: 4)
    }
}
