/// The column of a vertical bar, in the coordinates of its navigation bar.
///
/// The navigation bar itself is the horizontal row with the title. Its buttons are in the column, outside its bounds
/// (fact J7).
struct BarColumn: Equatable {
    var side: VerticalBar.Side
    /// The area for buttons: below the status and above the tab bar.
    var slots: CGRect
    /// The area in which the bar takes touches.
    var region: CGRect

    /// The number of buttons that fit.
    var capacity: Int {
        let pitch = Calibration.VerticalBar.slot + Calibration.VerticalBar.spacing
        return max(1, Int((slots.height + Calibration.VerticalBar.spacing) / pitch))
    }

    /// The frame of the button at `index`, from the top.
    func frame(at index: Int) -> CGRect {
        let slot = Calibration.VerticalBar.slot
        return CGRect(
            x: slots.midX - slot / 2, y: slots.minY + CGFloat(index) * (slot + Calibration.VerticalBar.spacing),
            width: slot, height: slot
        )
    }

    /// The part of a row of this width that the column leaves.
    func row(_ bounds: CGRect) -> CGRect {
        let width = bounds.width - region.width
        return CGRect(x: side == .left ? region.width : 0, y: 0, width: width, height: bounds.height)
    }
}
