import UIKit

/// Where the finger goes down, measured from the leading edge of the content; see ``SwipeEffect/starts``.
package enum Start: String, CaseIterable, Sendable {
    case x3 = "3 pt"
    case x10 = "10 pt"
    case x19 = "19 pt"
    case x21 = "21 pt"
    case insideThird = "inside the third"
    case outsideThird = "outside the third"
    case middle = "middle"
    case farSide = "far side"

    /// Whether the start is in the strip where UIKit's edge gesture, and the library's, have priority.
    var isAtLeadingEdge: Bool { self == .x3 || self == .x10 || self == .x19 }

    /// The distance in content that is `width` points wide.
    func distance(inWidth width: CGFloat) -> CGFloat {
        switch self {
        case .x3: 3
        case .x10: 10
        case .x19: 19
        case .x21: 21
        case .insideThird: (width / 3).rounded(.down) - 2
        case .outsideThird: (width / 3).rounded(.up) + 2
        case .middle: width / 2
        case .farSide: width - 60
        }
    }
}
