/// The navigation controllers on which promises hold.
enum PromisingController: CaseIterable {
    /// A `BasicNavigationController`.
    case librarys
    /// UIKit's own class with SwiftUI's modifiers, such as the controller of a `NavigationStack`.
    case uiKits

    var rows: [PromiseRow] {
        switch self {
        case .librarys: Self.librarysRows
        case .uiKits: Self.uiKitsRows
        }
    }

    private static let librarysRows = [
        PromiseRow(),
        PromiseRow([.controllerSwitch, .recognizerSwitch]),
        PromiseRow([.isGestureEnabled(false), .popGestureEnabled(false)]),
        PromiseRow([.isGestureEnabled(true), .popGestureEnabled(true)]),
        PromiseRow([.area(.edge), .popGestureArea(.edge)]),
        PromiseRow([.area(.leadingThird), .area(.leadingPoints(100)), .popGestureArea(.leadingThird)]),
        PromiseRow([.area(.full), .popGestureArea(.full)]),
        PromiseRow([.area(.system), .popGestureArea(.system)]),
        PromiseRow([.area(.system)], [.controllerSwitch, .isGestureEnabled(false)]),
        PromiseRow([.area(.system)], [.excludedViews]),
        PromiseRow([.area(.system)], someQuestions),
        PromiseRow([.excludedViews, .excludedRects, .excludedFromPopGesture(excludesLeadingEdge: false)]),
        PromiseRow([.excludedViews, .excludedRects], [.excludesLeadingEdge]),
        PromiseRow([.excludedFromPopGesture(excludesLeadingEdge: true)]),
        PromiseRow([.precedingViews]),
        PromiseRow([.precedingViews], [.excludesLeadingEdge]),
        PromiseRow(questions),
        PromiseRow([.controllerSwitch, .isGestureEnabled(false), .popGestureEnabled(false)], [.popConfirming]),
        PromiseRow([.excludedViews], someQuestions),
        PromiseRow([.hiddenBar, .leadingItem]),
        PromiseRow([.hiddenBar, .leadingItem], [.controllerSwitch, .isGestureEnabled(false)]),
        PromiseRow([.hiddenBar, .leadingItem], someQuestions),
        PromiseRow([.hiddenBackButton]),
        PromiseRow([.hiddenBackButton], [.isGestureEnabled(true), .popGestureEnabled(true)]),
        PromiseRow([.hiddenBackButton], someQuestions),
        PromiseRow([.hiddenBackButton], [.isGestureEnabled(true)], someQuestions),
        PromiseRow([.backAction]),
        PromiseRow([.backAction], [.controllerSwitch, .isGestureEnabled(false), .popGestureEnabled(false)]),
        PromiseRow([.backAction], [.isGestureEnabled(true), .popGestureEnabled(true)]),
        PromiseRow([.backAction], [.area(.leadingThird), .popGestureArea(.leadingThird)]),
        PromiseRow([.backAction], [.area(.system), .popGestureArea(.system)]),
        PromiseRow([.backAction], someQuestions),
        PromiseRow([.backAction], [.isGestureEnabled(true)], someQuestions),
        PromiseRow([.backAction], [.area(.system)], someQuestions),
        PromiseRow([.noAnimator]),
        PromiseRow([.noAnimatorOfOwnSwipe]),
        PromiseRow([.animator]),
        PromiseRow([.animator], [.area(.system)]),
        PromiseRow([.animator], [.controllerSwitch, .isGestureEnabled(false)]),
        PromiseRow([.animator], someQuestions),
        PromiseRow([.animator], [.backAction]),
    ]

    private static let uiKitsRows = [
        PromiseRow(),
        PromiseRow([.popGestureEnabled(false), .isGestureEnabled(false)]),
        PromiseRow([.popGestureEnabled(true), .isGestureEnabled(true)]),
        PromiseRow([.popGestureArea(.edge), .area(.edge)]),
        PromiseRow([.popGestureArea(.leadingThird), .area(.leadingThird), .area(.leadingPoints(100))]),
        PromiseRow([.popGestureArea(.full), .area(.full)]),
        PromiseRow([.popGestureArea(.system), .area(.system)]),
        PromiseRow([.popGestureArea(.system)], [.popGestureEnabled(false)]),
        PromiseRow([.popGestureArea(.system)], [.onPopRequest]),
        PromiseRow([.stacksPopGestureEnabled(false)]),
        PromiseRow([.stacksPopGestureEnabled(false)], [.popGestureEnabled(true), .isGestureEnabled(true)]),
        PromiseRow([.stacksPopGestureArea(.leadingThird)]),
        PromiseRow([.stacksPopGestureArea(.leadingThird)], [.popGestureArea(.full), .area(.full)]),
        PromiseRow([.excludedFromPopGesture(excludesLeadingEdge: false), .excludedViews, .excludedRects]),
        PromiseRow([.excludedFromPopGesture(excludesLeadingEdge: true)]),
        PromiseRow([.excludedViews, .excludedRects], [.excludesLeadingEdge]),
        PromiseRow([.popGestureArea(.leadingThird)], [.precedingViews]),
        PromiseRow(modifiersQuestions),
        PromiseRow([.popGestureArea(.leadingThird)], [.onPopRequest]),
        PromiseRow([.popGestureEnabled(false)], [.onPopRequest]),
        PromiseRow([.popConfirming, .asyncPopConfirming]),
        PromiseRow([.hiddenBar, .leadingItem]),
        PromiseRow([.hiddenBar, .leadingItem], [.popGestureArea(.leadingThird)]),
        PromiseRow([.hiddenBar, .leadingItem], [.popGestureEnabled(true)]),
        PromiseRow([.hiddenBar, .leadingItem], [.onPopRequest]),
        PromiseRow([.hiddenBar, .leadingItem], [.popGestureEnabled(true)], [.onPopRequest]),
        PromiseRow([.hiddenBackButton]),
        PromiseRow([.hiddenBackButton], [.popGestureArea(.leadingThird)]),
        PromiseRow([.hiddenBackButton], [.popGestureEnabled(true)]),
        PromiseRow([.hiddenBackButton], [.onPopRequest]),
        PromiseRow([.hiddenBackButton], [.popGestureEnabled(true)], [.onPopRequest]),
        PromiseRow([.backAction]),
        PromiseRow([.backAction], [.popGestureEnabled(false)]),
        PromiseRow([.backAction], [.popGestureEnabled(true)]),
        PromiseRow([.backAction], [.popGestureArea(.leadingThird)]),
        PromiseRow([.backAction], [.onPopRequest]),
        PromiseRow([.backAction], [.popGestureArea(.leadingThird)], [.onPopRequest]),
        PromiseRow([.noAnimator]),
        PromiseRow([.noAnimator], [.popGestureArea(.leadingThird)]),
        PromiseRow([.noAnimatorOfOwnSwipe], [.popGestureArea(.leadingThird)]),
        PromiseRow([.animator]),
        PromiseRow([.animator], [.popGestureArea(.leadingThird)]),
        PromiseRow([.animator], [.onPopRequest]),
    ]

    private static let someQuestions: [Statement] = [.popConfirming, .onPopRequest]
    private static let questions: [Statement] = [.popConfirming, .asyncPopConfirming] + modifiersQuestions
    private static let modifiersQuestions: [Statement] = [.onPopRequest, .popConfirmation]
}
