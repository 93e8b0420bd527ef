/// The items of a bar at the bottom, which float in a container of the controller's view on iOS 26 and later (fact F3).
///
/// A touch on an item, or next to one in the bar's frame, hits this view, which is not inside the bar. The view passes
/// the touch on to the item.
final class FloatingBarItems: UIView {
    private weak var bar: UIView?
    private weak var item: UIView?

    init(of bar: UIView) {
        self.bar = bar
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("bar items from an archive")
    }

    /// The items of a vertical bar are in the bar (fact J7).
    private var isInColumn: Bool {
        (bar as? UIToolbar)?.isInColumn == true || (bar as? UITabBar)?.columnBottom != nil
    }

    /// Puts the items above the bar, in the whole of the controller's view.
    func update(in view: UIView) {
        if superview !== view || view.subviews.last !== self { view.addSubview(self) }
        if frame != view.bounds { frame = view.bounds }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let bar, bar.superview === superview, !bar.isHidden, bar.alpha > 0.01, !isInColumn else { return false }
        return bar.point(inside: convert(point, to: bar), with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let bar else { return }
        item = bar.hitTest(touch.location(in: bar), with: event)
        item?.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        item?.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        item?.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        item?.touchesCancelled(touches, with: event)
    }
}
