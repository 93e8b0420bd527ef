/// A container whose pages are turned by scrolling (fact B9).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    final let spacing: CGFloat
    final let scrollView = PageScrollView()
    final var pages = Pages()
    final var turn: PageTurn?
    /// True while the offset is reset, which does not turn a page.
    final var isCentring = false

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing = Self.length(options?[.interPageSpacing])
        super.init(nibName: nil, bundle: nil)
    }

    /// Archives are empty here: the pages are side by side.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        spacing = 0
        super.init(coder: coder)
    }

    /// Apps pass the option as a number of any type.
    private static func length(_ option: Any?) -> CGFloat {
        switch option {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: 0
        }
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Without a data source a finger cannot turn pages. Setting it discards the known neighbours.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            pages.forgetNeighbours()
            updateEdges()
        }
    }

    open var viewControllers: [UIViewController]? {
        ((turn?.isByCode == true ? turn?.incoming : nil) ?? pages.current).map { [$0] } ?? []
    }

    /// Empty: only the page curl has recognizers.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let viewControllers, viewControllers.count == 1 else {
            Exception.raise(
                .invalidArgument,
                "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number "
                    + "required (1) for the requested transition"
            )
        }
        show(viewControllers[0], direction: direction, animated: animated, completion: completion)
    }

    @_documentation(visibility: internal)
    open override func loadView() {
        let view = PageContentView(frame: UIScreen.main.bounds)
        view.layout = { [weak self] in self?.layOutPages() }
        view.addSubview(scrollView)
        scrollView.pages = self
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceHorizontal = navigationOrientation == .horizontal
        scrollView.alwaysBounceVertical = navigationOrientation == .vertical
        self.view = view
    }

    /// Turning a page sends the pages' appearance calls.
    @_documentation(visibility: internal)
    package override var managesChildAppearance: Bool { true }

    @_documentation(visibility: internal)
    package override var childrenForAppearance: [UIViewController] { pages.current.map { [$0] } ?? [] }
}

private final class PageContentView: UIView {
    var layout: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        layout()
    }
}

/// The scroll view of a page controller. As in UIKit its delegate is available to the app.
final class PageScrollView: UIScrollView {
    weak var pages: UIPageViewController?

    override func offsetChanged() {
        pages?.pagesMoved()
    }

    override func dragBegan() {
        pages?.dragBegan()
    }

    override func motionDidEnd() {
        pages?.turnDidEnd()
    }
}
