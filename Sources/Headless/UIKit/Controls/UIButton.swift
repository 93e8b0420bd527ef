/// A control with a title, an image, or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
    @preconcurrency public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    public private(set) final var buttonType = ButtonType.custom
    private var titles = ValuesByState<String>()
    private var titleColors = ValuesByState<UIColor>()
    private var images = ValuesByState<UIImage>()
    private var label: UILabel?
    private var picture: UIImageView?

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

    /// The action supplies title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        stateDidChange()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        stateDidChange()
    }

    open func title(for state: State) -> String? { titles.value(for: state) }
    open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) }
    open var currentTitle: String? { titles.value(for: state) }

    open var currentTitleColor: UIColor {
        if let color = titleColors.value(for: state) { return color }
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

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        stateDidChange()
    }

    open func image(for state: State) -> UIImage? { images.value(for: state) }
    open var currentImage: UIImage? { images.value(for: state) }

    open var imageView: UIImageView? {
        if let picture { return picture }
        let picture = UIImageView(image: currentImage)
        self.picture = picture
        addSubview(picture)
        return picture
    }

    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    override func stateDidChange() {
        guard let label = titleLabel else { return }
        label.text = currentTitle
        label.textColor = currentTitleColor
        let alpha = isHighlighted && buttonType == .system ? Calibration.Control.highlightedAlpha : 1
        label.alpha = alpha
        if let image = currentImage {
            imageView?.image = image
            imageView?.alpha = alpha
        }
        picture?.isHidden = currentImage == nil
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

    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// The image precedes the title, and both are aligned together.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        let size = currentImage?.size ?? .zero
        let width = min(size.width, contentRect.width)
        let group = group(imageWidth: width, in: contentRect)
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? group.maxX - width : group.minX
        return middle(of: contentRect, x: x, size: CGSize(width: width, height: size.height))
    }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let imageWidth = min(currentImage?.size.width ?? 0, contentRect.width)
        let group = group(imageWidth: imageWidth, in: contentRect)
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? group.minX : group.minX + imageWidth
        let height = label?.sizeThatFits(.zero).height ?? 0
        return middle(of: contentRect, x: x, size: CGSize(width: group.width - imageWidth, height: height))
    }

    /// The frames of image and title, side by side and as high as the content.
    private func group(imageWidth: CGFloat, in contentRect: CGRect) -> CGRect {
        let width = min(imageWidth + (label?.sizeThatFits(.zero).width ?? 0), contentRect.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            switch contentHorizontalAlignment {
            case .left: contentRect.minX
            case .right: contentRect.maxX - width
            case .leading: isRightToLeft ? contentRect.maxX - width : contentRect.minX
            case .trailing: isRightToLeft ? contentRect.minX : contentRect.maxX - width
            case .center, .fill: contentRect.midX - width / 2
            }
        return CGRect(x: x, y: contentRect.minY, width: width, height: contentRect.height)
    }

    private func middle(of contentRect: CGRect, x: CGFloat, size: CGSize) -> CGRect {
        let height = min(size.height, contentRect.height)
        return CGRect(x: x, y: contentRect.midY - height / 2, width: size.width, height: height)
    }

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        label?.frame = titleRect(forContentRect: contentRect(forBounds: bounds))
        picture?.frame = imageRect(forContentRect: contentRect(forBounds: bounds))
    }

    @_documentation(visibility: internal)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = titleLabel?.sizeThatFits(.zero) ?? .zero
        let image = currentImage?.size ?? .zero
        let margin = contentEdgeInsets == .zero ? Calibration.Control.buttonMargin : 0
        return CGSize(
            width: image.width + text.width + contentEdgeInsets.left + contentEdgeInsets.right,
            height: max(image.height, text.height) + contentEdgeInsets.top + contentEdgeInsets.bottom + 2 * margin
        )
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
