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
        let isCompact = container.traitCollection.verticalSizeClass == .compact
        let large = largeHeight(in: container)
        let active = detents.compactMap { detent -> (identifier: Detent.Identifier, height: CGFloat)? in
            guard detent.identifier == .medium else { return (detent.identifier, large) }
            return isCompact ? nil : (.medium, mediumHeight(in: container))
        }
        return active.isEmpty ? [(.large, large)] : active.sorted { $0.height < $1.height }
    }

    private var hasGlass: Bool { System.current.configuration.hasGlass }

    private func largeHeight(in container: UIView) -> CGFloat {
        let gap = hasGlass ? Calibration.Glass.sheetGap : Calibration.Presentation.sheetGap
        return max(0, container.bounds.height - container.safeAreaInsets.top - gap)
    }

    /// On iOS 26 and later, the detent is a share of the height between the safe areas, above the lower one.
    private func mediumHeight(in container: UIView) -> CGFloat {
        guard hasGlass else { return (container.bounds.height * Calibration.Presentation.mediumDetent).rounded() }
        let bottom = container.safeAreaInsets.bottom
        let maximum = largeHeight(in: container) - bottom
        return (maximum * Calibration.Glass.mediumDetent).rounded() + bottom
    }

    /// The frame of a sheet of a height. On iOS 26 and later, a sheet that is not large floats: it is scaled down to
    /// leave a margin at the sides and at the bottom.
    func frame(height: CGFloat) -> CGRect {
        guard let container = containerView else { return .zero }
        let bounds = container.bounds
        guard hasGlass, height < largeHeight(in: container) else {
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        let margin = Calibration.Glass.sheetMargin
        let width = bounds.width - 2 * margin
        let scaled = height * width / bounds.width
        return CGRect(x: margin, y: bounds.height - margin - scaled, width: width, height: scaled)
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
