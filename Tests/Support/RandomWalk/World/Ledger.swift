import PopNavigation
import UIKit

/// What the app of a walk has seen: its screens, the calls they received, and whatever was wrong with them.
@MainActor
final class Ledger {
    struct WeakScreen {
        weak var screen: TrackedScreen?
    }

    private(set) var complaints: [Failure.Finding] = []
    private(set) var screens: [WeakScreen] = []
    private(set) var tally = Tally()
    private var made = 0
    /// What the app will do at the next call of a kind.
    var reactions: [Step.Moment: Step.Reaction] = [:]
    var react: (Step.Reaction) -> Void = { _ in }
    /// Hears of a screen that is about to appear.
    var appears: (TrackedScreen) -> Void = { _ in }
    /// Hears of everything, as it happens.
    private let listener: ((String) -> Void)?

    init(listener: ((String) -> Void)? = nil) {
        self.listener = listener
    }

    func tell(_ news: @autoclosure () -> String) { listener?(news()) }

    func complain(_ invariant: String, _ detail: @autoclosure () -> String) {
        guard complaints.count < 8 else { return }
        complaints.append(Failure.Finding(invariant: invariant, detail: detail()))
    }

    func happened(_ moment: Step.Moment) {
        guard !reactions.isEmpty, let reaction = reactions.removeValue(forKey: moment) else { return }
        react(reaction)
    }

    func count(_ what: String, _ times: Int = 1) { tally.add(what, times) }

    func makeScreen(_ recipe: Recipe) -> TrackedScreen {
        made += 1
        return recipe.content == .bare
            ? TrackedScreen(recipe, number: made, ledger: self) : WalkScreen(recipe, number: made, ledger: self)
    }

    func track(_ screen: TrackedScreen) { screens.append(WeakScreen(screen: screen)) }

    /// The screens that live; those that are gone are forgotten.
    func livingScreens() -> [TrackedScreen] {
        screens.removeAll { $0.screen == nil }
        return screens.compactMap(\.screen)
    }
}
