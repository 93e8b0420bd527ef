import Foundation
import UIKit

/// Reads the visible views of a system into nodes.
@MainActor
struct PictureBuilder {
    let system: System
    let screen: CGRect
    let backdrop: SheetBackdrop?

    static func picture(of system: System) -> Picture {
        let builder = PictureBuilder(
            system: system, screen: system.screen.bounds, backdrop: SheetBackdrop(of: system))
        let windows = system.windows.compactMap { builder.node(for: $0, parent: .identity, visible: builder.screen) }
        return Picture(size: builder.screen.size, windows: windows, overlay: SystemOverlay.node(for: system))
    }

    /// The node of a view and its subviews; nil if none of them is visible.
    ///
    /// - Parameters:
    ///   - parent: converts the superview's coordinates to the screen's.
    ///   - visible: the part of the screen to which the superviews clip.
    private func node(for view: UIView, parent: CGAffineTransform, visible: CGRect) -> Picture.Node? {
        let layer = view.layer
        guard !layer.isHidden else { return nil }
        let values = layer.presentationValues
        guard values.opacity > 0 else { return nil }

        var look = Picture.Look()
        look.bounds = values.bounds
        look.transform = values.transformToParent(anchorPoint: layer.anchorPoint)
        look.opacity = CGFloat(values.opacity)
        look.clips = layer.masksToBounds
        look.cornerRadius = values.cornerRadius
        if values.cornerRadius > 0 { look.corners = layer.maskedCorners }
        backdrop?.apply(to: view, &look)

        let toScreen = look.transform.concatenating(parent)
        let onScreen = look.bounds.applying(toScreen)
        if onScreen.overlaps(visible) { addContent(of: view, values, to: &look) }
        addShadow(of: layer, values, to: &look)

        var inside = visible
        if look.clips {
            // Completely clipped, with its shadow.
            guard onScreen.overlaps(visible) else { return nil }
            inside = visible.intersection(onScreen)
        }
        let children = view.layerOrder.compactMap { node(for: $0, parent: toScreen, visible: inside) }
        guard look.isVisible || !children.isEmpty else { return nil }
        return Picture.Node(id: number(of: layer), look: look, children: children)
    }

    private func number(of layer: CALayer) -> Int {
        if layer.pictureNumber == 0 {
            system.picturedLayers += 1
            layer.pictureNumber = system.picturedLayers
        }
        return layer.pictureNumber
    }

    private func addContent(of view: UIView, _ values: CALayer.Values, to look: inout Picture.Look) {
        if let color = values.backgroundColor, color.alpha > 0 { look.background = color }
        let layer = view.layer
        if layer.borderWidth > 0, let color = layer.borderColor?.rgba, color.alpha > 0 {
            look.border = Drawing.Stroke(color: color, width: layer.borderWidth)
        }
        if view is GlassView { look.blur = GlassView.blur }
        if let background = view as? BarBackgroundView, background.blur > 0 {
            (look.blur, look.fadeStart) = (background.blur, BarBackgroundView.fadeStart)
        }
        if let drawing = view as? any ContentDrawing { drawing.draw(into: &look.content, bounds: values.bounds) }
    }

    /// A layer with a background has a shadow of its own outline, without its sublayers.
    private func addShadow(of layer: CALayer, _ values: CALayer.Values, to look: inout Picture.Look) {
        guard values.shadowOpacity > 0, !layer.masksToBounds, look.background != nil else { return }
        guard var color = layer.shadowColor?.rgba else { return }
        color.alpha *= CGFloat(values.shadowOpacity)
        look.shadow = Picture.Shadow(color: color, radius: layer.shadowRadius, offset: layer.shadowOffset)
    }
}

extension UIView {
    /// The subviews back to front: by `zPosition`, then in their own order.
    fileprivate var layerOrder: [UIView] {
        guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
        return subviews.enumerated().sorted {
            ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }.map(\.element)
    }
}

extension CALayer.Values {
    /// Converts the layer's coordinates to those of its parent.
    func transformToParent(anchorPoint: CGPoint) -> CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x,
            y: bounds.minY + bounds.height * anchorPoint.y
        )
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

extension CGRect {
    /// Whether the rectangles have more than an edge in common. On Linux `intersects` is also true for a common edge.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
