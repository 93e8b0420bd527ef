import UIKit

/// A stand-in for the view of SwiftUI's hosting controller, which has this name. It records the sizes that it gets.
final class _UIHostingView<Content>: UIView {
    var sizes: [CGSize] = []
    override var frame: CGRect {
        didSet { sizes.append(frame.size) }
    }
}
