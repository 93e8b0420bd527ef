import Foundation
import UIKit
import UIKitSimulator

/// The upper part of the phone around a picture's screen, with the fingers, and the captions beside it, for light and
/// dark pages. The lower part of the screen shows nothing that matters, and would make the picture high.
struct PhoneFrame {
    static let bezel: CGFloat = 12
    /// The height of the screen's visible part.
    static let visibleHeight: CGFloat = 560
    private static let radius: CGFloat = 55
    private static let captionSize = CGSize(width: 336, height: 76)
    private static let gap: CGFloat = 28
    private static let black = Drawing.Color(red: 0.04, green: 0.05, blue: 0.06, alpha: 1)
    private static let white = Drawing.Color(red: 1, green: 1, blue: 1, alpha: 1)
    private static let blue = Drawing.Color(red: 0.14, green: 0.34, blue: 0.84, alpha: 1)
    /// The contrast on white and on black is above 4.5.
    private static let gray = Drawing.Color(red: 0.46, green: 0.46, blue: 0.48, alpha: 1)

    func size(around screen: CGSize) -> CGSize {
        CGSize(
            width: screen.width + 2 * Self.bezel + Self.gap + Self.captionSize.width + 2,
            height: Self.bezel + Self.visibleHeight)
    }

    func nodes(around picture: Picture, fingers: [CGPoint], captions: Scene.Captions) -> [Picture.Node] {
        var upper = Picture.Look()
        upper.bounds = CGRect(
            x: 0, y: 0, width: picture.size.width + 2 * Self.bezel, height: Self.bezel + Self.visibleHeight)
        upper.clips = true
        let phone = Picture.Node(id: -1, look: upper, children: [body(around: picture), glass(of: picture)])
        return [phone] + fingers.enumerated().map(dot) + captionNodes(captions, beside: upper.bounds)
    }

    private func body(around picture: Picture) -> Picture.Node {
        var look = Picture.Look()
        look.bounds = CGRect(
            x: 1, y: 1, width: picture.size.width + 2 * Self.bezel - 2, height: picture.size.height)
        look.background = Self.black
        look.cornerRadius = Self.radius + Self.bezel
        look.border = Drawing.Stroke(color: Self.gray, width: 2)
        return Picture.Node(id: -2, look: look, children: [])
    }

    private func glass(of picture: Picture) -> Picture.Node {
        var look = Picture.Look()
        look.bounds = CGRect(origin: .zero, size: picture.size)
        look.transform = CGAffineTransform(translationX: Self.bezel, y: Self.bezel)
        (look.clips, look.cornerRadius) = (true, Self.radius)
        return Picture.Node(id: -3, look: look, children: picture.roots)
    }

    private func dot(_ index: Int, _ finger: CGPoint) -> Picture.Node {
        let dot = CGRect(x: -24, y: -24, width: 48, height: 48)
        var look = Picture.Look()
        look.transform = CGAffineTransform(translationX: Self.bezel + finger.x, y: Self.bezel + finger.y)
        look.content.fill(
            .rect(dot, cornerRadius: 24), with: Drawing.Color(red: 0.12, green: 0.31, blue: 0.86, alpha: 0.4))
        look.content.stroke(.rect(dot, cornerRadius: 24), with: Self.white, width: 3)
        return Picture.Node(id: -10 - index, look: look, children: [])
    }

    /// All captions below each other; the current one is filled.
    private func captionNodes(_ captions: Scene.Captions, beside phone: CGRect) -> [Picture.Node] {
        let pitch = Self.captionSize.height + 14
        let top = (phone.height - CGFloat(captions.texts.count) * pitch + 14) / 2
        return captions.texts.enumerated().map { index, text in
            var look = Picture.Look()
            look.bounds = CGRect(
                origin: CGPoint(x: phone.maxX + Self.gap, y: top + CGFloat(index) * pitch), size: Self.captionSize)
            look.cornerRadius = 18
            let isCurrent = index == captions.current
            look.background = isCurrent ? Self.blue : nil
            look.border = Drawing.Stroke(color: isCurrent ? Self.blue : Self.gray, width: 2)
            let lines = text.components(separatedBy: "\n")
            for (number, line) in lines.enumerated() {
                let share = (Self.captionSize.height - 16) / CGFloat(lines.count)
                let frame = CGRect(
                    x: look.bounds.minX + 20, y: look.bounds.minY + 8 + share * CGFloat(number),
                    width: look.bounds.width - 40, height: share)
                look.content.text(
                    line, font: Drawing.Font(size: 22, weight: number == 0 ? 700 : 400),
                    color: isCurrent ? Self.white : Self.gray, in: frame)
            }
            return Picture.Node(id: -30 - index, look: look, children: [])
        }
    }
}
