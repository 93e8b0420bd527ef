import DemoScreens
import PopNavigation
@testable import UIKit

/// Features for which UIKit has no API that all supported SDKs declare.
@MainActor enum HostFeatures {
    static func offer() {
        DemoHost.zoom = { screen, rule, source in
            guard system >= 18 else { return }
            screen.preferredTransition = .zoom(options: .with(rule, for: screen)) { _ in source() }
        }
        DemoHost.minimizesBar = { $0.navigationBarMinimization.minimizationBehavior = .onScrollDown }
        DemoHost.swipeRows = { titles, action in
            system >= 27 ? HeadlessSwipeRows(titles, action: action) : nil
        }
    }

    /// The major version of the active device.
    private static var system: Int { Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0 }
}

/// Rows in a scroll view, with the swipe actions that SwiftUI supplies on iOS 27.
private final class HeadlessSwipeRows: UIViewController {
    private let scrollView = UIScrollView(frame: .zero)
    private let rows: [SwipeActionsRow]
    private lazy var container = SwipeActionsContainer(scrollView)

    init(_ titles: [String], action: String) {
        rows = titles.map { title in
            let row = SwipeActionsRow(frame: .zero)
            let label = UILabel(frame: .zero)
            label.text = title
            row.content.backgroundColor = .secondarySystemGroupedBackground
            row.content.addSubview(label)
            let pin = UIContextualAction(style: .normal, title: action) { _, _, done in done(true) }
            pin.backgroundColor = .systemOrange
            row.leading = UISwipeActionsConfiguration(actions: [pin])
            return row
        }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        for row in rows {
            scrollView.addSubview(row)
            container.add(row)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * 57, width: view.bounds.width, height: 56)
            row.content.subviews[0].frame = row.bounds.insetBy(dx: 16, dy: 0)
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * 57)
    }
}
