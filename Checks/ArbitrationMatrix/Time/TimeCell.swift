/// One cell of the matrix of times: what runs, what follows, and how much later.
package struct TimeCell: Hashable, Sendable {
    package var setting: TimeSetting
    package var second: SecondAct
    /// Milliseconds from the first act's start, for a swipe from its release.
    package var delay: Int

    package static let delays = [50, 150, 300]
    /// With a lock: during the first act, and just after it, where a swipe would pop on every system.
    static let delaysWithLock = [150, 450]

    package init(_ setting: TimeSetting, _ second: SecondAct, after delay: Int) {
        self.setting = setting
        self.second = second
        self.delay = delay
    }

    /// Whether a finger swipes in the cell.
    var hasSwipe: Bool { setting.first.isSwipe || second == .swipe }

    /// Whether a finger may swipe while the bar is hidden, which a plain controller refuses. Where the app has locked
    /// the swipe, the library refuses too.
    package var mayLackBar: Bool { hasSwipe && setting.bars != .shown && !setting.words.areLock }
}

/// What the cells of a scene have in common: the first act, the screens' bars, where fingers swipe, and the device.
package struct TimeSetting: Hashable, Sendable {
    package var first: FirstAct
    package var bars: Bars
    package var start: SwipeStart
    package var surroundings: Surroundings
    package var words: TimedWords

    package init(
        _ first: FirstAct, _ bars: Bars, _ start: SwipeStart, on surroundings: Surroundings,
        saying words: TimedWords = .none
    ) {
        self.first = first
        self.bars = bars
        self.start = start
        self.surroundings = surroundings
        self.words = words
    }

    package static let all: [TimeSetting] = Surroundings.all.flatMap { surroundings in
        FirstAct.allCases.flatMap { first in
            Bars.allCases.flatMap { bars in
                SwipeStart.allCases.flatMap { start in
                    TimedWords.allCases.map { TimeSetting(first, bars, start, on: surroundings, saying: $0) }
                }
            }
        }
    }

    /// The cells with this setting. Without a swipe, neither the start nor the app's settings about swipes matter.
    /// Without a bar there is no back button. With a lock, no first act is a swipe.
    package var cells: [TimeCell] {
        SecondAct.allCases.flatMap { second in
            (words.areLock ? TimeCell.delaysWithLock : TimeCell.delays).map { TimeCell(self, second, after: $0) }
        }.filter { cell in
            if words.areLock { return cell.second == .swipe && !first.isSwipe }
            return (cell.hasSwipe || start == .edge) && !(cell.second == .back && bars == .hidden)
        }
    }
}
