/// A view on a bar that can be tapped. It is faint while touched and acts when the finger lifts inside.
class BarTapView: UIControl {
    func tapped() {}

    override func stateDidChange() {
        alpha = isHighlighted ? Calibration.NavigationBar.touchedAlpha : 1
    }

    override func touchDidLift(inside isInside: Bool, event: UIEvent?) {
        if isInside { tapped() }
    }
}
