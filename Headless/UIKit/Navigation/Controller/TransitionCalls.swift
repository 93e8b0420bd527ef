/// The callbacks of a transition, in their order. F is the old top screen, T the new one.
enum TransitionCall {
    case fromWillDisappear, fromDidDisappear, fromWillAppear, fromDidAppear
    case toWillAppear, toDidAppear, toWillDisappear, toDidDisappear
    case willShowTo, didShowTo, willShowFrom, didShowFrom
    /// `didMove(toParent:)` of the controllers that left, and of those that came; after a cancelled push, of those
    /// removed again.
    case didMoveOut, didMoveIn, didMoveBack
    case coordinatorCompletions, animationEnded
}

extension TransitionCall {
    /// The callbacks in the container's layout pass, after T has loaded its view (facts C8, C9).
    /// `willMove(toParent:)` is sent before, in the call itself.
    static let start: [TransitionCall] = [.fromWillDisappear, .toWillAppear, .willShowTo]

    /// The callbacks when the transition has completed (facts C8, C9).
    static let completion: [TransitionCall] = [
        .fromDidDisappear, .didMoveOut, .toDidAppear, .didMoveIn, .didShowTo, .coordinatorCompletions, .animationEnded,
    ]

    /// The callbacks when the transition has been cancelled (fact C10). F never receives `didMove(toParent:)`. On iOS
    /// 17 and earlier, the delegate receives none.
    static func cancellation(systemVersion: Int) -> [TransitionCall] {
        systemVersion >= 18
            ? [
                .toWillDisappear, .toDidDisappear, .fromWillAppear, .fromDidAppear, .didMoveBack, .willShowFrom,
                .didShowFrom, .coordinatorCompletions, .animationEnded,
            ]
            : [
                .toWillDisappear, .toDidDisappear, .fromWillAppear, .fromDidAppear, .didMoveBack,
                .coordinatorCompletions, .animationEnded,
            ]
    }
}
