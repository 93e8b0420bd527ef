/// The swipe actions of a row, the outermost first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Whether a swipe across the whole row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Called with the action, its button, and a completion handler.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    @preconcurrency public enum Style: Int, Sendable {
        case normal = 0
        case destructive = 1
    }

    public let style: Style
    public let handler: Handler
    open var title: String?
    private var color: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// Red for a destructive action, grey for others, unless set.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray) }
        set { color = newValue }
    }
}
