import UIKit

extension UIView {
    /// The view that draws the line of text: this one or one inside it.
    func view(drawing text: String) -> UIView? {
        var drawing = Drawing()
        (self as? any ContentDrawing)?.draw(into: &drawing, bounds: bounds)
        for case .text(let found) in drawing.elements where found.string == text { return self }
        return subviews.lazy.compactMap { $0.view(drawing: text) }.first
    }
}
