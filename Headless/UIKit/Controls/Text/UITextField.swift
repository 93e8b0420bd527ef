import Foundation

/// An editable line of text. Editing happens at its end.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, ContentDrawing {
    @preconcurrency public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case roundedRect = 3
    }

    private var characters = ""

    @_documentation(visibility: internal)
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open weak var delegate: (any UITextFieldDelegate)?

    /// What the app has selected; `nil` for the caret at the end.
    private var selection: NSRange?

    open var text: String? {
        get { characters }
        set { (characters, selection) = (newValue ?? "", nil) }
    }

    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// Only the colour at its start is drawn.
    open var attributedPlaceholder: NSAttributedString? {
        didSet {
            let text = attributedPlaceholder.flatMap { $0.length > 0 ? $0 : nil }
            placeholderColor = text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
    }

    private var placeholderColor: UIColor?
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none

    open var isEditing: Bool { isFirstResponder }

    @_documentation(visibility: internal)
    open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }

    @_documentation(visibility: internal)
    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) != false }

    @discardableResult @_documentation(visibility: internal)
    open override func becomeFirstResponder() -> Bool {
        if !isFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) == false { return false }
        return super.becomeFirstResponder()
    }

    @_documentation(visibility: internal)
    package override func didBecomeFirstResponder() {
        System.current.keyboard.show(for: self)
        delegate?.textFieldDidBeginEditing(self)
        send(.editingDidBegin, event: nil)
    }

    /// The keyboard stays if the next first responder receives keys too.
    @_documentation(visibility: internal)
    package override func didResignFirstResponder(next: UIResponder?) {
        if !(next is any UIKeyInput) { System.current.keyboard.hide(for: self) }
        delegate?.textFieldDidEndEditing(self)
        send(.editingDidEnd, event: nil)
    }

    @_documentation(visibility: internal)
    open var hasText: Bool { !characters.isEmpty }

    /// A return ends the editing only if the field has an action for `.editingDidEndOnExit`.
    @_documentation(visibility: internal)
    open func insertText(_ text: String) {
        guard text != "\n" else {
            guard delegate?.textFieldShouldReturn(self) != false else { return }
            if allControlEvents.contains(.editingDidEndOnExit) {
                send(.editingDidEndOnExit, event: nil)
                resignFirstResponder()
            }
            return
        }
        replace(NSRange(location: characters.utf16.count, length: 0), with: text)
    }

    @_documentation(visibility: internal)
    open func deleteBackward() {
        guard let last = characters.last else { return }
        let length = String(last).utf16.count
        replace(NSRange(location: characters.utf16.count - length, length: length), with: "")
    }

    private func replace(_ range: NSRange, with string: String) {
        let isAllowed = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string)
        guard isAllowed != false, let place = Range(range, in: characters) else { return }
        characters.replaceSubrange(place, with: string)
        send(.editingChanged, event: nil)
    }

    override func touchDidLift(inside isInside: Bool, event: UIEvent?) {
        if isInside { becomeFirstResponder() }
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: borderStyle == .none ? 0 : Calibration.Control.textMargin, dy: 0)
    }

    @_documentation(visibility: internal)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let font = font ?? .systemFont(ofSize: 17)
        let width = TextMetrics.width(of: hasText ? characters : placeholder ?? "", font: Drawing.Font(font))
        let margin = borderStyle == .none ? 0 : Calibration.Control.textMargin
        return CGSize(width: Pixels.roundedUp(width) + 2 * margin, height: font.lineHeight + 2 * margin)
    }

    @_documentation(visibility: internal)
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    package final func draw(into drawing: inout Drawing, bounds: CGRect) {
        if borderStyle != .none {
            let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
            drawing.stroke(
                .rect(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius), with: UIColor.systemGray3.components,
                width: borderStyle == .line ? 1 : 0.5)
        }
        let font = Drawing.Font(font ?? .systemFont(ofSize: 17))
        let area = textRect(forBounds: bounds)
        let shown = hasText ? characters : placeholder ?? ""
        let color = hasText ? textColor ?? .label : placeholderColor ?? .placeholderText
        let text = TextMetrics.truncated(shown, font: font, width: area.width)
        let alignment = drawnAlignment
        drawing.text(text, font: font, color: color.components, alignment: alignment, in: area)
        guard isEditing else { return }
        let caret = caret(in: area, after: hasText ? text : "", font: font)
        drawing.fill(.rect(caret, cornerRadius: 1), with: tintColor.components)
    }

    @_documentation(visibility: internal)
    open var selectedTextRange: UITextRange? {
        get { UITextRange(selection ?? NSRange(location: characters.utf16.count, length: 0)) }
        set { selection = newValue?.range }
    }

    private func caret(in area: CGRect, after text: String, font: Drawing.Font) -> CGRect {
        let width = TextMetrics.width(of: text, font: font)
        let x =
            switch drawnAlignment {
            case .left: area.minX + width
            case .center: area.midX + width / 2
            case .right: area.maxX
            }
        return CGRect(x: x, y: area.midY - font.lineHeight / 2, width: 2, height: font.lineHeight)
    }

    private var drawnAlignment: Drawing.Text.Alignment {
        switch textAlignment {
        case .left, .justified: .left
        case .center: .center
        case .right: .right
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        }
    }
}
