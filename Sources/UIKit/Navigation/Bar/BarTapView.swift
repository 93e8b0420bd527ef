/// Something on a bar that a finger can tap: it darkens while touched and acts when the finger lifts inside.
class BarTapView: UIView {
    private var isTouched = false

    var isEnabled: Bool { true }

    func tapped() {}

    /// How far a finger may leave the view and still tap it.
    private var reach: CGRect {
        bounds.insetBy(dx: -Calibration.NavigationBar.tapReach, dy: -Calibration.NavigationBar.tapReach)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        setTouched(true)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        setTouched(reach.contains(touch.location(in: self)))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTouched else { return }
        setTouched(false)
        tapped()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        setTouched(false)
    }

    private func setTouched(_ touched: Bool) {
        guard touched != isTouched else { return }
        isTouched = touched
        alpha = touched ? Calibration.NavigationBar.touchedAlpha : 1
    }
}
