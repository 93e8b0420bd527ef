import UIKit

/// What is under the finger in a cell about an app's settings, and competes with the swipe.
package enum WatchedContent: String, CaseIterable, Sendable {
    /// A view that draws with its touches.
    case canvas
    /// A row of cards at its leading limit.
    case carousel
    /// Pages, on the second one.
    case pager
    /// A table whose rows have leading actions.
    case row
    /// A panel that is dragged up and down.
    case panel

    /// Fills the screen, and returns what tells the content's state after an event.
    @MainActor
    func install(on screen: ContentScreen, touchedAt point: CGPoint) -> () -> String {
        var canvas: TouchedCanvas?
        switch self {
        case .canvas:
            let view = TouchedCanvas(frame: screen.view.bounds)
            screen.add(view)
            canvas = view
        case .carousel: Content.carouselAtStart.fill(screen, touchedAt: point)
        case .pager: Content.pagerOnSecondPage.fill(screen, touchedAt: point)
        case .row: Content.leadingRowActions.fill(screen, touchedAt: point)
        case .panel: Content.panel.fill(screen, touchedAt: point)
        }
        let views = Self.views(below: screen.view)
        let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }.filter { $0 is UIPanGestureRecognizer }
        let scrollViews = views.compactMap { $0 as? UIScrollView }
        // From the first event on: insets differ with the bar.
        var starts: [CGPoint]?
        return {
            let states = recognizers.map { "\($0.state)" }
            let offsets = scrollViews.map(\.contentOffset)
            let moves = zip(offsets, starts ?? offsets).map { offset, start in
                "\(Int((offset.x - start.x).rounded()))/\(Int((offset.y - start.y).rounded()))"
            }
            starts = starts ?? offsets
            return ((canvas?.takeTouches() ?? []) + states + moves).joined(separator: " ")
        }
    }

    @MainActor
    private static func views(below view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap(views(below:))
    }
}

/// A view that notes its touches.
private final class TouchedCanvas: UIView {
    private var touches: [String] = []

    func takeTouches() -> [String] {
        defer { touches = [] }
        return touches
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("cancelled") }
}
