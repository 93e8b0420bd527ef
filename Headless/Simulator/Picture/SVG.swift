import Foundation
import UIKit

extension Picture {
    /// The picture as a standalone SVG document that every browser shows.
    ///
    /// Equal pictures result in equal documents.
    public func svg() -> String {
        var writer = SVGWriter()
        writer.begin(size)
        for root in roots { writer.write(root) }
        writer.end()
        return writer.text
    }

    /// The groups of the layers alone, each with the class `l` and the layer's number.
    package func svgGroups() -> String {
        var writer = SVGWriter(marksLayers: true)
        for root in roots { writer.write(root) }
        return writer.text
    }
}

/// Nodes as SVG elements: a group for each layer, in the layer's own coordinates.
struct SVGWriter {
    private(set) var text = ""
    private let marksLayers: Bool
    private var lastID = 0

    init(marksLayers: Bool = false) {
        self.marksLayers = marksLayers
        text.reserveCapacity(8192)
    }

    mutating func begin(_ size: CGSize) {
        text += #"<svg xmlns="http://www.w3.org/2000/svg""#
        attribute("width", size.width)
        attribute("height", size.height)
        text += #" viewBox="0 0 "#
        text.append(number: size.width)
        text += " "
        text.append(number: size.height)
        text += #"" font-family="\#(Self.fontFamily)">"#
        text += "\n"
        // The screen is black where no window covers it.
        let id = "s0"
        text += #"<clipPath id="\#(id)">"#
        rect(CGRect(origin: .zero, size: size), cornerRadius: 0)
        text += #"/></clipPath><g clip-path="url(#\#(id))">"#
        rect(CGRect(origin: .zero, size: size), cornerRadius: 0)
        text += "/>\n"
    }

    mutating func end() {
        text += "</g></svg>\n"
    }

