extension UIView {
    /// Ends the editing in this view or in what is in it. Only without force may the editing view refuse.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window = windowStorage, let editing = window.firstResponder as? UIView, editing.isDescendant(of: self)
        else { return true }
        if editing.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        editing.didResignFirstResponder(next: nil)
        return true
    }
}
