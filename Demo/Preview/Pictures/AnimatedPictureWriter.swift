import Foundation
import UIKit
import UIKitSimulator

/// Writes the elements of an animated picture, and the keyframes beside them.
@MainActor struct AnimatedPictureWriter {
    let duration: TimeInterval
    var body = ""
    private var style = ""
    /// Rules by their keyframes: many layers move alike.
    private var names: [String: String] = [:]

    init(duration: TimeInterval) {
        self.duration = duration
    }

    /// Begins a group that is placed, faded and hidden as the tracks say.
    mutating func open(outer: Track, opacity: Track, presence: Track, in parent: Track?) {
        var attributes = ""
        var animations: [String] = []
        if outer.isConstant {
            if outer.first != [1, 0, 0, 1, 0, 0] { attributes += #" transform="\#(Self.attribute(outer.first))""# }
        } else {
            animations.append(animation(outer.corners(tolerance: 0.3), { "transform:\(Self.css($0))" }))
        }
        if opacity.isConstant {
            if opacity.first != [1] { attributes += #" opacity="\#(Self.number(opacity.first[0], 3))""# }
        } else {
            animations.append(animation(opacity.corners(tolerance: 0.01), { "opacity:\(Self.number($0[0], 3))" }))
        }
        let steps = presence.steps
        // What comes and goes with the layer below it needs no word of its own.
        if steps.count > 1, !steps.elementsEqual(parent?.steps ?? [], by: ==) {
            let shown = { (values: [CGFloat]) in "visibility:\(values[0] > 0 ? "visible" : "hidden")" }
            animations.append(animation(steps, timing: "step-end", shown))
        }
        open(attributes, animations: animations)
    }

    /// Begins a group in the coordinates of what scrolls.
    mutating func open(inner: Track) {
        if inner.isConstant {
            let isZero = inner.first == [0, 0]
            open(isZero ? "" : #" transform="\#(Self.attribute([1, 0, 0, 1] + inner.first))""#, animations: [])
        } else {
            let corners = inner.corners(tolerance: 0.3)
            open("", animations: [animation(corners, { "transform:\(Self.css([1, 0, 0, 1] + $0))" })])
        }
    }

    private mutating func open(_ attributes: String, animations: [String]) {
        body += "<g\(attributes)"
        if !animations.isEmpty { body += #" style="animation:\#(animations.joined(separator: ","))""# }
        body += ">"
    }

    /// The name and duration of an animation through the points.
    private mutating func animation(
        _ points: [(time: TimeInterval, values: [CGFloat])], timing: String = "linear", _ rule: ([CGFloat]) -> String
    ) -> String {
        var keyframes = ""
        for (index, point) in points.enumerated() {
            // From before the first point on, and to the end after the last one.
            let share = index == 0 ? 0 : point.time / duration * 100
            keyframes += "\(Self.number(share, 3))%{\(rule(point.values))}"
        }
        keyframes += "to{\(rule(points.last!.values))}"
        let name = names[keyframes] ?? "k\(names.count)"
        if names.updateValue(name, forKey: keyframes) == nil { style += "@keyframes \(name){\(keyframes)}\n" }
        return "\(name) \(Self.number(duration, 3))s \(timing) infinite"
    }

    // MARK: Layers

    mutating func box(_ look: Picture.Look, name: String) {
        var box = look
        box.content = Drawing()
        box.border = nil
        box.clips = false
        if box.isVisible { body += Self.svg(of: box, name: name + "b") }
    }

    mutating func content(_ look: Picture.Look, name: String) {
        guard !look.content.isEmpty else { return }
        var content = Picture.Look()
        content.bounds = look.bounds
        content.content = look.content
        body += Self.svg(of: content, name: name + "d")
    }

    mutating func border(_ look: Picture.Look, name: String) {
        guard look.border != nil else { return }
        var border = Picture.Look()
        border.bounds = look.bounds
        border.cornerRadius = look.cornerRadius
        border.corners = look.corners
        border.border = look.border
        body += Self.svg(of: border, name: name + "e")
    }

    mutating func clip(_ look: Picture.Look, name: String) {
        let radius = min(look.cornerRadius, look.bounds.width / 2, look.bounds.height / 2)
        let outline =
            look.corners == Picture.allCorners
            ? #"""
            <rect width="\#(Self.number(look.bounds.width))" height="\#(Self.number(look.bounds.height))" \#
            rx="\#(Self.number(radius))"/>
            """#
            : #"<path d="\#(SVGPath.data(rect: look.bounds, radius: radius, corners: look.corners))"/>"#
        body += #"<clipPath id="\#(name)">\#(outline)</clipPath><g clip-path="url(#\#(name))">"#
    }

    /// A layer alone, as the picture writes it.
    private static func svg(of look: Picture.Look, name: String) -> String {
        let picture = Picture(size: look.bounds.size, windows: [Picture.Node(id: 0, look: look, children: [])])
        let lines = picture.svg(idPrefix: name).split(separator: "\n")
        // Without the document around it, and its black ground.
        return lines.dropFirst(2).dropLast().joined()
    }

    // MARK: The document

    func document(size: CGSize, width: CGFloat) -> String {
        let frame: CGFloat = 12
        let whole = CGSize(width: size.width + 2 * frame, height: size.height + 2 * frame)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.number(width))" \
            height="\(Self.number(width * whole.height / whole.width))" \
            viewBox="-12 -12 \(Self.number(whole.width)) \(Self.number(whole.height))" \
            font-family="-apple-system, system-ui, Inter, Helvetica, Arial, sans-serif">
            <style>
            \(style)@media (prefers-reduced-motion:reduce){g{animation-play-state:paused!important}}
            </style>
            <rect x="-12" y="-12" width="\(Self.number(whole.width))" height="\(Self.number(whole.height))" rx="56" \
            fill="#0b0c0f"/>
            <clipPath id="glass"><rect width="\(Self.number(size.width))" height="\(Self.number(size.height))" \
            rx="44"/></clipPath>
            <g clip-path="url(#glass)">
            \(body)</g>
            </svg>

            """
    }

    private static func attribute(_ values: [CGFloat]) -> String {
        if values[0] == 1, values[1] == 0, values[2] == 0, values[3] == 1 {
            return "translate(\(number(values[4])) \(number(values[5])))"
        }
        return "matrix(\(values.map { number($0, 4) }.joined(separator: " ")))"
    }

    private static func css(_ values: [CGFloat]) -> String {
        if values[0] == 1, values[1] == 0, values[2] == 0, values[3] == 1 {
            return "translate(\(number(values[4]))px,\(number(values[5]))px)"
        }
        return "matrix(\(values.map { number($0, 4) }.joined(separator: ",")))"
    }

    static func number(_ value: CGFloat, _ decimals: Int = 2) -> String {
        var scale: CGFloat = 1
        for _ in 0..<decimals { scale *= 10 }
        let rounded = (value * scale).rounded() / scale
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }
}