    mutating func write(_ node: Picture.Node) {
        let look = node.look
        let clip = look.clips ? clipPath(of: look) : nil
        text += marksLayers ? #"<g class="l\#(node.id)""# : "<g"
        transform(look.transform)
        if look.opacity < 1 { attribute("opacity", look.opacity, decimals: 3) }
        if let clip { text += #" clip-path="url(#\#(clip))""# }
        text += ">"
        if let shadow = look.shadow { write(shadow, of: look) }
        if let color = look.background {
            outline(look.bounds, cornerRadius: look.cornerRadius, of: look)
            fill(color)
            text += "/>"
        }
        for element in look.content.elements { write(element) }
        text += "\n"
        for child in node.children { write(child) }
        if let border = look.border {
            // A border is inside the bounds and above the subviews.
            let half = border.width / 2
            outline(look.bounds.insetBy(dx: half, dy: half), cornerRadius: max(0, look.cornerRadius - half), of: look)
            text += #" fill="none""#
            stroke(border)
            text += "/>"
        }
        text += "</g>\n"
    }

    private mutating func clipPath(of look: Picture.Look) -> String {
        let id = nextID()
        // The group that uses it has its own transform, and the path is in the group's coordinates.
        text += #"<clipPath id="\#(id)">"#
        outline(look.bounds, cornerRadius: look.cornerRadius, of: look)
        text += "/></clipPath>"
        return id
    }

    /// A rectangle with the layer's rounded corners.
    private mutating func outline(_ bounds: CGRect, cornerRadius: CGFloat, of look: Picture.Look) {
        let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
        guard radius > 0, look.corners != Picture.allCorners else {
            rect(bounds, cornerRadius: cornerRadius)
            return
        }
        text += #"<path d="\#(SVGPath.data(rect: bounds, radius: radius, corners: look.corners))""#
    }

    private mutating func write(_ shadow: Picture.Shadow, of look: Picture.Look) {
        let shadowBounds = look.bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        if shadow.radius <= 0 {
            outline(shadowBounds, cornerRadius: look.cornerRadius, of: look)
            fill(shadow.color)
            text += "/>"
            return
        }
        let id = nextID()
        let reach = shadowBounds.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
        text += #"<filter id="\#(id)" filterUnits="userSpaceOnUse""#
        geometry(reach)
        text += #"><feGaussianBlur"#
        attribute("stdDeviation", shadow.radius)
        text += "/></filter>"
        outline(shadowBounds, cornerRadius: look.cornerRadius, of: look)
        fill(shadow.color)
        text += #" filter="url(#\#(id))"/>"#
    }

    private mutating func write(_ element: Drawing.Element) {
        switch element {
        case .shape(let path, let fillColor, let line):
            switch path {
            case .rect(let bounds, let radius):
                rect(bounds, cornerRadius: radius)
            case .segments(let segments):
                text += #"<path d="\#(SVGPath.data(segments))""#
            }
            if let fillColor { fill(fillColor) } else { text += #" fill="none""# }
            if let line {
                stroke(line)
                text += #" stroke-linecap="round" stroke-linejoin="round""#
            }
            text += "/>"
        case .text(let line):
            write(line)
        }
    }

    private mutating func write(_ line: Drawing.Text) {
        text += "<text"
        attribute("x", line.origin.x)
        attribute("y", line.origin.y)
        attribute("font-size", line.font.size)
        if line.font.weight != 400 { text += #" font-weight="\#(line.font.weight)""# }
        if line.alignment != .left { text += #" text-anchor="\#(line.alignment.anchor)""# }
        // The browser's font may be a little wider or narrower than the measured one.
        if let length = line.exactWidth {
            attribute("textLength", length)
            text += #" lengthAdjust="spacingAndGlyphs""#
        }
        if XML.collapses(line.string) { text += #" xml:space="preserve""# }
        fill(line.color)
        text += ">"
        text += XML.escaped(line.string)
        text += "</text>"
    }

    private mutating func nextID() -> String {
        lastID += 1
        return "s\(lastID)"
    }

    private mutating func attribute(_ name: String, _ value: CGFloat, decimals: Int = 2) {
        text += " "
        text += name
        text += #"=""#
        text.append(number: value, decimals: decimals)
        text += #"""#
    }

    private mutating func geometry(_ rect: CGRect) {
        if rect.minX != 0 { attribute("x", rect.minX) }
        if rect.minY != 0 { attribute("y", rect.minY) }
        attribute("width", rect.width)
        attribute("height", rect.height)
    }

    private mutating func rect(_ rect: CGRect, cornerRadius: CGFloat) {
        text += "<rect"
        geometry(rect.standardized)
        if cornerRadius > 0 { attribute("rx", min(cornerRadius, min(rect.width, rect.height) / 2)) }
    }

    private mutating func fill(_ color: Drawing.Color) {
        text += #" fill="\#(color.hex)""#
        if color.alpha < 1 { attribute("fill-opacity", color.alpha, decimals: 3) }
    }

    private mutating func stroke(_ stroke: Drawing.Stroke) {
        text += #" stroke="\#(stroke.color.hex)""#
        if stroke.color.alpha < 1 { attribute("stroke-opacity", stroke.color.alpha, decimals: 3) }
        attribute("stroke-width", stroke.width)
    }

    private mutating func transform(_ transform: CGAffineTransform) {
        if transform.isIdentity { return }
        if transform.isTranslation {
            text += #" transform="translate("#
            text.append(number: transform.tx)
            if transform.ty != 0 {
                text += " "
                text.append(number: transform.ty)
            }
        } else {
            text += #" transform="matrix("#
            for (index, value) in transform.numbers.enumerated() {
                if index > 0 { text += " " }
                text.append(number: value, decimals: index < 4 ? 5 : 2)
            }
        }
        text += #")""#
    }

    private static let fontFamily = "-apple-system, Inter, Helvetica, Arial, sans-serif"
}
