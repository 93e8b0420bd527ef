extension UIView {
    /// Whether the first responder is this view or a view in it.
    final var containsFirstResponder: Bool {
        (windowStorage?.firstResponder as? UIView)?.isDescendant(of: self) == true
    }

    /// Ends the editing in this view and its subviews. Without `force` the editing view may refuse.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard containsFirstResponder, let window = windowStorage, let editing = window.firstResponder else {
            return true
        }
        if editing.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        editing.didResignFirstResponder(next: nil)
        return true
    }
}
