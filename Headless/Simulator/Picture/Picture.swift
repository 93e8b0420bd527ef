import Foundation
import UIKit

/// The content of a simulated screen at one moment, in any phase of an animation.
///
/// Two pictures are equal if they look the same: the same layers, in the same places, in the same order.
/// They omit hidden and transparent views, and those off the screen or outside a clipping view.
public struct Picture: Equatable, Sendable {
    /// The size of the screen in points.
    public let size: CGSize

    /// The windows, back to front.
    package let windows: [Node]

    /// The system's overlay: status bar and home indicator.
    package let overlay: Node?

    package init(size: CGSize, windows: [Node], overlay: Node? = nil) {
        self.size = size
        self.windows = windows
        self.overlay = overlay
    }

    package var roots: [Node] { windows + (overlay.map { [$0] } ?? []) }
}

extension Picture {
    /// The lines of text that the app shows, back to front.
    public var texts: [String] {
        var texts: [String] = []
        for window in windows { window.collectTexts(into: &texts) }
        return texts
    }
}
