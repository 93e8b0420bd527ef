/// A view on a bar that can be tapped. It is faint while touched and acts when the finger lifts inside.
class BarTapView: UIControl {
    func tapped() {}

    /// Whether the button has a round background of its own, as in the column of a vertical bar.
    final var showsPlatter = false {
        didSet {
            guard showsPlatter != oldValue else { return }
            backgroundColor = showsPlatter ? Calibration.VerticalBar.platter : nil
            layer.cornerRadius = showsPlatter ? Calibration.VerticalBar.slot / 2 : 0
        }
    }

    override func stateDidChange() {
        alpha = isHighlighted ? Calibration.NavigationBar.touchedAlpha : 1
    }

    override func touchDidLift(inside isInside: Bool, event: UIEvent?) {
        if isInside { tapped() }
    }
}
