import Foundation
import UIKit
import UIKitSimulator

/// A scene as one SVG that plays by itself, also where a page shows it as an image: layers whose places, opacities and
/// presence are animations of CSS.
@MainActor struct AnimatedPicture {
    /// What a layer shows besides its place; another look is another element.
    private struct Key: Hashable {
        var id: Int
        var look: String
        /// More than once where the order on the screen above has changed.
        var copy = 0
    }

    /// An element, through all frames.
    private final class Element {
        let look: Picture.Look
        let order: Int
        var children: [Key] = []
        var elements: [Key: Element] = [:]
        var outer = Track()
        var inner = Track()
        var opacity = Track()
        var presence = Track()

        init(_ look: Picture.Look, order: Int) {
            self.look = look
            self.order = order
        }

        func leave(at time: TimeInterval) {
            presence.add([0], at: time)
            for child in elements.values { child.leave(at: time) }
        }
    }

    private let root = Element(Picture.Look(), order: 0)
    private var count = 0
    private var looks: [Picture.Look: String] = [:]
    private let duration: TimeInterval
    private let size: CGSize
    private var fingers: [Track] = []
    private var fingerPresence: [Track] = []

    init(_ scene: Scene, every step: Int = 2) {
        size = scene.size
        let picked = stride(from: 0, to: scene.pictures.count, by: step).map { scene.pictures[$0] }
        let frame = Double(step) / Scene.rate
        duration = frame * Double(picked.count)
        for (index, shown) in picked.enumerated() {
            let time = Double(index) * frame
            add(shown.picture.roots, to: root, at: time)
            add(fingers: shown.fingers, at: time)
        }
    }

    // MARK: Reading

    private mutating func add(_ nodes: [Picture.Node], to parent: Element, at time: TimeInterval) {
        var position = 0
        var present: Set<Key> = []
        for node in nodes {
            let key = place(node, in: parent, after: &position)
            present.insert(key)
            let element = parent.elements[key]!
            let look = node.look
            let outer = CGAffineTransform(translationX: look.bounds.minX, y: look.bounds.minY)
                .concatenating(look.transform)
            element.outer.add([outer.a, outer.b, outer.c, outer.d, outer.tx, outer.ty], at: time)
            element.inner.add([-look.bounds.minX, -look.bounds.minY], at: time)
            element.opacity.add([look.opacity], at: time)
            element.presence.add([1], at: time)
            add(node.children, to: element, at: time)
        }
        for (key, element) in parent.elements where !present.contains(key) { element.leave(at: time) }
    }

    /// The element for a layer, behind those that the frame has shown before it.
    private mutating func place(_ node: Picture.Node, in parent: Element, after position: inout Int) -> Key {
        var key = Key(id: node.id, look: name(of: node.look.still))
        while let index = parent.children.firstIndex(of: key) {
            if index >= position {
                position = index + 1
                return key
            }
            key.copy += 1
        }
        count += 1
        let element = Element(node.look.still, order: count)
        element.presence.add([0], at: 0)
        parent.elements[key] = element
        parent.children.insert(key, at: position)
        position += 1
        return key
    }

    private mutating func name(of look: Picture.Look) -> String {
        if let name = looks[look] { return name }
        let name = "l\(looks.count)"
        looks[look] = name
        return name
    }

    private mutating func add(fingers points: [CGPoint], at time: TimeInterval) {
        while fingers.count < points.count {
            fingers.append(Track())
            var presence = Track()
            presence.add([0], at: 0)
            fingerPresence.append(presence)
        }
        for index in fingers.indices {
            if index < points.count { fingers[index].add([1, 0, 0, 1, points[index].x, points[index].y], at: time) }
            fingerPresence[index].add([index < points.count ? 1 : 0], at: time)
        }
    }

    // MARK: Writing

    func svg(width: CGFloat) -> String {
        var writer = AnimatedPictureWriter(duration: duration)
        for key in root.children { write(root.elements[key]!, in: Track(constant: [1]), to: &writer) }
        for (index, finger) in fingers.enumerated() {
            writer.open(outer: finger, opacity: Track(constant: [1]), presence: fingerPresence[index], in: nil)
            writer.body += ##"<circle r="22" fill="#1e50dc" fill-opacity=".3" stroke="#fff" stroke-width="2"/></g>"##
        }
        return writer.document(size: size, width: width)
    }

    private func write(_ element: Element, in parent: Track, to writer: inout AnimatedPictureWriter) {
        writer.open(outer: element.outer, opacity: element.opacity, presence: element.presence, in: parent)
        let name = "c\(element.order)"
        writer.box(element.look, name: name)
        let children = element.children.map { element.elements[$0]! }
        if !element.look.content.isEmpty || !children.isEmpty {
            if element.look.clips { writer.clip(element.look, name: name) }
            writer.open(inner: element.inner)
            writer.content(element.look, name: name)
            for child in children { write(child, in: element.presence, to: &writer) }
            writer.body += element.look.clips ? "</g></g>" : "</g>"
        }
        writer.border(element.look, name: name)
        writer.body += "</g>\n"
    }
}

extension Picture.Look {
    /// The look without what is animated, in coordinates that begin at the corner of its box.
    fileprivate var still: Picture.Look {
        var look = self
        look.transform = .identity
        look.opacity = 1
        look.bounds.origin = .zero
        return look
    }
}

extension Picture.Look: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bounds.width)
        hasher.combine(bounds.height)
        hasher.combine(cornerRadius)
        hasher.combine(content.elements.count)
    }
}
