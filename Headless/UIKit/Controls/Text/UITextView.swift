import Foundation

/// Lines of text that scroll and can be edited. A tap begins editing at the end; the text has one font.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, ContentDrawing {
    private var characters = ""

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
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
    }

    /// The scroll view's delegate under a narrower type, as in Objective-C.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        get { delegateStorage as? any UITextViewDelegate }
        set { delegateStorage = newValue }
    }

    open var text: String! {
        get { characters }
        set {
            characters = newValue ?? ""
            selectedRange = NSRange(location: characters.utf16.count, length: 0)
            setNeedsLayout()
        }
    }

    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsLayout() } }
    open var textColor: UIColor? = .label
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { setNeedsLayout() } }
    /// The selected text, or the caret if it is empty.
    open var selectedRange = NSRange(location: 0, length: 0)

    open var isEditable = true {
        didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
    }

    @_documentation(visibility: internal)
    open override var canBecomeFirstResponder: Bool { isEditable && isUserInteractionEnabled }

    @_documentation(visibility: internal)
    open override var canResignFirstResponder: Bool { delegate?.textViewShouldEndEditing(self) != false }

    @discardableResult @_documentation(visibility: internal)
    open override func becomeFirstResponder() -> Bool {
        if !isFirstResponder, window != nil, delegate?.textViewShouldBeginEditing(self) == false { return false }
        return super.becomeFirstResponder()
    }

    @_documentation(visibility: internal)
    package override func didBecomeFirstResponder() {
        System.current.keyboard.show(for: self)
        delegate?.textViewDidBeginEditing(self)
    }

    /// The keyboard stays if the next first responder receives keys too.
    @_documentation(visibility: internal)
    package override func didResignFirstResponder(next: UIResponder?) {
        if !(next is any UIKeyInput) { System.current.keyboard.hide(for: self) }
        delegate?.textViewDidEndEditing(self)
    }

    /// A touch that no scrolling has cancelled is a tap.
    @_documentation(visibility: internal)
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first, bounds.contains(touch.location(in: self)) { becomeFirstResponder() }
    }

    @_documentation(visibility: internal)
    open var hasText: Bool { !characters.isEmpty }

    @_documentation(visibility: internal)
    open func insertText(_ text: String) {
        replace(selectedRange, with: text)
    }

    @_documentation(visibility: internal)
    open func deleteBackward() {
        if selectedRange.length > 0 { return replace(selectedRange, with: "") }
        guard let caret = Range(selectedRange, in: characters)?.lowerBound, caret > characters.startIndex else {
            return
        }
        replace(NSRange(characters.index(before: caret)..<caret, in: characters), with: "")
    }

    private func replace(_ range: NSRange, with string: String) {
        let isAllowed = delegate?.textView(self, shouldChangeTextIn: range, replacementText: string)
        guard isAllowed != false, let place = Range(range, in: characters) else { return }
        characters.replaceSubrange(place, with: string)
        selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
        setNeedsLayout()
        delegate?.textViewDidChange(self)
    }

    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = CGFloat(lines(of: characters).count) * lineHeight
        contentSize = CGSize(width: bounds.width, height: height + textContainerInset.top + textContainerInset.bottom)
    }

    // Positions and drawing.

    @_documentation(visibility: internal)
    open var selectedTextRange: UITextRange? {
        get { UITextRange(selectedRange) }
        set { if let newValue { selectedRange = newValue.range } }
    }

    private func caret(at offset: Int) -> CGRect {
        let end = characters.utf16.index(characters.startIndex, offsetBy: min(offset, characters.utf16.count))
        let before = lines(of: String(characters[..<end]))
        let width = TextMetrics.width(of: before.last ?? "", font: drawnFont)
        return CGRect(
            x: textArea.minX + (isRightToLeft ? textArea.width - width : width),
            y: textArea.minY + CGFloat(max(0, before.count - 1)) * lineHeight, width: 2, height: lineHeight)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var drawnFont: Drawing.Font { Drawing.Font(font ?? .systemFont(ofSize: 17)) }
    private var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }

    /// The place of the text in the content.
    private var textArea: CGRect {
        let inset = textContainerInset
        let margin = Calibration.Control.textMargin
        return CGRect(
            x: inset.left + margin, y: inset.top, width: max(0, bounds.width - inset.left - inset.right - 2 * margin),
            height: contentSize.height)
    }

    private func lines(of text: String) -> [String] {
        TextMetrics.lines(of: text, font: drawnFont, width: textArea.width)
    }

    package final func draw(into drawing: inout Drawing, bounds: CGRect) {
        var line = CGRect(x: textArea.minX, y: textArea.minY, width: textArea.width, height: lineHeight)
        for string in lines(of: characters) {
            if line.intersects(bounds) {
                drawing.text(
                    string, font: drawnFont, color: (textColor ?? .label).components,
                    alignment: isRightToLeft ? .right : .left, in: line)
            }
            line.origin.y += lineHeight
        }
        guard isFirstResponder else { return }
        let caret = caret(at: selectedRange.location + selectedRange.length)
        drawing.fill(.rect(caret, cornerRadius: 1), with: tintColor.components)
    }
}
