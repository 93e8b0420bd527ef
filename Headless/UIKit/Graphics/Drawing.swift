import Foundation

/// The content that a view draws: shapes and lines of text in its own coordinates, back to front.
///
/// The layer draws background, border, corners and shadow. The content is between background and subviews.
package struct Drawing: Equatable, Sendable {
    package enum Element: Equatable, Sendable {
        case shape(Path, fill: Color?, stroke: Stroke?)
        case text(Text)
    }

    package struct Stroke: Equatable, Sendable {
        package var color: Color
        package var width: CGFloat

        package init(color: Color, width: CGFloat) {
            self.color = color
            self.width = width
        }
    }

    package private(set) var elements: [Element] = []

    package init() {}

    package var isEmpty: Bool { elements.isEmpty }

    /// Fills a path. A transparent colour doesn't add an element.
    package mutating func fill(_ path: Path, with color: Color) {
        guard color.alpha > 0 else { return }
        elements.append(.shape(path, fill: color, stroke: nil))
    }

    /// Strokes a path with round caps and joins.
    package mutating func stroke(_ path: Path, with color: Color, width: CGFloat) {
        guard color.alpha > 0, width > 0 else { return }
        elements.append(.shape(path, fill: nil, stroke: Stroke(color: color, width: width)))
    }

    /// Draws one line of text, vertically centred in a rectangle and not truncated.
    package mutating func text(
        _ string: String, font: Font, color: Color, alignment: Text.Alignment = .left, in rect: CGRect
    ) {
        guard !string.isEmpty, color.alpha > 0 else { return }
        let x =
            switch alignment {
            case .left: rect.minX
            case .center: rect.midX
            case .right: rect.maxX
            }
        let baseline = rect.midY - font.lineHeight / 2 + font.ascender
        let origin = CGPoint(x: x, y: baseline)
        elements.append(.text(Text(string: string, font: font, color: color, alignment: alignment, origin: origin)))
    }
}

/// A view that draws content in addition to its layer's looks.
@MainActor package protocol ContentDrawing {
    /// Adds the view's content. `bounds` are the presentation bounds,
    /// which differ from the model's during an animation.
    func draw(into drawing: inout Drawing, bounds: CGRect)
}
