import PopNavigation

/// What the library has decided in a script, by the number of the step.
///
/// The app of a plain controller makes the same decisions in the same steps. Otherwise the plain controller is soon in
/// another state, and whether it hangs there says nothing about the library's.
struct Decisions {
    private var step = 0
    /// The step in which the first of the present fingers has gone down.
    private var touchStep = 0
    /// The steps whose touches the library has refused.
    private var refused: Set<Int> = []
    /// The steps whose touches have swiped, and those of them that a zoom hasn't followed.
    private var swipes: Set<Int> = []
    private var slides: Set<Int> = []
    /// The steps whose touches have begun under a hidden bar.
    private var hiddenBars: Set<Int> = []
    /// The events to which the app has reacted in a step.
    private var reactions: [Int: [Step.Moment]] = [:]
    /// Whether each call of `goBack` in a step has popped.
    private var goBacks: [Int: [Bool]] = [:]

    mutating func stepDidBegin() { step += 1 }

    mutating func touchesDidBegin() { touchStep = step }

    mutating func noteHiddenBar() { hiddenBars.insert(touchStep) }

    mutating func noteRefusal() { refused.insert(touchStep) }

    mutating func noteSwipe(isZoom: Bool) {
        swipes.insert(touchStep)
        if !isZoom { slides.insert(touchStep) }
    }

    mutating func noteReaction(to moment: Step.Moment) { reactions[step, default: []].append(moment) }

    /// Notes a call of `goBack`. A screen that is asked in the call may call it again.
    mutating func goBackDidBegin() -> Int {
        goBacks[step, default: []].append(false)
        return goBacks[step, default: []].count - 1
    }

    mutating func noteGoBack(_ number: Int) { goBacks[step]?[number] = true }

    // The app of the plain controller

    /// The same decisions from the first step on. About the last touches the plain controller decides itself.
    var fromStart: Decisions {
        var decisions = self
        decisions.refused.remove(touchStep)
        (decisions.step, decisions.touchStep) = (0, 0)
        return decisions
    }

    /// Whether the touches that begin don't pop.
    var refusesTouches: Bool { refused.contains(touchStep) && !swipes.contains(touchStep) }

    /// The events to which the app of a plain controller reacts no later than in this step.
    var reactionsOfStep: [Step.Moment] { reactions[step] ?? [] }

    /// Whether the finger that goes down swipes. At the leading edge, UIKit's recognizer follows it on every system,
    /// and no scroll view does.
    var beginsAtLeadingEdge: Bool { slides.contains(touchStep) }

    /// Whether the bar, which the app of a plain controller doesn't hide, takes no touches.
    var isBarHidden: Bool { hiddenBars.contains(touchStep) }

    /// Whether the next call of `goBack` pops.
    mutating func takeGoBack() -> Bool {
        guard let answer = goBacks[step]?.first else { return false }
        goBacks[step]?.removeFirst()
        return answer
    }
}
