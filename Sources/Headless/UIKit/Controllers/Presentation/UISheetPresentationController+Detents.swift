extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public var rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier

        required init(identifier: Identifier) {
            self.identifier = identifier
        }

        /// About half of the screen. In a compact height it is inactive.
        public class func medium() -> Self { self.init(identifier: .medium) }

        public class func large() -> Self { self.init(identifier: .large) }
    }

    /// The heights of the active detents, from the smallest to the largest.
    var activeDetents: [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let container = containerView else { return [] }
        let bounds = container.bounds
        let full = max(0, bounds.height - container.safeAreaInsets.top - Calibration.Presentation.sheetGap)
        let isCompact = container.traitCollection.verticalSizeClass == .compact
        let active = detents.compactMap { detent -> (identifier: Detent.Identifier, height: CGFloat)? in
            guard detent.identifier == .medium else { return (detent.identifier, full) }
            return isCompact ? nil : (.medium, (bounds.height * Calibration.Presentation.mediumDetent).rounded())
        }
        return active.isEmpty ? [(.large, full)] : active.sorted { $0.height < $1.height }
    }

    /// The selected detent's height; without a selection the smallest one's.
    var restingHeight: CGFloat {
        let active = activeDetents
        return (active.first { $0.identifier == selectedDetentIdentifier } ?? active.first)?.height ?? 0
    }

    /// Whether the content behind the sheet is not dimmed and receives touches.
    var isUndimmed: Bool {
        guard let largest = largestUndimmedDetentIdentifier,
            let limit = activeDetents.first(where: { $0.identifier == largest })?.height
        else { return false }
        return restingHeight <= limit
    }
}
