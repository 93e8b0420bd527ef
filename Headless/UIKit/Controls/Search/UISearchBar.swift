/// A search field with a cancel button.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    private let field = UISearchTextField()
    private lazy var cancelButton = UIButton(
        type: .system, primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancelled() })
    private lazy var fieldDelegate = SearchFieldDelegate(of: self)
    private var showsCancel = false
    /// Called before the delegate: the search controller of this bar.
    final weak var controller: UISearchController?

    @_documentation(visibility: internal)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(field)
        field.delegate = fieldDelegate
        field.placeholder = "Search"
        field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    }

    open weak var delegate: (any UISearchBarDelegate)?

    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            controller?.searchTextChanged()
        }
    }

    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    open var searchTextField: UISearchTextField { field }

    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != showsCancel else { return }
        showsCancel = showsCancelButton
        if showsCancelButton {
            // The button moves in from the side without a change of its size.
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let (width, height) = (cancelButton.sizeThatFits(.zero).width, Calibration.Search.fieldHeight)
            cancelButton.frame = CGRect(
                x: isRightToLeft ? -width : bounds.width, y: bounds.midY - height / 2, width: width, height: height)
            addSubview(cancelButton)
        } else {
            cancelButton.removeFromSuperview()
        }
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Calibration.Search.duration) { self.layoutIfNeeded() }
    }

    private func textChanged() {
        controller?.searchTextChanged()
        delegate?.searchBar(self, textDidChange: field.text ?? "")
    }

    private func cancelled() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }

    final func didBeginEditing() {
        controller?.isActive = true
        delegate?.searchBarTextDidBeginEditing(self)
    }

    @_documentation(visibility: internal)
    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    @_documentation(visibility: internal)
    open override var isFirstResponder: Bool { field.isFirstResponder }

    @discardableResult @_documentation(visibility: internal)
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult @_documentation(visibility: internal)
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    @_documentation(visibility: internal)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Calibration.Search.barHeight)
    }

    @_documentation(visibility: internal)
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Calibration.Search.barHeight)
    }

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = Calibration.Search.fieldHeight
        var area = bounds.insetBy(dx: Calibration.Search.margin, dy: 0)
        area.origin.y = bounds.midY - height / 2
        area.size.height = height
        if showsCancel {
            let width = cancelButton.sizeThatFits(.zero).width
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            cancelButton.frame = CGRect(
                x: isRightToLeft ? area.minX : area.maxX - width, y: area.minY, width: width, height: height)
            if isRightToLeft { area.origin.x += width + Calibration.Search.margin }
            area.size.width -= width + Calibration.Search.margin
        }
        field.frame = area
    }
}

/// The field's delegate: forwards its calls to the search bar's delegate.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(of bar: UISearchBar) {
        self.bar = bar
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.didBeginEditing()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        bar.delegate?.searchBarTextDidEndEditing(bar)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return true
    }
}
