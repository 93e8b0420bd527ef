/// An action of an alert, which its button performs.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    @preconcurrency public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    public private(set) final var title: String?
    public private(set) final var style = Style.default
    private var handler: ((UIAlertAction) -> Void)?
    open var isEnabled = true

    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    fileprivate func perform() {
        handler?(self)
    }
}

/// A question to the user, with a button for each action. It has no text fields.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    @preconcurrency public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    public private(set) final var preferredStyle = Style.alert
    public private(set) final var actions: [UIAlertAction] = []
    open var message: String?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            Exception.raise(
                .internalInconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            )
        }
        actions.append(action)
    }

    @_documentation(visibility: internal)
    open override func loadView() {
        let texts = [title, message].compactMap { $0 }.map { text in
            let label = UILabel()
            label.text = text
            label.textAlignment = .center
            return label
        }
        // The cancel action is the last.
        let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
        view = AlertView(rows: texts + ordered.map(button))
    }

    /// The handler is called when the alert is gone (fact I23).
    private func button(for action: UIAlertAction) -> UIButton {
        let button = UIButton(
            primaryAction: UIAction(title: action.title ?? "") { [weak self] _ in
                self?.dismiss(animated: true) { action.perform() }
            })
        button.isEnabled = action.isEnabled
        return button
    }
}

/// The rows of an alert, one below the other.
private final class AlertView: UIView {
    private let rows: [UIView]

    init(rows: [UIView]) {
        self.rows = rows
        super.init(frame: .zero)
        backgroundColor = .white
        for row in rows { addSubview(row) }
    }

    required init?(coder: NSCoder) { nil }

    var height: CGFloat { CGFloat(rows.count) * Calibration.Presentation.alertRow }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let y = CGFloat(index) * Calibration.Presentation.alertRow
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: Calibration.Presentation.alertRow)
        }
    }
}

/// Shows an alert in the middle of the screen, or an action sheet at its bottom, and takes the touches outside it.
final class AlertPresentationController: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let alert = presentedViewController as? UIAlertController,
            let view = alert.view as? AlertView
        else { return .zero }
        let bounds = container.bounds
        let size = CGSize(width: Calibration.Presentation.alertWidth, height: view.height)
        let bottom = bounds.height - container.safeAreaInsets.bottom - size.height
        let y = alert.preferredStyle == .alert ? (bounds.height - size.height) / 2 : bottom
        return CGRect(origin: CGPoint(x: (bounds.width - size.width) / 2, y: y), size: size)
    }
}
