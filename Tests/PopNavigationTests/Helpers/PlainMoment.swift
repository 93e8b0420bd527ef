import UIKit

@testable import PopNavigation

/// A moment as a plain value in which every rule passes unless a test changes an answer. Records the answers that are read.
@MainActor
struct PlainMoment: PopGestureMoment {
    enum Answer: CaseIterable {
        case isSwitchedOn, hasScreenBelow, isTransitioning, isPresenting, isInWindow, isSwitchedOnByScreen,
            startsInArea,
            startsInBar, startsInExcludedView, drag, scrollViewOwnsDrag, isSearchActive, isKeyboardMoving, screenAgrees
    }

    /// The answers that are the opposite of what a pop needs.
    var failing: Set<Answer> = []
    var way = PopDrag(sideways: 12, vertical: 1)
    private(set) var asked: [Answer] = []

    init(failing: Set<Answer> = [], drag: PopDrag = PopDrag(sideways: 12, vertical: 1)) {
        self.failing = failing
        way = drag
    }

    private mutating func answer(_ answer: Answer, normally: Bool) -> Bool {
        if asked.last != answer { asked.append(answer) }
        return failing.contains(answer) ? !normally : normally
    }

    var isSwitchedOn: Bool { mutating get { answer(.isSwitchedOn, normally: true) } }
    var hasScreenBelow: Bool { mutating get { answer(.hasScreenBelow, normally: true) } }
    var isTransitioning: Bool { mutating get { answer(.isTransitioning, normally: false) } }
    var isPresenting: Bool { mutating get { answer(.isPresenting, normally: false) } }
    var isInWindow: Bool { mutating get { answer(.isInWindow, normally: true) } }
    var isSwitchedOnByScreen: Bool { mutating get { answer(.isSwitchedOnByScreen, normally: true) } }
    var startsInArea: Bool { mutating get { answer(.startsInArea, normally: true) } }
    var startsInBar: Bool { mutating get { answer(.startsInBar, normally: false) } }
    var startsInExcludedView: Bool { mutating get { answer(.startsInExcludedView, normally: false) } }
    var drag: PopDrag {
        mutating get {
            _ = answer(.drag, normally: true)
            return way
        }
    }
    var scrollViewOwnsDrag: Bool { mutating get { answer(.scrollViewOwnsDrag, normally: false) } }
    var isSearchActive: Bool { mutating get { answer(.isSearchActive, normally: false) } }
    var isKeyboardMoving: Bool { mutating get { answer(.isKeyboardMoving, normally: false) } }
    var screenAgrees: Bool { mutating get { answer(.screenAgrees, normally: true) } }
}
