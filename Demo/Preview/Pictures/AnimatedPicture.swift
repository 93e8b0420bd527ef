import Foundation
@testable import UIKit
@testable import UIKitSimulator

/// A comparison as one animated SVG, which also works as an image: a group for each layer, with a CSS keyframe for each
/// of its changes. Each frame is exactly a frame of the comparison. Without animation, it is the last one.
@MainActor struct AnimatedPicture {
    /// The look of a layer without its position. A layer with another look is another group.
    private struct Key: Hashable {
        var id: Int
        var look: Int
        /// Above 0 if the order of the layers has changed.
        var copy = 0
    }

    /// What several layers share: how they change, and how they look without animation.
    private struct Rule: Hashable {
        var keyframes: String?
        var css: String
    }

    private final class Group {
        let look: Picture.Look
        let number: Int
        var order: [Key] = []
        var groups: [Key: Group] = [:]
        /// The layer in its parent, and the content in the layer.
        var outer = Track()
        var inner = Track()

        init(_ look: Picture.Look, number: Int) {
            self.look = look
            self.number = number
        }
    }

    private let root = Group(Picture.Look(), number: 0)
    private var groupCount = 0
    private var looks: [Picture.Look] = []
    private let size: CGSize
    private let frameCount: Int

    init(_ comparison: PhoneComparison) {
        let frame = PhoneFrame(screen: comparison.frames[0].pictures[0].size, system: comparison.system)
        size = frame.size
        // The outcome can be read before the drag begins again.
        frameCount = comparison.frames.count + Int(1.5 * PhoneComparison.rate)
        for (index, shown) in comparison.frames.enumerated() { add(frame.nodes(around: shown), to: root, at: index) }
    }

    private mutating func add(_ nodes: [Picture.Node], to parent: Group, at frame: Int) {
        var position = 0
        var present: Set<Key> = []
        for node in nodes {
            let key = place(node, in: parent, after: &position)
            present.insert(key)
            let group = parent.groups[key]!
            let bounds = node.look.bounds
            let outer = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(node.look.transform)
            group.outer.add("opacity:\(number(node.look.opacity));transform:\(css(outer))", at: frame)
            group.inner.add(
                "transform:\(css(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)))", at: frame)
            add(node.children, to: group, at: frame)
        }
        for (key, group) in parent.groups where !present.contains(key) { group.outer.add(nil, at: frame) }
    }

    /// The group for a layer, above the groups that the frame has used before.
    private mutating func place(_ node: Picture.Node, in parent: Group, after position: inout Int) -> Key {
        let look = node.look.still
        if !looks.contains(look) { looks.append(look) }
        var key = Key(id: node.id, look: looks.firstIndex(of: look)!)
        while let index = parent.order.firstIndex(of: key) {
            if index >= position {
                position = index + 1
                return key
            }
            key.copy += 1
        }
        groupCount += 1
        parent.groups[key] = Group(look, number: groupCount)
        parent.order.insert(key, at: position)
        position += 1
        return key
    }

    func svg(width: CGFloat) -> String {
        var rules: [Rule: [String]] = [:]
        let nodes = root.order.map { node(root.groups[$0]!, rules: &rules) }
        let duration = number(Double(frameCount) / PhoneComparison.rate)
        var style = ""
        for (index, (rule, names)) in rules.sorted(by: { $0.value[0] < $1.value[0] }).enumerated() {
            let selector = names.joined(separator: ",")
            style +=
                rule.keyframes.map {
                    "@keyframes k\(index){\($0)}"
                        + "\(selector){\(rule.css);animation:k\(index) \(duration)s step-end infinite}\n"
                } ?? "\(selector){\(rule.css)}\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" \
            height="\(number(width * size.height / size.width))" \
            viewBox="0 0 \(number(size.width)) \(number(size.height))" \
            data-screen="\(number(PhoneFrame.bezel)) \(number(PhoneFrame.bezel + PhoneFrame.captionHeight))" \
            font-family="-apple-system, Helvetica, Arial, 'Liberation Sans', sans-serif">
            <style>
            \(style)@media (prefers-reduced-motion:reduce){g{animation:none!important}}
            </style>
            \(Picture(size: size, windows: nodes).svgGroups())</svg>

            """
    }

    /// Creates a layer's group, with the group of its content inside.
    private func node(_ group: Group, rules: inout [Rule: [String]]) -> Picture.Node {
        for (track, number) in [(group.outer, 2 * group.number), (group.inner, 2 * group.number + 1)] {
            let (keyframes, css) = track.rule(count: frameCount)
            rules[Rule(keyframes: keyframes, css: css), default: []].append(".l\(number)")
        }
        var content = Picture.Look()
        content.content = group.look.content
        let children = group.order.map { node(group.groups[$0]!, rules: &rules) }
        var box = group.look
        box.content = Drawing()
        let isEmpty = content.content.isEmpty && children.isEmpty
        let inside = Picture.Node(id: 2 * group.number + 1, look: content, children: children)
        return Picture.Node(id: 2 * group.number, look: box, children: isEmpty ? [] : [inside])
    }

    private func css(_ transform: CGAffineTransform) -> String {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        if (a, b, c, d) == (1, 0, 0, 1) { return "translate(\(number(transform.tx))px,\(number(transform.ty))px)" }
        return "matrix(\([a, b, c, d, transform.tx, transform.ty].map { number($0) }.joined(separator: ",")))"
    }

    private func number(_ value: CGFloat) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }
}

extension Picture.Look {
    /// The look without the animated properties, in coordinates relative to the corner of its box.
    fileprivate var still: Picture.Look {
        var look = self
        look.transform = .identity
        look.opacity = 1
        look.bounds.origin = .zero
        return look
    }
}
