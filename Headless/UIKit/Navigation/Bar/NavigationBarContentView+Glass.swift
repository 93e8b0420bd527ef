/// The layout of an item on the bar of iOS 26 and later: an arrow without a title, and buttons, on plates of glass.
extension NavigationBarContentView {
    func layOutOnGlass(mirrored: Bool, tint: UIColor) {
        let size = bounds.size
        let (plate, margin) = (Calibration.Glass.plate, Calibration.Glass.margin)
        let mirror = { (x: CGFloat, width: CGFloat) in mirrored ? size.width - x - width : x }
        var plates: [GlassPlates.Plate] = []
        var start = margin
        if let backButton {
            backButton.frame = CGRect(x: mirror(start, plate), y: 0, width: plate, height: plate)
            backButton.arrangeInColumn(mirrored: mirrored)
            plates.append(GlassPlates.Plate(frame: backButton.frame))
            start += plate + Calibration.Glass.gap
        }
        let leadingGroups = BarButtonGroups(leading, tint: tint)
        plates += leadingGroups.place(from: start, y: 0, mirror: mirror)
        if leadingGroups.width > 0 { start += leadingGroups.width + Calibration.Glass.gap }
        // The first trailing item is the outermost one.
        let trailingGroups = BarButtonGroups(trailing.reversed(), tint: tint)
        var end = size.width - margin
        if trailingGroups.width > 0 {
            end -= trailingGroups.width
            plates += trailingGroups.place(from: end, y: 0, mirror: mirror)
            end -= Calibration.Glass.gap
        }
        show(plates)
        // A minimized bar is lower than a plate.
        layoutTitle(between: start, and: end, height: min(plate, size.height), mirrored)
    }
}
