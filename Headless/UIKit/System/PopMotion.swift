/// How UIKit's pushes, pops and swipes move (facts A24, C20 and C27).
package enum PopMotion: CaseIterable, Sendable {
    /// As recorded on iOS 26 and later, as analyzed on earlier systems, which nobody has recorded.
    case ofSystem
    /// As recorded on iOS 27.0.
    case recorded
    /// As in published analyses of iOS 18 and 26.
    case analyzed

    @MainActor
    static var isRecorded: Bool {
        switch System.current.switches.popMotion {
        case .ofSystem: System.current.configuration.systemVersion >= 26
        case .recorded: true
        case .analyzed: false
        }
    }
}

/// The line that a swipe has to pass, of the two that have been recorded (fact C20).
package enum FinishLine: CaseIterable, Sendable {
    /// The line of the recognizer that drives the swipe.
    case ofRecognizer
    /// The edge recognizer's line, whatever drives the swipe.
    case edge
    /// The content recognizer's line, whatever drives the swipe.
    case content
}
