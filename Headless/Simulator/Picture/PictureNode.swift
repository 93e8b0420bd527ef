import Foundation
import UIKit

extension Picture {
    /// One layer: how it looks, and the layers on top of it.
    package struct Node: Sendable {
        /// The layer's number, the same in all pictures of a device.
        package var id: Int
        package var look: Look
        package var children: [Node]

        package init(id: Int, look: Look, children: [Node]) {
            self.id = id
            self.look = look
            self.children = children
        }
    }

    package struct Look: Equatable, Sendable {
        /// Converts the layer's coordinates to those of its parent.
        package var transform: CGAffineTransform = .identity
        /// In the layer's own coordinates; the origin is the scroll offset.
        package var bounds: CGRect = .zero
        package var opacity: CGFloat = 1
        package var background: Drawing.Color?
        package var cornerRadius: CGFloat = 0
        /// The corners that are round.
        package var corners = Picture.allCorners
        package var border: Drawing.Stroke?
        package var shadow: Shadow?
        package var clips = false
        /// The radius by which the layer blurs what is behind it. An SVG has no such blur.
        package var blur: CGFloat = 0
        /// The share of its height below which the layer fades out; 1 if it does not. An SVG has no such mask.
        package var fadeStart: CGFloat = 1
        package var content = Drawing()

        package init() {}

        /// Whether the layer shows anything but its children.
        package var isVisible: Bool {
            background != nil || border != nil || shadow != nil || !content.isEmpty
        }
    }

    /// A blurred copy of a layer's outline, behind it.
    package struct Shadow: Equatable, Sendable {
        /// Its alpha includes the shadow's opacity.
        package var color: Drawing.Color
        package var radius: CGFloat
        package var offset: CGSize

        package init(color: Drawing.Color, radius: CGFloat, offset: CGSize) {
            self.color = color
            self.radius = radius
            self.offset = offset
        }
    }
}

extension Picture {
    package static let allCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

extension Picture.Node: Equatable {
    package static func == (a: Picture.Node, b: Picture.Node) -> Bool {
        a.look == b.look && a.children == b.children
    }

    package func collectTexts(into texts: inout [String]) {
        for case .text(let text) in look.content.elements { texts.append(text.string) }
        for child in children { child.collectTexts(into: &texts) }
    }
}
