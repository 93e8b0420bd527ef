import TrialTools
import UIKit

/// A screen with a kind of content and an optional recognizer. The system's pop recognizers may require the failure of
/// that recognizer.
final class PlainWalkScreen: UIViewController {
    enum PlainContent: CaseIterable {
        case blank, table, carousel, pager, controls, search
    }

    enum Recognizer: CaseIterable {
        case none, tap, longPress, pan, edgePan
    }

    private let content: PlainContent
    private let recognizer: Recognizer
    private let isTiedToEdge: Bool
    private let hidesBar: Bool
    /// Runs once, in the next appearance callback.
    static var reaction: ((PlainWalkScreen) -> Void)?

    init(_ random: inout SeededGenerator) {
        content = random.pick(PlainContent.allCases)
        recognizer = random.pick(Recognizer.allCases)
        isTiedToEdge = random.percent(50)
        hidesBar = random.percent(15)
        super.init(nibName: nil, bundle: nil)
        title = "\(content)"
        hidesBottomBarWhenPushed = random.percent(20)
        if random.percent(10) { navigationItem.hidesBackButton = true }
        if random.percent(15) { preferredTransition = .zoom { _ in nil } }
        if random.percent(20) { navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let full: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
        switch content {
        case .blank: break
        case .table:
            let table = UITableView(frame: view.bounds)
            table.autoresizingMask = full
            view.addSubview(table)
        case .carousel, .pager:
            let scrollView = UIScrollView(frame: view.bounds)
            scrollView.contentSize = CGSize(width: view.bounds.width * 3, height: 200)
            scrollView.isPagingEnabled = content == .pager
            scrollView.autoresizingMask = full
            view.addSubview(scrollView)
        case .controls:
            view.addSubview(UISlider(frame: CGRect(x: 0, y: 300, width: 300, height: 40)))
            view.addSubview(UITextField(frame: CGRect(x: 20, y: 400, width: 300, height: 40)))
            view.addSubview(UISwitch(frame: CGRect(x: 20, y: 500, width: 60, height: 40)))
        case .search: navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
        addRecognizer()
    }

    private func addRecognizer() {
        let made: UIGestureRecognizer
        switch recognizer {
        case .none: return
        case .tap: made = UITapGestureRecognizer()
        case .longPress: made = UILongPressGestureRecognizer()
        case .pan: made = UIPanGestureRecognizer()
        case .edgePan:
            let edgePan = UIScreenEdgePanGestureRecognizer()
            edgePan.edges = .left
            made = edgePan
        }
        view.addGestureRecognizer(made)
        guard isTiedToEdge else { return }
        navigationController?.interactivePopGestureRecognizer?.require(toFail: made)
        navigationController?.interactiveContentPopGestureRecognizer?.require(toFail: made)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
        react()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        react()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        react()
    }

    private func react() {
        let reaction = Self.reaction
        Self.reaction = nil
        reaction?(self)
    }
}
