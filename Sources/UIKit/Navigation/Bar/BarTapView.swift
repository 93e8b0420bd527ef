/// Something on a bar that a finger can tap: faint while touched; it acts when the finger lifts inside.
class BarTapView: UIControl {
    func tapped() {}

    override func stateDidChange() {
        alpha = isHighlighted ? Calibration.NavigationBar.touchedAlpha : 1
    }

    override func touchDidLift(inside isInside: Bool, event: UIEvent?) {
        if isInside { tapped() }
    }
}
