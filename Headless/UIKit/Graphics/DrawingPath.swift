import Foundation

extension Drawing {
    /// An outline of lines and curves. Rectangles and capsules are separate cases.
    package enum Path: Equatable, Sendable {
        /// With a radius of half the shorter side: a capsule, or a circle.
        case rect(CGRect, cornerRadius: CGFloat)
        case segments([Segment])

        package enum Segment: Equatable, Sendable {
            case move(CGPoint)
            case line(CGPoint)
            case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        }

        package static func rect(_ rect: CGRect) -> Path {
            .rect(rect, cornerRadius: 0)
        }

        package static func capsule(_ rect: CGRect) -> Path {
            .rect(rect, cornerRadius: min(rect.width, rect.height) / 2)
        }

        /// A line through the points, such as a chevron or a check mark.
        package static func line(_ points: CGPoint...) -> Path {
            .segments(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
        }
    }
}
