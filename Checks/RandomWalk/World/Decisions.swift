import PopNavigation

/// What the library has decided in a script, by the number of the step.
///
/// The app of a plain controller makes the same decisions in the same steps. Otherwise the plain controller is soon in
/// another state, and whether it hangs there says nothing about the library's.
struct Decisions {
    private var step = 0
    /// The step in which the first of the present fingers has gone down.
    private var touchStep = 0
    /// The steps whose touches the library has refused as the app has configured.
    private var refused: Set<Int> = []
    /// Whether each call of `goBack` in a step has popped.
    private var goBacks: [Int: [Bool]] = [:]

    mutating func stepDidBegin() { step += 1 }

    mutating func touchesDidBegin() { touchStep = step }

    mutating func note(_ refusal: PopGestureRefusal) {
        if TwinRule(refusal) != nil { refused.insert(touchStep) }
    }

    /// Notes a call of `goBack`. A screen that is asked in the call may call it again.
    mutating func goBackDidBegin() -> Int {
        goBacks[step, default: []].append(false)
        return goBacks[step, default: []].count - 1
    }

    mutating func noteGoBack(_ number: Int) { goBacks[step]?[number] = true }

    // The app of the plain controller

    /// The same decisions from the first step on.
    var fromStart: Decisions {
        var decisions = self
        (decisions.step, decisions.touchStep) = (0, 0)
        return decisions
    }

    /// Whether the touches that begin don't pop.
    var refusesTouches: Bool { refused.contains(touchStep) }

    /// Whether the next call of `goBack` pops.
    mutating func takeGoBack() -> Bool {
        guard let answer = goBacks[step]?.first else { return false }
        goBacks[step]?.removeFirst()
        return answer
    }
}
