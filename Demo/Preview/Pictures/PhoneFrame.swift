import Foundation
@testable import UIKit
@testable import UIKitSimulator

/// The upper parts of both phones around their screens, with the finger, and their captions above them, for light and
/// dark pages. The lower part of the screens isn't shown, since it would only make the picture taller.
@MainActor struct PhoneFrame {
    static let bezel: CGFloat = 12
    static let captionHeight: CGFloat = 84
    /// The height of the screens' visible part.
    static let visibleHeight: CGFloat = 640
    private static let radius: CGFloat = 55
    private static let gap: CGFloat = 36
    private static let black = Drawing.Color(red: 0.04, green: 0.05, blue: 0.06, alpha: 1)
    private static let white = Drawing.Color(red: 1, green: 1, blue: 1, alpha: 1)
    // The contrasts with white and with black are above 4.5.
    private static let gray = Drawing.Color(red: 0.46, green: 0.46, blue: 0.48, alpha: 1)
    private static let green = Drawing.Color(red: 0.1, green: 0.52, blue: 0.27, alpha: 1)
    private static let red = Drawing.Color(red: 0.85, green: 0.2, blue: 0.18, alpha: 1)

    let screen: CGSize
    let system: Int

    private var phoneWidth: CGFloat { screen.width + 2 * Self.bezel }

    var size: CGSize {
        CGSize(
            width: 2 * phoneWidth + Self.gap, height: Self.captionHeight + Self.bezel + Self.visibleHeight)
    }

    func nodes(around frame: PhoneComparison.Frame) -> [Picture.Node] {
        let phones = frame.pictures.enumerated().map { phone($0.element, at: $0.offset) }
        let dots = frame.finger.map { finger in (0..<2).map { dot(finger, on: $0) } } ?? []
        let captions = zip(["PopNavigation", "UINavigationController"], frame.outcomes).enumerated()
            .map { caption("\($0.element.0), iOS \(system)", $0.element.1, at: $0.offset) }
        return phones + dots + captions
    }

    private func left(_ index: Int) -> CGFloat { CGFloat(index) * (phoneWidth + Self.gap) }

    private func phone(_ picture: Picture, at index: Int) -> Picture.Node {
        var upper = Picture.Look()
        upper.bounds = CGRect(x: 0, y: 0, width: phoneWidth, height: Self.bezel + Self.visibleHeight)
        upper.transform = CGAffineTransform(translationX: left(index), y: Self.captionHeight)
        upper.clips = true
        return Picture.Node(id: -1 - index, look: upper, children: [body(around: picture), glass(of: picture)])
    }

    private func body(around picture: Picture) -> Picture.Node {
        var look = Picture.Look()
        look.bounds = CGRect(
            x: 1, y: 1, width: picture.size.width + 2 * Self.bezel - 2, height: picture.size.height)
        look.background = Self.black
        look.cornerRadius = Self.radius + Self.bezel
        look.border = Drawing.Stroke(color: Self.gray, width: 2)
        return Picture.Node(id: -1, look: look, children: [])
    }

    private func glass(of picture: Picture) -> Picture.Node {
        var look = Picture.Look()
        look.bounds = CGRect(origin: .zero, size: picture.size)
        look.transform = CGAffineTransform(translationX: Self.bezel, y: Self.bezel)
        (look.clips, look.cornerRadius) = (true, Self.radius)
        return Picture.Node(id: -2, look: look, children: picture.roots)
    }

    private func dot(_ finger: CGPoint, on index: Int) -> Picture.Node {
        let dot = CGRect(x: -24, y: -24, width: 48, height: 48)
        var look = Picture.Look()
        look.transform = CGAffineTransform(
            translationX: left(index) + Self.bezel + finger.x, y: Self.captionHeight + Self.bezel + finger.y)
        look.content.fill(
            .rect(dot, cornerRadius: 24), with: Drawing.Color(red: 0.12, green: 0.31, blue: 0.86, alpha: 0.4))
        look.content.stroke(.rect(dot, cornerRadius: 24), with: Self.white, width: 3)
        return Picture.Node(id: -10 - index, look: look, children: [])
    }

    private func caption(_ name: String, _ outcome: DragOutcome, at index: Int) -> Picture.Node {
        let color =
            switch outcome.kind {
            case .good: Self.green
            case .bad: Self.red
            case .none, .neutral: Self.gray
            }
        var look = Picture.Look()
        look.bounds = CGRect(x: left(index), y: 0, width: phoneWidth, height: Self.captionHeight)
        func line(_ text: String, size: CGFloat, weight: CGFloat, color: Drawing.Color, top: CGFloat) {
            let frame = CGRect(x: left(index) + 16, y: top, width: phoneWidth - 32, height: size + 8)
            look.content.text(text, font: Drawing.Font(size: size, weight: Int(weight)), color: color, in: frame)
        }
        line(name, size: 20, weight: 400, color: Self.gray, top: 4)
        // Before the drag has ended, the text is an invitation, which only the page can keep.
        guard outcome.kind != .none else { return Picture.Node(id: -30 - index, look: look, children: []) }
        line(outcome.text, size: 20, weight: 700, color: color, top: 36)
        return Picture.Node(id: -30 - index, look: look, children: [])
    }
}
