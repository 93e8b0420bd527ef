/// Another party that changes the bar's visibility in layout passes, such as SwiftUI or the app (fact C42).
@MainActor
package final class BarAnswerer {
    /// The value that the party sets in each layout pass; nil if it only answers changes that are made in layout.
    private let insistence: Bool?
    /// The answer to the last change that was made in layout, and the number of the pass in which it was made.
    private var next: (isHidden: Bool, pass: Int)?
    /// The number of changes that the party has made.
    package private(set) var answers = 0

    package init(insistingOn isHidden: Bool) {
        insistence = isHidden
    }

    init() {
        insistence = nil
    }

    func noteChange(hidden: Bool) {
        next = (!hidden, System.current.layoutPasses)
    }

    /// The answer comes in a later pass than the change.
    private func takeAnswer() -> Bool? {
        guard let answer = next, answer.pass < System.current.layoutPasses else { return nil }
        next = nil
        return answer.isHidden
    }

    func answer(in controller: UINavigationController) {
        guard let isHidden = insistence ?? takeAnswer(), controller.bars.isHidden != isHidden else { return }
        answers += 1
        controller.setNavigationBarHidden(isHidden, animated: false)
    }
}

extension UINavigationController {
    /// Called at each change of the bar's visibility.
    func noteBarChange(hidden: Bool) {
        guard System.current.switches.barInLayout == .answeredByOther,
            (viewIfLoaded as? NavigationContainerView)?.isMakingLayoutCalls == true
        else { return }
        let answerer = barAnswerer ?? BarAnswerer()
        barAnswerer = answerer
        answerer.noteChange(hidden: hidden)
        view.setNeedsLayout()
    }
}
