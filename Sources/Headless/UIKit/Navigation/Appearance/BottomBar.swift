/// A tab bar or a toolbar. The look is the bar's own appearance, or comes from the properties that precede iOS 13.
@MainActor
protocol BottomBar: UIView {
    associatedtype Appearance: UIBarAppearance

    /// The appearance that the app has set or read; nil before.
    var ownAppearance: Appearance? { get set }
    var isTranslucent: Bool { get }
    var barTintColor: UIColor? { get }
}

extension BottomBar {
    /// The current look.
    var look: Appearance { ownAppearance ?? legacyLook }

    /// The bar's own appearance, which the app may change in place. A set object is copied.
    var editableAppearance: Appearance {
        get {
            if let ownAppearance { return ownAppearance }
            let own = keep(legacyLook)
            ownAppearance = own
            return own
        }
        set {
            ownAppearance = keep(newValue)
            setNeedsLayout()
        }
    }

    private func keep(_ appearance: Appearance) -> Appearance {
        let copy = Appearance(barAppearance: appearance)
        copy.onChange = { [weak self] in self?.setNeedsLayout() }
        return copy
    }

    private var legacyLook: Appearance {
        let look = Appearance(barAppearance: UIBarAppearance(idiom: .phone))
        if !isTranslucent { look.configureWithOpaqueBackground() }
        if let barTintColor { look.backgroundColor = barTintColor }
        return look
    }
}
