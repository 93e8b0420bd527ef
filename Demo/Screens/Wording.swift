import PopNavigation
import UIKit

extension PopGestureRefusal {
    /// The reason in words, as the end of the sentence "No pop: …".
    public var reason: String {
        switch self {
        case .disabled: "the gesture is switched off"
        case .nothingToPop: "this is the first screen"
        case .transitioning: "a transition is still running"
        case .presenting: "another screen is presented on top"
        case .offWindow: "the stack isn't in a window"
        case .disabledByScreen: "this screen switches the gesture off"
        case .noWayBack: "the bar shows no way back"
        case .backAction: "the back button does something else"
        case .systemTransition: "the screen has a system transition"
        case .innerNavigation: "an inner controller takes the drag"
        case .outsideArea: "the touch began outside the area"
        case .wrongDirection: "the drag went the other way"
        case .tooSteep: "the drag was too steep"
        case .inBar: "the touch began in a bar"
        case .excludedView: "the touched view keeps its drags"
        case .scrollViewOwnsDrag: "a scroll view can scroll that way"
        case .searchActive: "a search is active"
        case .delegateDeclined: "the app's own delegate declined"
        case .uiKitDeclined: "UIKit refused"
        case .otherGesture: "another gesture won, or UIKit refused"
        case .screenDeclined: "the screen declined"
        @unknown default: "\(self)"
        }
    }
}

extension PopGestureRefusal {
    /// An advice for the next drag, as a sentence.
    public var advice: String {
        switch self {
        case .disabled: "Switch the gesture on again, or press the back button."
        case .nothingToPop: "Open a screen first."
        case .transitioning: "Drag again when the screen rests."
        case .presenting: "Close the presented screen first."
        case .offWindow: "Put the navigation controller into a window."
        case .disabledByScreen: "Press the back button."
        case .noWayBack: "Finish what the screen asks for."
        case .backAction: "Press the back button."
        case .systemTransition: "Drag as that transition expects it."
        case .innerNavigation: "Go back in the inner controller first."
        case .outsideArea: "Begin in the tinted area."
        case .wrongDirection: "Drag the other way."
        case .tooSteep: "Drag more sideways."
        case .inBar: "Begin beside the bar."
        case .excludedView: "Begin beside that view."
        case .scrollViewOwnsDrag: "Scroll to its start, or begin at the edge of the screen."
        case .searchActive: "Cancel the search first."
        case .delegateDeclined: "Press the back button."
        case .uiKitDeclined: "Drag again when the keyboard rests."
        case .otherGesture: "Begin beside that view or at the edge, or drag again."
        case .screenDeclined: "Do first what the screen waits for."
        @unknown default: "Press the back button."
        }
    }
}

extension PopGestureRefusal {
    /// What the user keeps because the screen doesn't pop; nil if the drag was refused for another reason.
    public var kept: String? {
        switch self {
        case .excludedView, .otherGesture: "The view keeps its drag"
        case .scrollViewOwnsDrag: "The content scrolls"
        case .screenDeclined: "The screen stays until it agrees"
        case .innerNavigation: "The inner screen moves"
        default: nil
        }
    }
}

extension PopGestureRefusal {
    /// The reason why no screen shows the refusal; nil if a screen does.
    public var whyUnseen: String? {
        switch self {
        case .offWindow: "No finger gets there: UIKit cancels the touches of a controller that is taken off its window."
        case .delegateDeclined: "No screen here sets a delegate of UIKit's recognizers."
        default: nil
        }
    }
}

extension PopTrigger {
    /// The trigger, in words.
    public var words: String {
        switch self {
        case .gesture: "by gesture"
        case .backButton: "by the back button"
        case .programmatic: "by code"
        @unknown default: "\(self)"
        }
    }
}

extension PopEvent {
    /// The event as a sentence.
    @MainActor public var sentence: String {
        switch self {
        case .refused(let refusal): "No pop: \(refusal.reason)"
        case .willPop(let pop): "“\(pop.from.title ?? "")” is about to pop, \(pop.trigger.words)"
        case .didCancel(let pop): "Cancelled: “\(pop.from.title ?? "")” stays"
        case .didPop(let pop): "“\(pop.from.title ?? "")” popped, \(pop.trigger.words)"
        case .didRemove(let screens): "Removed: \(screens.map { "“\($0.title ?? "")”" }.joined(separator: ", "))"
        case .didGoForward(let screen): "Forward to “\(screen.title ?? "")”"
        case .didDismiss(let root): "Dismissed with “\(root.title ?? "")”"
        @unknown default: "\(self)"
        }
    }
}

extension PopEvent {
    /// The event as a sentence that is short enough for a screen.
    @MainActor var shortSentence: String {
        switch self {
        case .willPop(let pop): "About to pop, \(pop.trigger.words)"
        case .didCancel: "Cancelled: the screen stays"
        case .refused, .didPop, .didRemove, .didGoForward, .didDismiss: sentence
        @unknown default: sentence
        }
    }
}

extension PopGestureArea {
    /// The area, in words.
    public var words: String {
        switch self {
        case .leadingThird: "the leading third"
        case .edge: "the leading edge, 20 pt"
        case .full: "the whole width"
        case .system: "wherever UIKit begins"
        case .leadingPoints(let points): "the leading \(Int(points)) pt"
        case .leadingFraction(let fraction, .infinity): "the leading \(Int((fraction * 100).rounded())) %"
        case .leadingFraction(let fraction, let limit):
            "the leading \(Int((fraction * 100).rounded())) %, at most \(Int(limit)) pt"
        @unknown default: "\(self)"
        }
    }

    /// The area, as short as possible.
    var label: String {
        switch self {
        case .leadingThird: "⅓"
        case .edge: "the edge"
        case .full: "everything"
        case .system: "UIKit's"
        case .leadingPoints(let points): "\(Int(points)) pt"
        case .leadingFraction(let fraction, .infinity): "\(Int((fraction * 100).rounded())) %"
        case .leadingFraction(let fraction, let limit): "\(Int((fraction * 100).rounded())) %, ≤ \(Int(limit)) pt"
        @unknown default: "\(self)"
        }
    }

    /// The width of the area in a view of the given width.
    func width(in total: CGFloat) -> CGFloat {
        switch self {
        case .full, .system: total
        case .leadingPoints(let points): min(max(points, 0), total)
        case .leadingFraction(let fraction, let limit): min(min(max(fraction, 0), 1) * total, limit)
        @unknown default: total
        }
    }
}
