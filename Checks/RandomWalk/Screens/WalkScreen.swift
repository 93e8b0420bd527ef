import PopNavigation
import TrialTools
import UIKit

/// A screen with preferences.
final class WalkScreen: TrackedScreen, PopGestureConfigurable, PopConfirming, UISearchControllerDelegate {
    /// The present preferences; at first those of the recipe.
    var wishes: Recipe.Wish
    /// What the bar may show while the screen is on top.
    private(set) var bar = BarExpectation()
    private let canvas = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 150))
    private(set) var scrollView: UIScrollView?
    private(set) var textField: UITextField?
    private var table: WalkTable?
    private weak var content: TrackedScreen?
    /// The plain navigation controller inside the screen.
    private(set) weak var flow: UINavigationController?
    /// The recognizer for whose failure the swipe waits.
    private let late = UILongPressGestureRecognizer()

    override init(_ recipe: Recipe, number: Int, ledger: Ledger) {
        wishes = recipe.wishes
        super.init(recipe, number: number, ledger: ledger)
        if recipe.content == .search {
            navigationItem.searchController = UISearchController(searchResultsController: nil)
            navigationItem.searchController?.delegate = self
            // Without this context the outermost controller presents the search.
            definesPresentationContext = number % 2 == 0
        }
        if recipe.content == .flow { embedFlow() }
        guard recipe.content == .wrapper else { return }
        let inner = ledger.makeScreen(Recipe(.plain, recipe.wishes.subtracting([.item, .backless])))
        addChild(inner)
        inner.didMove(toParent: self)
        content = inner
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    private func embedFlow() {
        let flow = ledger.makeFlow((0...number % 3).map { _ in ledger.makeScreen(Recipe(.bare)) })
        addChild(flow)
        flow.didMove(toParent: self)
        self.flow = flow
    }

    /// Adds a long press that delays the swipe. It fails when the finger moves far; if it begins, the swipe fails.
    private func addLateRecognizer() {
        late.minimumPressDuration = 0.3
        late.allowableMovement = 40
        view.addGestureRecognizer(late)
    }

    /// The app's own failure requirements on UIKit's recognizers, which hold for good. A view that precedes the swipe
    /// doesn't wait for it too.
    private func requireFailures() {
        // Those of the recipe: the present ones may have changed since.
        let wishes = recipe.wishes
        guard !wishes.isDisjoint(with: [.ties, .yields]), let navigation = navigationController else { return }
        let own = scrollView?.panGestureRecognizer ?? sidewaysPan
        if own.view == nil { view.addGestureRecognizer(own) }
        let systems = [navigation.interactivePopGestureRecognizer, navigation.interactiveContentPopGestureRecognizer]
        for recognizer in systems.compactMap({ $0 }) {
            if wishes.contains(.ties) {
                recognizer.require(toFail: own)
            } else if !wishes.contains(.precedes) {
                own.require(toFail: recognizer)
            }
        }
    }

    /// The app's own recognizer, such as that of a drawer.
    private lazy var sidewaysPan: UIGestureRecognizer = {
        guard number % 2 == 0 else { return UIPanGestureRecognizer() }
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = number % 4 == 0 ? .left : .right
        return pan
    }()

    override func viewWillAppear(_ animated: Bool) {
        requireFailures()
        if wishes.contains(.delays), number % 2 == 0 {
            (navigationController as? BasicNavigationController)?.popRecognizer?.require(toFail: late)
        }
        super.viewWillAppear(animated)
    }

    /// The pan that waits for every other recognizer; it lies over the content.
    private lazy var patientPan = PatientPan { [unowned self] in ledger.patientPanDidBegin(self) }

    override func viewDidLoad() {
        super.viewDidLoad()
        if recipe.wishes.contains(.patient) { view.addGestureRecognizer(patientPan) }
        if recipe.wishes.contains(.delays) { addLateRecognizer() }
        switch recipe.content {
        case .plain, .bare, .search: break
        case .list:
            scrollView = addScrollView(
                CGRect(x: 0, y: 0, width: 390, height: 844), content: CGSize(width: 390, height: 2000))
        case .slider: view.addSubview(UISlider(frame: CGRect(x: 10, y: 300, width: 300, height: 200)))
        case .carousel, .middle:
            scrollView = addScrollView(
                CGRect(x: 0, y: 250, width: 390, height: 300), content: CGSize(width: 1200, height: 300))
            if recipe.content == .middle { scrollView?.contentOffset.x = 400 }
        case .nested:
            let pager = addScrollView(
                CGRect(x: 0, y: 200, width: 390, height: 500), content: CGSize(width: 1170, height: 500))
            pager.isPagingEnabled = true
            scrollView = pager
            for page in 0..<3 {
                let strip = addScrollView(
                    CGRect(x: page * 390, y: 50, width: 390, height: 200), content: CGSize(width: 900, height: 200))
                pager.addSubview(strip)
            }
        case .canvas: view.addSubview(canvas)
        case .table:
            let table = WalkTable(ledger)
            let tableView = table.makeView(frame: view.bounds)
            tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(tableView)
            (self.table, scrollView) = (table, tableView)
        case .field:
            let field = UITextField(frame: CGRect(x: 20, y: 300, width: 250, height: 60))
            view.addSubview(field)
            textField = field
        case .flow, .wrapper:
            guard let content = flow ?? content else { return }
            content.view.frame = view.bounds
            content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content.view)
        }
    }

    private func addScrollView(_ frame: CGRect, content: CGSize) -> UIScrollView {
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentSize = content
        view.addSubview(scrollView)
        return scrollView
    }

    /// The child with whose preferences a container answers.
    var answering: WalkScreen? { content as? WalkScreen }

    var popPreferences: PopPreferences {
        if let answering { return answering.popPreferences }
        var preferences = PopPreferences()
        if ledger.app == .uikit { return preferences }
        preferences.isGestureEnabled = wishes.contains(.disabled) ? false : wishes.contains(.enabled) ? true : nil
        preferences.area = wishes.contains(.full) ? .full : wishes.contains(.edge) ? .edge : nil
        if ledger.app == .preferences {
            preferences.hidesNavigationBar = hidesNavigationBar
            preferences.navigationBarStyle =
                wishes.contains(.styled) ? NavigationBarStyle(background: .transparent) : nil
        }
        preferences.isKeptForForward = !wishes.contains(.unkept)
        preferences.excludedViews = recipe.content == .canvas ? [canvas] : []
        preferences.excludedRects = wishes.contains(.rect) ? [CGRect(x: 0, y: 200, width: 390, height: 60)] : []
        preferences.precedingViews = wishes.contains(.precedes) ? [scrollView].compactMap { $0 } : []
        if recipe.wishes.contains(.delays), number % 2 == 1 { preferences.precedingViews.append(view) }
        return preferences
    }

    /// Whether no swipe begins at a point in the window.
    func excludes(_ point: CGPoint) -> Bool {
        let views = popPreferences.excludedViews.map { $0.convert($0.bounds, to: nil) }
        return (views + popPreferences.excludedRects.map { view.convert($0, to: nil) }).contains { $0.contains(point) }
    }

    /// What the screen states about the bar; `nil` if it states nothing.
    var hidesNavigationBar: Bool? {
        wishes.contains(.hidden) ? true : wishes.contains(.shown) ? false : nil
    }

    /// Whether the bar is hidden while the screen is on top. The app shows it where a screen has no preference.
    var hidesBar: Bool { hidesNavigationBar ?? false }

    /// Called before a change of the preference that may not be announced.
    func hidesBarWillChange() { bar.willChange(from: hidesBar) }

    /// Called when a change of the preference is announced, or when the screen appears.
    func barIsUpToDate() {
        if navigationItem.searchController?.isActive != true { bar.isUpToDate() }
    }

    func willPresentSearchController(_ searchController: UISearchController) { bar.searchWillBegin() }

    func shouldPop(for trigger: PopTrigger) -> Bool {
        if let answering { return answering.shouldPop(for: trigger) }
        if trigger == .gesture { ledger.gestureAsks(self) }
        ledger.happened(.shouldPop)
        let agrees = ledger.app == .uikit || !wishes.contains(.declines)
        if !agrees { ledger.screenDeclined() }
        return agrees
    }
}

extension UIViewController {
    /// The screen with the preferences that apply to this one.
    var deciding: WalkScreen? {
        (self as? WalkScreen).map { $0.answering ?? $0 }
    }
}
