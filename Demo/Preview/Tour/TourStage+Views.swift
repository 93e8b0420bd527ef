import Foundation
@testable import UIKit
@testable import UIKitSimulator

/// Finds views and controls on the screen as a user does.
extension TourStage {
    /// The centre of the control with the text.
    func place(of text: String) throws -> CGPoint {
        middle(of: try label(text))
    }

    func label(_ text: String) throws -> UILabel {
        guard let label = find(UILabel.self, where: { $0.text == text }) else {
            throw Misbehaviour("there is no “\(text)”")
        }
        return label
    }

    /// Whether any part of the view is on the screen now, in any phase of an animation.
    func isOnScreen(_ view: UIView) -> Bool {
        guard let frame = view.layer.presentation()?.frame, let parent = view.superview else { return false }
        return parent.convert(frame, to: nil).intersects(CGRect(origin: .zero, size: size))
    }

    func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// The first view of the type on the top screen or in the bar.
    func find<View: UIView>(_ type: View.Type, where fits: (View) -> Bool = { _ in true }) -> View? {
        first(in: top.view, where: fits) ?? first(in: navigationController.navigationBar, where: fits)
    }

    private func first<View: UIView>(in root: UIView, where fits: (View) -> Bool) -> View? {
        if let view = root as? View, fits(view) { return view }
        for subview in root.subviews {
            if let found = first(in: subview, where: fits) { return found }
        }
        return nil
    }

    /// Whether the screen shows the line of text now.
    func shows(_ text: String) -> Bool {
        device.picture().texts.contains(text)
    }
}

/// The navigation bar, by the stack's flag and in the picture.
extension TourStage {
    /// The frame of the bar in the picture now; nil if the bar is not visible.
    var visibleBar: CGRect? {
        let picture = device.picture()
        let number = navigationController.navigationBar.layer.pictureNumber
        guard let frame = picture.frame(of: number) else { return nil }
        let visible = frame.intersection(CGRect(origin: .zero, size: picture.size))
        return visible.isNull || visible.width < 1 || visible.height < 1 ? nil : frame
    }

    /// The bar as the picture shows it at rest.
    var barLook: Picture.Node? {
        device.picture().node(navigationController.navigationBar.layer.pictureNumber)
    }

    /// The opacity of the bar's background: the highest one of the layers that fill the bar's width.
    var barBackground: CGFloat {
        func opacity(of node: Picture.Node) -> CGFloat {
            let own = node.look.bounds.width >= size.width ? node.look.background?.alpha ?? 0 : 0
            return node.look.opacity * node.children.reduce(own) { max($0, opacity(of: $1)) }
        }
        return barLook.map(opacity) ?? 0
    }

    /// Checks that flag and picture agree: both hidden, or both fully visible.
    func expectBar(hidden: Bool) throws {
        let flag = navigationController.isNavigationBarHidden
        try expect(flag == hidden, "the bar's flag is \(flag ? "hidden" : "shown")")
        let frame = visibleBar
        try expect((frame == nil) == hidden, "the picture shows \(frame == nil ? "no bar" : "a bar")")
        if let frame {
            let isVertical = navigationController.traitCollection.verticalBarEdge != .unspecified
            try expect(
                isVertical || frame.minX == 0 && frame.width == size.width, "the bar is in the wrong place: \(frame)")
        }
    }
}

extension Picture {
    /// The layer with the number.
    func node(_ number: Int) -> Node? {
        for window in windows {
            if let found = window.path(to: number)?.last { return found }
        }
        return nil
    }

    /// The frame of a layer on the screen.
    func frame(of number: Int) -> CGRect? {
        for window in windows {
            guard let path = window.path(to: number) else { continue }
            return path.reversed().reduce(path.last!.look.bounds) { $0.applying($1.look.transform) }
        }
        return nil
    }
}

extension Picture.Node {
    /// The layers from the receiver to the layer with the number.
    fileprivate func path(to number: Int) -> [Picture.Node]? {
        if id == number { return [self] }
        for child in children {
            if let path = child.path(to: number) { return [self] + path }
        }
        return nil
    }
}
