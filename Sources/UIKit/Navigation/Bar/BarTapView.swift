/// Something on a bar that a finger can tap: faint while touched; it acts when the finger lifts inside.
class BarTapView: UIControl {
    func tapped() {}

    /// In the column of a vertical bar a button is on a round plane of its own.
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
