/// The bar's own appearances (fact G1). A set object is copied. The bar's own copy may be changed in place.
extension UINavigationBar {
    public var standardAppearance: UINavigationBarAppearance {
        get {
            if let own = appearances.standard { return own }
            let own = keep(defaultLook)
            appearances.standard = own
            return own
        }
        set { appearances.standard = keep(newValue) }
    }

    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue.map(keep) }
    }

    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue.map(keep) }
    }

    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = newValue.map(keep) }
    }

    private func keep(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        copy.onChange = { [weak self] in self?.appearanceDidChange() }
        return copy
    }
}
