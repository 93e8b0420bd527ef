/// A control with a title.
@preconcurrency @MainActor
open class UIButton: UIControl {
    @preconcurrency public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    public private(set) final var buttonType = ButtonType.custom
    private var titles = ValuesByState<String>()
    private var label: UILabel?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// The action supplies the title.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        stateDidChange()
    }

    open func title(for state: State) -> String? { titles.value(for: state) }
    open var currentTitle: String? { titles.value(for: state) }

    open var currentTitleColor: UIColor {
        if !isEnabled { return .tertiaryLabel }
        return buttonType == .system ? tintColor : .white
    }

    open var titleLabel: UILabel? {
        if let label { return label }
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
        label.textAlignment = .center
        self.label = label
        addSubview(label)
        stateDidChange()
        return label
    }

    override func stateDidChange() {
        guard let label = titleLabel else { return }
        label.text = currentTitle
        label.textColor = currentTitleColor
        label.alpha = isHighlighted && buttonType == .system ? Calibration.Control.highlightedAlpha : 1
        setNeedsLayout()
    }

    @_documentation(visibility: internal)
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    @_documentation(visibility: internal)
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        stateDidChange()
    }

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let label else { return }
        let text = label.sizeThatFits(.zero)
        let (width, height) = (min(text.width, bounds.width), min(text.height, bounds.height))
        label.frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    @_documentation(visibility: internal)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = titleLabel?.sizeThatFits(.zero) ?? .zero
        return CGSize(width: text.width, height: text.height + 2 * Calibration.Control.buttonMargin)
    }

    @_documentation(visibility: internal)
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func touchDidLift(inside isInside: Bool, event: UIEvent?) {
        if isInside { send(.primaryActionTriggered, event: event) }
    }

    @_documentation(visibility: internal)
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !preventsTap(by: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

extension UIControl {
    /// Apple: "Default control actions prevent overlapping gesture recognizer behavior." A tap recognizer of a view
    /// around a button or switch does not recognize a single tap on the control.
    final func preventsTap(by recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}

/// A value for each state of a control; a state without a value has the normal state's.
struct ValuesByState<Value> {
    private var values: [UIControl.State: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    func value(for state: UIControl.State) -> Value? {
        values[state] ?? values[.normal]
    }
}
