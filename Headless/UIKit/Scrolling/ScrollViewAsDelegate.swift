/// The scroll view as the delegate of its own pan recognizer.
///
/// UIKit's scroll view conforms to `UIGestureRecognizerDelegate` privately: if an app's subclass declares the
/// conformance, the subclass's methods are called. Swift has no private conformances. A scroll view that does not
/// conform is therefore cast to a subclass that adds only the conformance.
@MainActor
struct ScrollViewAsDelegate {
    private let conforms: Bool

    init(of scrollView: UIScrollView) {
        conforms = scrollView is any UIGestureRecognizerDelegate
    }

    func delegate(_ scrollView: UIScrollView) -> any UIGestureRecognizerDelegate {
        if conforms, let delegate = scrollView as? any UIGestureRecognizerDelegate { return delegate }
        let pointer = Unmanaged.passUnretained(scrollView).toOpaque()
        return Unmanaged<ConformingScrollView>.fromOpaque(pointer).takeUnretainedValue()
    }
}

/// Never instantiated: only its conformance is used.
private final class ConformingScrollView: UIScrollView, UIGestureRecognizerDelegate {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        Self.ask(self, gestureRecognizer)
    }

    /// A separate function, because the compiler would infer from the type of `self` that the method is not overridden.
    @inline(never)
    private static func ask(_ scrollView: UIScrollView, _ recognizer: UIGestureRecognizer) -> Bool {
        scrollView.gestureRecognizerShouldBegin(recognizer)
    }
}
