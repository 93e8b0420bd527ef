import PopNavigation
import UIKit

/// The demo's first screen: the cases, by section.
public class MenuScreen: UIViewController, NamedScreen, PopEventDisplay {
    static let name = "menu"
    static let title = "PopNavigation"
    private let scrollView = UIScrollView(frame: .zero)
    private let intro = UILabel(
        "Each screen shows one behaviour. Open it, and follow its card.",
        font: Palette.body, color: Palette.secondaryInk)
    /// The observation that shows pop events on the screens. It ends with the menu.
    var observation: PopObservation?
    /// Receives the pop events of every stack.
    var observer: ((PopEvent) -> Void)?
    private var sections: [(heading: UILabel, group: UIView, rows: [MenuRow])] = []
    var name: String { Self.name }

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = Self.title
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        title = Self.title
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        // Visible beside the screen that an unfolded iPhone Duo moves back after a cancelled swipe.
        navigationController?.view.backgroundColor = Palette.background
        view.backgroundColor = Palette.background
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        scrollView.addSubview(intro)
        for section in DemoSection.allCases {
            let heading = UILabel(
                SystemLook.heading(section.rawValue), font: SystemLook.headingFont, color: Palette.secondaryInk)
            let rows = DemoCase.all.filter { $0.section == section }.map { demoCase in
                MenuRow(demoCase) { [weak self] in
                    guard let navigationController = self?.navigationController else { return }
                    demoCase.open(in: navigationController)
                }
            }
            rows.last?.showsLine = false
            let group = UIView(frame: .zero)
            group.layer.cornerRadius = SystemLook.groupRadius
            group.clipsToBounds = true
            for row in rows { group.addSubview(row) }
            scrollView.addSubview(heading)
            scrollView.addSubview(group)
            sections.append((heading, group, rows))
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let content = view.boundsBesideBars
        let width = min(content.width - 32, 560)
        let left = content.midX - width / 2
        var top: CGFloat = 16
        // The height fits two lines, so the rows do not move when the text changes.
        let introHeight: CGFloat = 40
        intro.frame = CGRect(x: left + 16, y: top, width: width - 32, height: introHeight)
        top += introHeight + 20
        for (heading, group, rows) in sections {
            heading.frame = CGRect(x: left + 16, y: top, width: width - 32, height: 18)
            top += 26
            group.frame = CGRect(x: left, y: top, width: width, height: CGFloat(rows.count) * 56)
            for (index, row) in rows.enumerated() {
                row.frame = CGRect(x: 0, y: CGFloat(index) * 56, width: width, height: 56)
            }
            top += group.bounds.height
            top += 22
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: top)
    }

    /// Scrolls to the case's row, and returns it.
    public func reveal(_ name: String) -> UIView? {
        guard let row = sections.flatMap(\.rows).first(where: { $0.demoCase.name == name }) else { return nil }
        view.layoutIfNeeded()
        let frame = row.convert(row.bounds, to: scrollView)
        scrollView.scrollRectToVisible(frame.insetBy(dx: 0, dy: -24), animated: false)
        return row
    }

    func show(_ event: PopEvent) {
        // The menu shows how screens were left.
        switch event {
        case .refused, .didRemove: break
        default: intro.text = event.sentence + "."
        }
    }
}
