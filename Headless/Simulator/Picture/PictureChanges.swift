import Foundation
import UIKit

extension Picture {
    /// The picture as JSON with short keys, for a page that draws it. Layers that are unchanged since an earlier
    /// picture are omitted.
    ///
    ///     {"size": [390, 844],
    ///      "windows": [1, 0],                 the roots, back to front; 0 is the system's status bar
    ///      "layers": {"1": {…}, "7": {…}},    new and changed layers
    ///      "gone": [5]}                       layers that no longer exist
    ///
    /// A layer; omitted keys have their default values:
    ///
    ///     "t"  to its parent's coordinates: [x, y], or a matrix [a, b, c, d, x, y]
    ///     "b"  bounds: [x, y, width, height]
    ///     "o"  opacity                       "r"  corner radius; or [radius, round corners as in CACornerMask]
    ///     "c"  1: clips its sublayers        "f"  background: colour
    ///     "l"  border: [colour, width]       "s"  shadow: [colour, radius, x, y]
    ///     "g"  radius by which what is behind the layer is blurred
    ///     "m"  share of the height below which the layer fades out
    ///     "d"  drawing, back to front:
    ///          ["r", x, y, width, height, radius, fill, stroke, stroke width]
    ///          ["p", path data as in SVG, fill, stroke, stroke width]
    ///          ["t", text, x, baseline y, "start" | "middle" | "end", size, weight, colour, width or 0]
    ///     "k"  its sublayers, back to front: [numbers]
    ///
    /// A colour is "#rrggbb" or "#rrggbbaa", none is 0.
    package func json(since earlier: Picture? = nil) -> String {
        var writer = PictureJSON()
        writer.begin(size, windows: roots.map(\.id))
        var known: [Int: Node] = [:]
        for root in earlier?.roots ?? [] { root.index(into: &known) }
        for root in roots { writer.write(root, unlessIn: &known) }
        writer.end(gone: known.keys.sorted())
        return writer.text
    }
}

extension Picture.Node {
    fileprivate func index(into known: inout [Int: Picture.Node]) {
        known[id] = self
        for child in children { child.index(into: &known) }
    }
}

private struct PictureJSON {
    private(set) var text = ""
    private var isFirst = true

    mutating func begin(_ size: CGSize, windows: [Int]) {
        text += #"{"size":"#
        numbers([size.width, size.height])
        text += #","windows":\#(Self.list(windows)),"layers":{"#
    }

    mutating func end(gone: [Int]) {
        text += "}"
        if !gone.isEmpty { text += #","gone":\#(Self.list(gone))"# }
        text += "}"
    }

    /// Writes the layer and its sublayers, and removes them from the known ones.
    mutating func write(_ node: Picture.Node, unlessIn known: inout [Int: Picture.Node]) {
        let before = known.removeValue(forKey: node.id)
        let isSame = before.map { $0.look == node.look && $0.children.elementsEqual(node.children) { $0.id == $1.id } }
        if isSame != true { write(node) }
        for child in node.children { write(child, unlessIn: &known) }
    }

    private mutating func write(_ node: Picture.Node) {
        let look = node.look
        if !isFirst { text += "," }
        isFirst = false
        text += #""\#(node.id)":{"b":"#
        numbers([look.bounds.minX, look.bounds.minY, look.bounds.width, look.bounds.height])
        if !look.transform.isIdentity {
            text += #","t":"#
            if look.transform.isTranslation {
                numbers([look.transform.tx, look.transform.ty])
            } else {
                numbers(look.transform.numbers, decimals: 5)
            }
        }
        if look.opacity < 1 {
            text += #","o":"#
            text.append(number: look.opacity, decimals: 3)
        }
        if look.cornerRadius > 0 {
            text += look.corners == Picture.allCorners ? #","r":"# : #","r":["#
            text.append(number: look.cornerRadius)
            if look.corners != Picture.allCorners { text += ",\(look.corners.rawValue)]" }
        }
        if look.clips { text += #","c":1"# }
        if look.blur > 0 {
            text += #","g":"#
            text.append(number: look.blur)
        }
        if look.fadeStart < 1 {
            text += #","m":"#
            text.append(number: look.fadeStart)
        }
        if let color = look.background { text += #","f":\#(Self.color(color))"# }
        if let border = look.border {
            text += #","l":[\#(Self.color(border.color)),"#
            text.append(number: border.width)
            text += "]"
        }
        if let shadow = look.shadow {
            text += #","s":[\#(Self.color(shadow.color)),"#
            joined([shadow.radius, shadow.offset.width, shadow.offset.height])
            text += "]"
        }
        if !look.content.isEmpty { write(look.content) }
        if !node.children.isEmpty { text += #","k":\#(Self.list(node.children.map(\.id)))"# }
        text += "}"
    }

    private mutating func write(_ drawing: Drawing) {
        text += #","d":["#
        for (index, element) in drawing.elements.enumerated() {
            if index > 0 { text += "," }
            switch element {
            case .shape(.rect(let rect, let radius), let fill, let stroke):
                text += #"["r","#
                joined([rect.minX, rect.minY, rect.width, rect.height, radius])
                write(fill: fill, stroke: stroke)
            case .shape(.segments(let segments), let fill, let stroke):
                text += #"["p","\#(SVGPath.data(segments))""#
                write(fill: fill, stroke: stroke)
            case .text(let line):
                text += #"["t",\#(Self.quoted(line.string)),"#
                joined([line.origin.x, line.origin.y])
                text += #","\#(line.alignment.anchor)","#
                joined([line.font.size, CGFloat(line.font.weight)])
                text += ",\(Self.color(line.color)),"
                // Negative: at most as wide as this estimate. A single letter has the width of its glyph.
                let estimate = line.string.count > 1 ? -TextMetrics.width(of: line.string, font: line.font) : 0
                text.append(number: line.exactWidth ?? estimate)
                text += "]"
            }
        }
        text += "]"
    }

    private mutating func write(fill: Drawing.Color?, stroke: Drawing.Stroke?) {
        text += ",\(fill.map(Self.color) ?? "0"),\(stroke.map { Self.color($0.color) } ?? "0"),"
        text.append(number: stroke?.width ?? 0)
        text += "]"
    }

    private mutating func numbers(_ values: [CGFloat], decimals: Int = 2) {
        text += "["
        joined(values, decimals: decimals)
        text += "]"
    }

    private mutating func joined(_ values: [CGFloat], decimals: Int = 2) {
        for (index, value) in values.enumerated() {
            if index > 0 { text += "," }
            text.append(number: value, decimals: decimals)
        }
    }

    private static func list(_ numbers: [Int]) -> String {
        "[" + numbers.map(String.init).joined(separator: ",") + "]"
    }

    private static func color(_ color: Drawing.Color) -> String {
        guard color.alpha < 1 else { return "\"\(color.hex)\"" }
        let alpha = Int((max(0, color.alpha) * 255).rounded())
        let digits = String(alpha, radix: 16)
        return "\"\(color.hex)\(digits.count < 2 ? "0" : "")\(digits)\""
    }

    private static func quoted(_ string: String) -> String {
        var quoted = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            // "<" could end a script element that contains the JSON. Older scripts do not allow the separators.
            case "\u{0}"..."\u{1F}", "<", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
