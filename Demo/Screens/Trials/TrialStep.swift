import UIKit

/// One step of a trial.
public enum TrialStep: Sendable {
    /// A tap. The next step follows after `thenWait` seconds; if nil, when no animation is running.
    case tap(TrialSpot, thenWait: TimeInterval? = nil)

    /// Fingers that touch the screen at the same time, and the expected outcome. If nil, the outcome is not compared.
    case touch([TrialFinger], TrialOutcome?, thenWait: TimeInterval? = nil)

    /// A text must be visible.
    case see(String)

    /// A text must not be visible.
    case miss(String)

    /// Text to type into the first responder.
    case type(String)

    /// A case to open from the menu.
    case open(String)
}

extension TrialStep {
    /// One finger on a straight line between two points.
    static func swipe(
        _ start: TrialSpot, to end: TrialSpot, in duration: TimeInterval = 0.35, _ outcome: TrialOutcome?
    ) -> TrialStep {
        .touch([TrialFinger(start, [TrialFinger.Move(.spot(end), duration)])], outcome)
    }

    /// One finger on a straight line with a length in points.
    static func swipe(
        _ start: TrialSpot, by x: CGFloat, down y: CGFloat = 0, in duration: TimeInterval = 0.35,
        _ outcome: TrialOutcome?
    ) -> TrialStep {
        .touch([TrialFinger(start, [TrialFinger.Move(.by(x, y), duration)])], outcome)
    }
}
