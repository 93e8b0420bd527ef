import PopNavigation
import UIKit

/// One thing that an app can say about how its screen may be left.
enum Statement: Hashable {
    /// `popGestureRecognizerEnabled = false`.
    case controllerSwitch
    /// `popRecognizer?.isEnabled = false`.
    case recognizerSwitch
    /// The navigation delegate implements `animationControllerFor`, and returns an animator.
    case animator
    /// The navigation delegate implements `animationControllerFor`, and returns nil.
    case noAnimator
    /// The navigation delegate returns nil, and also implements `interactionControllerFor`, like an app that drives its
    /// own swipe.
    case noAnimatorOfOwnSwipe

    case isGestureEnabled(Bool)
    case area(PopGestureArea)
    case excludedViews, excludedRects, precedingViews, excludesLeadingEdge

    case backAction, hiddenBackButton, hiddenBar, leadingItem

    case popConfirming, asyncPopConfirming

    case popGestureEnabled(Bool)
    case popGestureArea(PopGestureArea)
    /// A modifier on the stack, the default of its screens.
    case stacksPopGestureEnabled(Bool)
    case stacksPopGestureArea(PopGestureArea)
    case excludedFromPopGesture(excludesLeadingEdge: Bool)
    case onPopRequest, popConfirmation

    /// The words in the article.
    var title: String {
        switch self {
        case .controllerSwitch: "`popGestureRecognizerEnabled = false`"
        case .recognizerSwitch: "`popRecognizer.isEnabled = false`"
        case .animator: "an animator from `animationControllerFor`"
        case .noAnimator: "`nil` from `animationControllerFor`"
        case .noAnimatorOfOwnSwipe: "`nil` from `animationControllerFor`, with `interactionControllerFor`"
        case .isGestureEnabled(let isEnabled): "`isGestureEnabled: \(isEnabled)`"
        case .area(let area): "`area: \(area.word)`"
        case .excludedViews: "`excludedViews`"
        case .excludedRects: "`excludedRects`"
        case .precedingViews: "`precedingViews`"
        case .excludesLeadingEdge: "`excludesLeadingEdge`"
        case .backAction: "a back action"
        case .hiddenBackButton: "no way back"
        case .hiddenBar: "a hidden bar"
        case .leadingItem: "a leading item"
        case .popConfirming: "`PopConfirming`"
        case .asyncPopConfirming: "`AsyncPopConfirming`"
        case .popGestureEnabled(let isEnabled): "`popGestureEnabled(\(isEnabled))`"
        case .popGestureArea(let area): "`popGestureArea(\(area.word))`"
        case .stacksPopGestureEnabled(let isEnabled): "`popGestureEnabled(\(isEnabled))` on the stack"
        case .stacksPopGestureArea(let area): "`popGestureArea(\(area.word))` on the stack"
        case .excludedFromPopGesture(false): "`excludedFromPopGesture()`"
        case .excludedFromPopGesture(true): "`excludedFromPopGesture(excludesLeadingEdge: true)`"
        case .onPopRequest: "`onPopRequest`"
        case .popConfirmation: "`popConfirmation`"
        }
    }

    /// Whether the screen wants to be asked.
    var asks: Bool { [.popConfirming, .asyncPopConfirming, .onPopRequest, .popConfirmation].contains(self) }

    /// Whether no swipe may leave the screen.
    var refuses: Bool {
        [.controllerSwitch, .recognizerSwitch, .isGestureEnabled(false), .popGestureEnabled(false)].contains(self)
    }

    /// Whether UIKit alone decides about swipes, except for the switches.
    var leavesSwipesToUIKit: Bool { [.area(.system), .popGestureArea(.system)].contains(self) }

    /// Whether the bar doesn't show a button that goes back.
    var removesBackButton: Bool { [.hiddenBackButton, .hiddenBar, .leadingItem].contains(self) }

    /// Whether an app can say it on a version of iOS.
    func exists(on version: Int) -> Bool { self != .backAction || version >= 16 }
}

extension PopGestureArea {
    fileprivate var word: String {
        switch self {
        case .leadingThird: ".leadingThird"
        case .edge: ".edge"
        case .leadingPoints(let points): ".leadingPoints(\(Int(points)))"
        case .full: ".full"
        case .system: ".system"
        default: "\(self)"
        }
    }
}

/// What an app says about one screen.
struct Statements {
    let all: [Statement]

    var areQuestions: Bool { all.contains(where: \.asks) }
    var leaveBackButton: Bool { !all.contains(where: \.removesBackButton) }
    func exist(on version: Int) -> Bool { all.allSatisfy { $0.exists(on: version) } }

    /// What a swipe may do, if a statement refuses it or wants to be asked; `nil` if none does.
    var allowedOutcomes: [LeavingOutcome]? {
        if all.contains(where: \.refuses) { return [.refused, .missing] }
        return areQuestions && !all.contains(where: \.leavesSwipesToUIKit) ? [.refused, .asked, .missing] : nil
    }
}

/// A row of the table: what an app states, together with all other statements that promise the same.
struct PromiseRow {
    /// Each place of the sentence with the statements that may stand there.
    private let places: [[Statement]]

    init(_ places: [Statement]...) {
        self.places = places
    }

    var title: String {
        if places.isEmpty { return "nothing" }
        return places.map { alternatives in
            let titles = alternatives.map(\.title)
            let first = titles.dropLast().joined(separator: ", ")
            return titles.count > 1 ? "\(first) or \(titles[titles.count - 1])" : titles.joined()
        }.joined(separator: " + ")
    }

    /// Each way to say it.
    var alternatives: [Statements] {
        places.reduce([[]]) { sentences, place in
            sentences.flatMap { sentence in place.map { sentence + [$0] } }
        }.map(Statements.init)
    }

    func exists(on version: Int) -> Bool { alternatives.contains { $0.exist(on: version) } }
}
