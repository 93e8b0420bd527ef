import UIKit

/// A screen with two fields, which acts when it appears or leaves.
final class FocusScreen: UIViewController {
    private let name: String
    let field = UITextField(frame: CGRect(x: 40, y: 120, width: 300, height: 40))
    let search = UITextField(frame: CGRect(x: 40, y: 180, width: 300, height: 40))
    var whenAppearing: (FocusScreen) -> Void = { _ in }
    var whenAppeared: (FocusScreen) -> Void = { _ in }
    var whenDisappearing: (FocusScreen) -> Void = { _ in }
    /// Whether the screen itself takes the focus, as a chat with an input bar does.
    var takesFocus = false

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var description: String { name }

    override var canBecomeFirstResponder: Bool { takesFocus }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(field)
        view.addSubview(search)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenAppearing(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenAppeared(self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        whenDisappearing(self)
    }

    /// What has the focus, in a word.
    var focus: String {
        if field.isFirstResponder { return "field" }
        if search.isFirstResponder { return "search" }
        return isFirstResponder ? "screen" : "nothing"
    }
}
