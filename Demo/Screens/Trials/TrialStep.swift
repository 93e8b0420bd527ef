import UIKit

/// One step of a trial.
public enum TrialStep: Sendable {
    /// A tap. The next step follows after `thenWait` seconds; nil: when nothing moves any more.
    case tap(TrialSpot, thenWait: TimeInterval? = nil)

    /// Fingers that touch the screen at the same time, and the expected outcome; nil: the outcome is not compared.
    case touch([TrialFinger], TrialOutcome?, thenWait: TimeInterval? = nil)

    /// A text must be visible.
    case see(String)

    /// A text must not be visible.
    case miss(String)

    /// Text that is typed into the field with the keyboard.
    case type(String)

    /// A case that is opened from the menu.
    case open(String)
}

extension TrialStep {
    /// One finger on a straight line.
    static func swipe(
        _ start: TrialSpot, to end: TrialSpot, in duration: TimeInterval = 0.35, _ outcome: TrialOutcome?
    ) -> TrialStep {
        .touch([TrialFinger(start, [TrialFinger.Move(.spot(end), duration)])], outcome)
    }

    /// One finger on a straight line, by a number of points.
    static func swipe(
        _ start: TrialSpot, by x: CGFloat, down y: CGFloat = 0, in duration: TimeInterval = 0.35,
        _ outcome: TrialOutcome?
    ) -> TrialStep {
        .touch([TrialFinger(start, [TrialFinger.Move(.by(x, y), duration)])], outcome)
    }
}
