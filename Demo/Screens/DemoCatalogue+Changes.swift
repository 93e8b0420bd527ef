import PopNavigation
import UIKit

extension DemoCase {
    static let escapeCases = [
        DemoCase(
            "escape", .decision, title: "VoiceOver's escape", badge: "Z",
            instruction: "Press Escape, then switch the refusal off and press it again.",
            expectation: "A screen that declines keeps its place, and the escape counts as handled. Then it pops."
        ) { [EscapeScreen($0)] }
    ]

    static let changingBarCases = [
        DemoCase(
            "minimized-bar", .bar, title: "A bar that minimizes", badge: "▁",
            instruction: "On iOS 27, scroll down until the bar is small. Swipe back halfway, then all the way.",
            expectation: "A small bar is not a hidden one: after a cancelled swipe the bar is complete again."
        ) { [MinimizedBarScreen($0)] },
        DemoCase(
            "bar-update", .bar, title: "A bar that changes late", badge: "⌛",
            instruction: "Press the button, drag the screen until the line is gone, then drag it back.",
            expectation: "The bar stays while a finger drags the screen. It hides once the swipe has ended."
        ) { [BarUpdateScreen($0)] },
    ]

    static let rowCases = [
        DemoCase(
            "swipe-rows", .scrolling, title: "Rows outside a list", badge: "≡",
            instruction: "On iOS 27, drag a row to the right to open it, then to the left to close it.",
            expectation: "A row keeps its drags, also while it is open. Below the rows the screen pops.",
            refusals: [.otherGesture]
        ) { [SwipeRowsScreen($0)] }
    ]

    static let sheetCases = [
        DemoCase(
            "undimmed-sheet", .trouble, title: "Behind a half sheet", badge: "◒",
            instruction: "Present the sheet, then drag this screen above the sheet.",
            expectation: "The screen pops, since the sheet leaves it usable. The sheet stays. On it, nothing pops."
        ) { [UndimmedSheetScreen($0)] }
    ]

    static let queueCases = [
        DemoCase(
            "queue", .trouble, title: "Two changes at once", badge: "2",
            instruction: "Press a button, which requests two changes of the stack in a row.",
            expectation: "The second change runs after the first transition. None is lost."
        ) { [QueueScreen($0)] }
    ]
}
