/// A difference between a plain controller and the library's after the same steps.
struct Difference {
    enum Kind: String {
        /// The app hangs with only one of the controllers.
        case hung
        /// A swipe begins to pop with a plain controller, and later or not at all here.
        case lost
        /// A swipe begins to pop here, and later or not at all with a plain controller.
        case extra
        /// A pan that waits for every other recognizer begins with a plain controller, and later or not at all here.
        case waiting
        /// The stacks at rest differ.
        case stack
        /// The bars at rest differ.
        case bar
        /// The presented screens at rest differ.
        case covers
        /// A text is being edited with only one of the controllers.
        case focus
    }

    let kind: Kind
    let detail: String
    /// Nil if nothing explains the difference.
    let rule: TwinRule?
}
