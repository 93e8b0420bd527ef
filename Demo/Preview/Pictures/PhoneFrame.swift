import Foundation
import UIKit
import UIKitSimulator

/// The phone around a picture's screen, with the fingers and a caption below, for light and dark pages.
struct PhoneFrame {
    private static let bezel: CGFloat = 10
    private static let captionHeight: CGFloat = 64
    private static let black = Drawing.Color(red: 0.04, green: 0.05, blue: 0.06, alpha: 1)
    private static let white = Drawing.Color(red: 1, green: 1, blue: 1, alpha: 1)
    /// The contrast on white and on black is above 4.5.
    private static let gray = Drawing.Color(red: 0.46, green: 0.46, blue: 0.48, alpha: 1)

    func size(around screen: CGSize) -> CGSize {
        CGSize(
            width: screen.width + 2 * Self.bezel, height: screen.height + 2 * Self.bezel + 12 + Self.captionHeight)
    }

    func nodes(around picture: Picture, fingers: [CGPoint], caption: String) -> [Picture.Node] {
        let size = size(around: picture.size)
        let body = CGRect(x: 0, y: 0, width: size.width, height: picture.size.height + 2 * Self.bezel)
        var glass = Picture.Look()
        glass.bounds = CGRect(origin: .zero, size: picture.size)
        glass.transform = CGAffineTransform(translationX: Self.bezel, y: Self.bezel)
        (glass.clips, glass.cornerRadius) = (true, 12)
        let screen = Picture.Node(id: -2, look: glass, children: picture.roots)
        let label = CGRect(x: 0, y: body.maxY + 12, width: size.width, height: Self.captionHeight)
        var nodes = [box(body, radius: 22, id: -1), screen]
        for (index, finger) in fingers.enumerated() {
            let dot = CGRect(x: -22, y: -22, width: 44, height: 44)
            var look = Picture.Look()
            look.transform = CGAffineTransform(translationX: Self.bezel + finger.x, y: Self.bezel + finger.y)
            look.content.fill(
                .rect(dot, cornerRadius: 22), with: Drawing.Color(red: 0.12, green: 0.31, blue: 0.86, alpha: 0.4))
            look.content.stroke(.rect(dot, cornerRadius: 22), with: Self.white, width: 3)
            nodes.append(Picture.Node(id: -10 - index, look: look, children: []))
        }
        guard !caption.isEmpty else { return nodes }
        var pill = box(label, radius: 20, id: -3)
        let lines = caption.components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            let height = Self.captionHeight - 8
            let share = height / CGFloat(lines.count)
            pill.look.content.text(
                line, font: Drawing.Font(size: 21, weight: 600), color: Self.white, alignment: .center,
                in: CGRect(x: label.minX, y: label.minY + 4 + share * CGFloat(index), width: label.width, height: share)
            )
        }
        return nodes + [pill]
    }

    private func box(_ bounds: CGRect, radius: CGFloat, id: Int) -> Picture.Node {
        var look = Picture.Look()
        look.bounds = bounds
        look.background = Self.black
        look.cornerRadius = radius
        look.border = Drawing.Stroke(color: Self.gray, width: 2)
        return Picture.Node(id: id, look: look, children: [])
    }
}
