import PopNavigation
import UIKit

extension DemoCase {
    static let forward = DemoCase(
        "forward", .area, title: "Forward again", badge: "↷",
        instruction: "Open the article, scroll it and swipe back. Then drag inwards from the trailing edge.",
        expectation: "The same article comes back, at the place where it was left."
    ) {
        [LibraryForwardScreen($0)]
    } plain: {
        [PlainForwardScreen($0)]
    }
}

/// A screen to which the user comes back from another one.
class ForwardScreen: CaseScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Open the article") { [weak self] in
            self?.navigationController?.pushViewController(ArticleScreen(), animated: true)
        }
    }
}

/// The limit is the stack's, so the screen resets it for the other screens.
final class LibraryForwardScreen: ForwardScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        controller?.forwardLimit = 1
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { controller?.forwardLimit = 0 }
    }
}

/// A text that is longer than the screen.
final class ArticleScreen: UIViewController, NamedScreen {
    private let list = UIScrollView(frame: .zero)
    private let rows = RowList((1...30).map { "Paragraph \($0)" })
    let name = "article"

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "An article"
        view.backgroundColor = Palette.background
        view.addSubview(list)
        list.addSubview(rows)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.boundsBesideBars.insetBy(dx: 16, dy: 0)
        list.frame = view.bounds
        list.contentSize = CGSize(width: view.bounds.width, height: rows.height + 32)
        rows.frame = CGRect(x: content.minX, y: 16, width: content.width, height: rows.height)
    }
}
