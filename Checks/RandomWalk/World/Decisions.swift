import UIKit

/// What the library has decided in a script, by the number of the step.
///
/// The app of a plain controller makes the same decisions in the same steps. Otherwise the plain controller is soon in
/// another state, and whether it hangs there says nothing about the library's.
@MainActor
struct Decisions {
    private var step = 0
    /// The step in which the first of the present fingers has gone down.
    private var touchStep = 0
    /// The same step for the last fingers of the script. What they do is left to the plain controller.
    private var lastTouchStep = 0
    /// The steps in which the fingers have gone down, and the finger that acts in this step.
    private var downSteps: [Int: Int] = [:]
    private var actingFinger = 0
    /// The touch steps in which a finger has swiped.
    private var swipes: Set<Int> = []
    /// The steps in which fingers have gone down that have swiped, and those of them that no zoom has followed.
    private var swipingDowns: Set<Int> = []
    private var slides: Set<Int> = []
    /// The touch steps in which the bar has shown no back button, or the app's.
    private var missingBackButtons: Set<Int> = []
    /// The events to which the app has reacted in a step.
    private var reactions: [Int: [Step.Moment]] = [:]
    /// Whether each call of `goBack` in a step has popped.
    private var goBacks: [Int: [Bool]] = [:]

    mutating func stepDidBegin() { step += 1 }

    mutating func touchesDidBegin() { touchStep = step }

    mutating func fingerDidGoDown(_ finger: Int) { (downSteps[finger], actingFinger) = (step, finger) }

    mutating func fingerActs(_ finger: Int) { actingFinger = finger }

    mutating func noteMissingBackButton() { missingBackButtons.insert(touchStep) }

    mutating func noteSwipe(of screen: UIViewController) {
        swipes.insert(touchStep)
        guard let step = downSteps[actingFinger] else { return }
        swipingDowns.insert(step)
        if screen.preferredTransition == nil { slides.insert(step) }
    }

    /// Whether one of the present fingers has swiped.
    var hasSwiped: Bool { swipes.contains(touchStep) }

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
        (decisions.step, decisions.touchStep, decisions.lastTouchStep) = (0, 0, touchStep)
        return decisions
    }

    /// Whether the touches that begin don't pop.
    var refusesTouches: Bool { !hasSwiped && touchStep != lastTouchStep }

    /// The events to which the app of a plain controller reacts no later than in this step.
    var reactionsOfStep: [Step.Moment] { reactions[step] ?? [] }

    /// Whether the finger that goes down swipes. At the leading edge, UIKit's recognizer follows it on every system,
    /// and no scroll view does.
    var beginsAtLeadingEdge: Bool { slides.contains(step) }

    /// Whether the user leaves out the fingers beside one that swipes.
    var leavesOutOthers = true

    /// Whether a finger is beside one that swipes. UIKit's recognizer at the edge may follow the first finger.
    func leavesOut(_ finger: Int) -> Bool {
        guard leavesOutOthers, hasSwiped, touchStep != lastTouchStep, let step = downSteps[finger] else { return false }
        return !swipingDowns.contains(step)
    }

    /// Whether the bar, in which the app of a plain controller leaves UIKit's back button, takes no touches.
    var lacksBackButton: Bool { missingBackButtons.contains(touchStep) }

    /// Whether the next call of `goBack` pops.
    mutating func takeGoBack() -> Bool {
        guard let answer = goBacks[step]?.first else { return false }
        goBacks[step]?.removeFirst()
        return answer
    }
}
