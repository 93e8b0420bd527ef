/// The supported symbols of bar buttons, as strokes. Any other symbol is a circle.
@MainActor
enum BarSymbol {
    static func draw(_ name: String?, color: UIColor, at centre: CGPoint, into drawing: inout Drawing) {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: centre.x + x, y: centre.y + y) }
        func line(_ path: Drawing.Path) {
            drawing.stroke(path, with: color, width: Calibration.NavigationBar.symbolStroke)
        }
        switch name {
        case "plus":
            line(.line(point(-8, 0), point(8, 0)))
            line(.line(point(0, -8), point(0, 8)))
        case "xmark":
            line(.line(point(-7, -7), point(7, 7)))
            line(.line(point(-7, 7), point(7, -7)))
        case "chevron.left", "chevron.backward":
            line(.line(point(4, -8), point(-4, 0), point(4, 8)))
        case "chevron.right", "chevron.forward":
            line(.line(point(-4, -8), point(4, 0), point(-4, 8)))
        case "line.3.horizontal", "line.horizontal.3":
            for y in [-6, 0, 6] as [CGFloat] { line(.line(point(-9, y), point(9, y))) }
        case "ellipsis":
            for x in [-7, 0, 7] as [CGFloat] {
                drawing.fill(.capsule(CGRect(origin: point(x - 2, -2), size: CGSize(width: 4, height: 4))), with: color)
            }
        case "square.and.arrow.up":
            line(.line(point(-4, -2), point(-8, -2), point(-8, 9), point(8, 9), point(8, -2), point(4, -2)))
            line(.line(point(0, 4), point(0, -10)))
            line(.line(point(-4, -6), point(0, -10), point(4, -6)))
        case "house":
            line(.line(point(-10, 0), point(0, -9), point(10, 0)))
            line(.line(point(-7, -1), point(-7, 9), point(7, 9), point(7, -1)))
        case "person":
            line(.capsule(CGRect(origin: point(-4.5, -10), size: CGSize(width: 9, height: 9))))
            line(.line(point(-8, 9), point(-6, 4), point(0, 2), point(6, 4), point(8, 9)))
        default:
            line(.capsule(CGRect(origin: point(-8, -8), size: CGSize(width: 16, height: 16))))
        }
    }
}
