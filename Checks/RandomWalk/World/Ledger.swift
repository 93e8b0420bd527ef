import PopNavigation
import TrialTools
import UIKit

/// A record of a walk: the screens, the findings of failed checks, and the app's planned reactions.
@MainActor
final class Ledger {
    struct WeakScreen {
        weak var screen: TrackedScreen?
    }

    private(set) var findings: [Failure.Finding] = []
    private(set) var screens: [WeakScreen] = []
    private(set) var tally = Tally()
    private var made = 0
    /// The app's reaction to the next callback of each kind.
    var reactions: [Step.Moment: Step.Reaction] = [:]
    var react: (Step.Reaction, Step.Moment) -> Void = { _, _ in }
    /// How the app states what it wants.
    var app = Setting.App.preferences
    /// False if the app uses nothing of the library.
    var knowsLibrary = true
    /// How often each screen whose zoom follows its preferences has been asked in the present sequence of touches.
    private var questions: [Int: Int] = [:]
    private var fingersInSequence = 0
    /// Makes a navigation controller inside a screen.
    var makeFlow: ([UIViewController]) -> UINavigationController = { screens in
        let controller = UINavigationController()
        controller.viewControllers = screens
        return controller
    }
    /// Called with each appearance callback of a screen.
    var screenNoted: (TrackedScreen, AppearanceRecord.Call) -> Void = { _, _ in }
    /// Called when the pan of a screen that waits for every other recognizer begins.
    var patientPanDidBegin: (TrackedScreen) -> Void = { _ in }
    /// Called when a screen declines to be popped.
    var screenDeclined: () -> Void = {}
    /// Called in a screen's `viewWillAppear`.
    var screenWillAppear: (TrackedScreen) -> Void = { _ in }
    /// Receives a line for each event.
    private let listener: ((String) -> Void)?

    init(listener: ((String) -> Void)?) {
        self.listener = listener
    }

    func log(_ line: @autoclosure () -> String) { listener?(line()) }

    func report(_ invariant: String, _ detail: @autoclosure () -> String) {
        guard findings.count < 8 else { return }
        findings.append(Failure.Finding(invariant: invariant, detail: detail()))
    }

    func happened(_ moment: Step.Moment) {
        guard !reactions.isEmpty, let reaction = reactions.removeValue(forKey: moment) else { return }
        react(reaction, moment)
    }

    func sequenceWillBegin() { (questions, fingersInSequence) = ([:], 0) }

    func fingerWillTouch() { fingersInSequence += 1 }

    /// Notes that a gesture of a zoom asks a screen. It may ask once until all fingers have lifted. Of several fingers,
    /// UIKit cancels those on a view that leaves the window, so a screen may be asked once for each.
    func gestureAsks(_ screen: TrackedScreen) {
        guard screen.followsPreferences else { return }
        count("zoom asks")
        questions[screen.number, default: 0] += 1
        let asked = questions[screen.number, default: 0]
        if asked > fingersInSequence { report("zoom", "\(screen) is asked \(asked)× by \(fingersInSequence) fingers") }
    }

    func count(_ what: String, _ times: Int = 1) { tally.add(what, times) }

    func makeScreen(_ recipe: Recipe) -> TrackedScreen {
        made += 1
        return recipe.content == .bare
            ? TrackedScreen(recipe, number: made, ledger: self) : WalkScreen(recipe, number: made, ledger: self)
    }

    func track(_ screen: TrackedScreen) { screens.append(WeakScreen(screen: screen)) }

    /// The screens that are not deallocated. Drops the references to the others.
    func existingScreens() -> [TrackedScreen] {
        screens.removeAll { $0.screen == nil }
        return screens.compactMap(\.screen)
    }
}
