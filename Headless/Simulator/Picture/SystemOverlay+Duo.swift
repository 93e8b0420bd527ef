import Foundation
import UIKit

/// The system's drawing on iPhone Duo: the status in the column of vertical bars.
extension SystemOverlay {
    /// The camera in its corner; the time and the battery below each other.
    static func addVerticalStatus(to drawing: inout Drawing, of system: System, bar: VerticalBar) {
        let size = system.configuration.screenSize
        let middle = bar.side == .left ? bar.width / 2 : size.width - bar.width / 2
        let camera = Calibration.VerticalBar.camera
        let margin = Calibration.VerticalBar.cameraMargin
        let cameraTop = bar.hasCameraAtBottom ? size.height - margin - camera.height : margin
        let cutout = CGRect(x: middle - camera.width / 2, y: cameraTop, width: camera.width, height: camera.height)
        drawing.fill(.capsule(cutout), with: Drawing.Color(red: 0, green: 0, blue: 0, alpha: 1))
        guard !system.statusBar.isHidden else { return }
        let color = color(of: system.statusBar.style, in: system)
        let top = bar.hasCameraAtBottom ? margin : cutout.maxY + margin
        let line = CGRect(x: middle - bar.width / 2, y: top, width: bar.width, height: 20)
        drawing.text("9:41", font: Drawing.Font(size: 15, weight: 600), color: color, alignment: .center, in: line)
        let battery = CGRect(x: middle - 12.5, y: line.maxY + 4, width: 23, height: 12)
        var faint = color
        faint.alpha = 0.4
        drawing.stroke(.rect(battery, cornerRadius: 3.5), with: faint, width: 1)
        drawing.fill(.rect(battery.insetBy(dx: 2, dy: 2), cornerRadius: 2), with: color)
        drawing.fill(.capsule(CGRect(x: battery.maxX + 1.5, y: battery.midY - 2, width: 1.5, height: 4)), with: faint)
    }
}
