/// The scroll view, seen as the delegate of its own recognizer.
///
/// UIKit's scroll view conforms to `UIGestureRecognizerDelegate` in private: an app's subclass may declare the conformance
/// itself, and its methods are then called. Swift has no private conformances, so a scroll view that does not conform is
/// shown through the conformance of a subclass that adds nothing to it.
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

/// Never made: only its conformance is used.
private final class ConformingScrollView: UIScrollView, UIGestureRecognizerDelegate {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        Self.ask(self, gestureRecognizer)
    }

    /// Kept apart, lest the compiler concludes from the type of `self` that nobody can have overridden the method.
    @inline(never)
    private static func ask(_ scrollView: UIScrollView, _ recognizer: UIGestureRecognizer) -> Bool {
        scrollView.gestureRecognizerShouldBegin(recognizer)
    }
}
