/// The buttons of the swipe actions.
final class SwipeActionsView: UIView {
    private let buttons: [UIButton]
    private let isAtLeft: Bool
    /// The width at which all buttons are visible.
    let openWidth: CGFloat

    init(actions: [UIContextualAction], isAtLeft: Bool, perform: @escaping (UIContextualAction, UIView) -> Void) {
        self.isAtLeft = isAtLeft
        buttons = actions.map { action in
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { [unowned button] _ in perform(action, button) }, for: .touchUpInside)
            return button
        }
        openWidth = buttons.reduce(0) { $0 + Self.width(of: $1) }
        super.init(frame: .zero)
        clipsToBounds = true
        // The outermost button is below the others and fills the width of a long swipe.
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("swipe actions from an archive")
    }

    private static func width(of button: UIButton) -> CGFloat {
        let text = button.titleLabel?.sizeThatFits(.zero).width ?? 0
        return max(Calibration.Table.actionWidth, text + 2 * Calibration.Table.margin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let share = openWidth > 0 ? bounds.width / openWidth : 0
        var used: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            // The last button reaches the row's edge.
            let width = index == buttons.count - 1 ? bounds.width - used : Self.width(of: button) * share
            button.frame = CGRect(
                x: isAtLeft ? used : bounds.width - used - width, y: 0, width: width, height: bounds.height)
            used += width
        }
    }
}
