import Foundation
import UIKit

/// Status bar and home indicator, above all windows.
@MainActor
enum SystemOverlay {
    static func node(for system: System) -> Picture.Node? {
        let size = system.configuration.screenSize
        var drawing = Drawing()
        if let bar = system.configuration.activeVerticalBar {
            addVerticalStatus(to: &drawing, of: system, bar: bar)
        } else if !system.statusBar.isHidden {
            addStatusBar(to: &drawing, of: system, width: size.width)
        }
        if system.configuration.windowSafeArea.bottom > 0 {
            let length = min(size.width, size.height) * 0.36
            let bar = CGRect(x: (size.width - length) / 2, y: size.height - 13, width: length, height: 5)
            drawing.fill(.capsule(bar), with: color(of: .default, in: system))
        }
        guard !drawing.isEmpty else { return nil }
        var look = Picture.Look()
        look.bounds = CGRect(origin: .zero, size: size)
        look.content = drawing
        return Picture.Node(id: 0, look: look, children: [])
    }

    /// The time on the left, the battery with Wi-Fi and signal on the right, and between them the island of a screen
    /// without a home button.
    private static func addStatusBar(to drawing: inout Drawing, of system: System, width: CGFloat) {
        // Behind a sheet the window is black.
        let isOnBlack = system.statusBar.style == .default && SheetBackdrop(of: system).map { $0.share > 0.5 } == true
        let color = color(of: isOnBlack ? .lightContent : system.statusBar.style, in: system)
        let isTall = system.statusBar.height > 30
        let (margin, middle): (CGFloat, CGFloat) = isTall ? (32, system.statusBar.height / 2 + 3) : (8, 10)
        let font = Drawing.Font(size: isTall ? 16 : 12, weight: 600)
        let line = CGRect(x: margin, y: middle - 10, width: width - 2 * margin, height: 20)
        drawing.text("9:41", font: font, color: color, in: line)
        let battery = CGRect(x: width - margin - 25, y: middle - 6, width: 23, height: 12)
        var faint = color
        faint.alpha = 0.4
        drawing.stroke(.rect(battery, cornerRadius: 3.5), with: faint, width: 1)
        drawing.fill(.rect(battery.insetBy(dx: 2, dy: 2), cornerRadius: 2), with: color)
        drawing.fill(.capsule(CGRect(x: battery.maxX + 1.5, y: middle - 2, width: 1.5, height: 4)), with: faint)
        addWaves(to: &drawing, at: CGPoint(x: battery.minX - 14, y: middle + 5), color: color)
        for bar in 0..<4 {
            let height = CGFloat(4 + 2 * bar + bar / 2)
            let x = battery.minX - 44 + CGFloat(bar) * 5
            let rect = CGRect(x: x, y: middle + 5.5 - height, width: 3, height: height)
            drawing.fill(.rect(rect, cornerRadius: 1), with: color)
        }
        guard isTall, system.configuration.windowSafeArea.bottom > 0, width < 600 else { return }
        let black = Drawing.Color(red: 0, green: 0, blue: 0, alpha: 1)
        drawing.fill(.capsule(CGRect(x: width / 2 - 55, y: 9, width: 110, height: 32)), with: black)
    }

    /// The symbol of Wi-Fi, above its dot.
    private static func addWaves(to drawing: inout Drawing, at dot: CGPoint, color: Drawing.Color) {
        drawing.fill(.capsule(CGRect(x: dot.x - 1.5, y: dot.y - 2, width: 3, height: 3)), with: color)
        for radius in [5, 9] as [CGFloat] {
            let points = stride(from: -0.75, through: 0.75, by: 0.25).map { angle in
                CGPoint(x: dot.x + radius * CGFloat(sin(angle)), y: dot.y - radius * CGFloat(cos(angle)))
            }
            let path = points.enumerated().map { index, point in
                index == 0 ? Drawing.Path.Segment.move(point) : .line(point)
            }
            drawing.stroke(.segments(path), with: color, width: 2)
        }
    }

    static func color(of style: UIStatusBarStyle, in system: System) -> Drawing.Color {
        let isLight =
            switch style {
            case .lightContent: true
            case .darkContent: false
            case .default: system.configuration.userInterfaceStyle == .dark
            }
        let channel: CGFloat = isLight ? 1 : 0
        return Drawing.Color(red: channel, green: channel, blue: channel, alpha: 1)
    }
}
