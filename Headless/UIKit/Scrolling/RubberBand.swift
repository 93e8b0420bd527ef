import Foundation

/// The resistance of content that a finger pulls past its edge (fact B8).
enum RubberBand {
    /// The distance past the edge for a pull, in a view of the given length.
    static func stretch(for pull: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let stretch = (1 - 1 / (abs(pull) * Calibration.Scroll.rubberBand / length + 1)) * length
        return pull < 0 ? -stretch : stretch
    }

    /// The pull that leads to a distance past the edge.
    static func pull(for stretch: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let share = min(abs(stretch) / length, 0.999)
        let pull = (1 / (1 - share) - 1) * length / Calibration.Scroll.rubberBand
        return stretch < 0 ? -pull : pull
    }

    /// The content's velocity as a fraction of the finger's: the derivative of the stretch.
    static func slowness(at pull: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let relaxed = abs(pull) * Calibration.Scroll.rubberBand / length + 1
        return Calibration.Scroll.rubberBand / (relaxed * relaxed)
    }
}
