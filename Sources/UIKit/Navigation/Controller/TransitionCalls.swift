/// The calls of a transition, in their order. F is the screen that was seen, T the one that comes.
enum TransitionCall {
    case loadT
    case fromWillDisappear, fromDidDisappear, fromWillAppear, fromDidAppear
    case toWillAppear, toDidAppear, toWillDisappear, toDidDisappear
    case willShowTo, didShowTo, willShowFrom, didShowFrom
    /// didMove(toParent:) of those that left and those that came; after a cancelled push, of those that are gone again.
    case didMove, didMoveBack
    case coordinatorCompletions, animationEnded
}

extension TransitionCall {
    /// The container's layout pass (facts C8, C9). T's or F's willMove(toParent:) came before, in the call itself.
    static let start: [TransitionCall] = [.loadT, .fromWillDisappear, .toWillAppear, .willShowTo]

    /// The transition has reached its end (facts C8, C9).
    static let completion: [TransitionCall] = [
        .fromDidDisappear, .toDidAppear, .didMove, .didShowTo, .coordinatorCompletions, .animationEnded,
    ]

    /// The transition has gone back to its beginning (fact C10): never F's didMove(toParent:), and up to iOS 17 no word
    /// to the delegate.
    static func cancellation(systemVersion: Int) -> [TransitionCall] {
        systemVersion >= 18
            ? [
                .toWillDisappear, .toDidDisappear, .fromWillAppear, .willShowFrom, .fromDidAppear, .didMoveBack,
                .didShowFrom, .coordinatorCompletions, .animationEnded,
            ]
            : [
                .toWillDisappear, .toDidDisappear, .fromWillAppear, .fromDidAppear, .didMoveBack,
                .coordinatorCompletions, .animationEnded,
            ]
    }
}
