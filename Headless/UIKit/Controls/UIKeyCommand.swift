/// The modifier keys of a hardware keyboard.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The superclass of key commands. Commands of menus, which don't open here, can't be made.
open class UICommand: UIMenuElement {}

/// A key of a hardware keyboard, with modifiers, that performs an action (fact I26).
open class UIKeyCommand: UICommand {
    private let actionStorage: Selector?
    private let inputStorage: String?
    private let flags: UIKeyModifierFlags

    open var action: Selector? { actionStorage }
    open var input: String? { inputStorage }
    open var modifierFlags: UIKeyModifierFlags { flags }
    open var discoverabilityTitle: String?
    open var attributes: Attributes = []
    open var state = State.off
    /// Whether right to left exchanges brackets and horizontal arrows.
    open var allowsAutomaticMirroring = true

    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (actionStorage, inputStorage, flags) = (action, input, modifierFlags)
        super.init(titled: "", image: nil)
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        Exception.unsupported("key commands from an archive")
    }

    @_documentation(visibility: internal)
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }

    @_documentation(visibility: internal)
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }

    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"

    /// Whether the command belongs to a key with these modifiers.
    final func matches(_ press: KeyPress, isMirrored: Bool) -> Bool {
        guard let input, attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
        let key = isMirrored && allowsAutomaticMirroring ? Self.mirrored[input] ?? input : input
        return key == press.input && modifierFlags == press.modifierFlags
    }

    private nonisolated static let mirrored = [
        "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
        inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow,
    ]
}
