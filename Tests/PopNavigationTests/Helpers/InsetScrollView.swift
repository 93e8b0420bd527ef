import UIKit

/// A scroll view whose adjusted insets a test sets.
final class InsetScrollView: UIScrollView {
    var insets = UIEdgeInsets.zero

    override var adjustedContentInset: UIEdgeInsets { insets }
}
