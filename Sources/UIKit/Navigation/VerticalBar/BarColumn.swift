/// The column of a vertical bar, in the coordinates of the navigation bar that fills it.
///
/// The navigation bar itself is the horizontal row with the title; its buttons are in the column, outside of its bounds
/// (fact J7).
struct BarColumn: Equatable {
    var side: VerticalBar.Side
    /// Where buttons can be: below the status and above the tab bar.
    var slots: CGRect
    /// Where touches are the bar's.
    var region: CGRect

    /// How many buttons fit.
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
