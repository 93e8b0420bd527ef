import PopNavigation
import UIKit

extension DemoCase {
    /// Every case, in the order of the menu.
    public static let all: [DemoCase] =
        areaCases + pointerCases + decisionCases + leavingCases + escapeCases + barCases + duoCases + changingBarCases
        + scrollingCases + rowCases + arbitrationCases + troubleCases + sheetCases + queueCases + deviceCases

    /// The case with the name.
    public static func named(_ name: String) -> DemoCase? {
        all.first { $0.name == name }
    }

    static let areaCases = [
        DemoCase(
            "left-third", .area, title: "Left third", badge: "⅓",
            instruction: "Drag to the right from inside the tinted third, where a thumb rests.",
            expectation: "The screen follows the finger and pops past the middle. A drag from elsewhere does nothing.",
            refusals: [.outsideArea, .inBar]
        ) { [LeadingThirdScreen($0)] },
        DemoCase(
            "full-width", .area, title: "Full width", badge: "↔",
            instruction: "Drag to the right from anywhere.",
            expectation: "The screen follows, also from its far side. A short drag back and forth changes nothing."
        ) { [FullWidthScreen($0)] },
        DemoCase(
            "points", .area, title: "Area in points", badge: "pt",
            instruction: "Choose a width, then drag from inside it and from beside it.",
            expectation: "The area is read at each touch: the new width counts at once.",
            refusals: [.outsideArea]
        ) { [PointsScreen($0)] },
        DemoCase(
            "edge", .area, title: "Edge only", badge: "|",
            instruction: "Drag from the very edge, then from a little further in.",
            expectation: "Only the first 20 points pop, as in an app without the library.",
            refusals: [.outsideArea]
        ) { [EdgeScreen($0)] },
        DemoCase(
            "right-to-left", .area, title: "Right to left", badge: "↰",
            instruction: "Drag to the left from inside the tinted third, on the right.",
            expectation: "Area, direction and transition are mirrored. The left side does nothing.",
            refusals: [.outsideArea, .wrongDirection]
        ) { [RightToLeftScreen($0)] },
    ]

    static let decisionCases = [
        DemoCase(
            "refuses", .decision, title: "A screen that refuses", badge: "✕",
            instruction: "Drag back while there are unsaved changes, then save and drag again.",
            expectation: "The screen stays until the changes are saved. It is asked once for each drag.",
            refusals: [.screenDeclined]
        ) { [RefusingScreen($0)] },
        DemoCase(
            "off", .decision, title: "A screen without it", badge: "○",
            instruction: "Drag back, then press the back button.",
            expectation:
                "This screen has the gesture off, at the edge too. The back button works, and so do other screens.",
            refusals: [.disabledByScreen]
        ) { [OffScreen($0)] },
        DemoCase(
            "drawing", .decision, title: "A pad for drawing", badge: "✎",
            instruction: "Draw on the pad, then drag from below it.",
            expectation: "The pad keeps its drags, although all of the screen is pop area. Below it the screen pops.",
            refusals: [.excludedView]
        ) { [DrawingScreen($0)] },
        DemoCase(
            "switch", .decision, title: "Switch off and on", badge: "◐",
            instruction: "Switch the gesture off, drag, switch it on, drag again.",
            expectation: "Off is off, at the edge too. Back on, it works as before.",
            refusals: [.disabled]
        ) { [SwitchScreen($0)] },
        DemoCase(
            "custom-left-item", .decision, title: "Custom left item", badge: "←",
            instruction: "Drag back from the tinted third, although the bar has no back button of the system.",
            expectation: "The screen pops. Without the library its own left item would end swipe-back."
        ) { [CustomItemScreen($0)] },
        DemoCase(
            "container", .decision, title: "A container", badge: "⊡",
            instruction: "Drag from the middle, with either child on show.",
            expectation:
                "The container lets its child decide: the first pops from everywhere, the second from the edge.",
            refusals: [.outsideArea]
        ) { [ContainerScreen($0)] },
    ]

    static let barCases = [
        DemoCase(
            "bar-hidden", .bar, title: "Hidden over a bar", badge: "▭",
            instruction: "Drag back slowly: halfway and let go, then all the way.",
            expectation: "The bar comes in with the screen below. After a cancelled drag it is hidden, as before."
        ) { [HiddenBarScreen($0)] },
        DemoCase(
            "bar-shown", .bar, title: "A bar over a hidden one", badge: "▬",
            instruction: "Drag back slowly: halfway and let go, then all the way.",
            expectation: "The bar leaves with this screen. After a cancelled drag it is there, as before."
        ) { [HiddenBarScreen(below: $0), ShownBarScreen($0)] },
        DemoCase(
            "bar-style", .bar, title: "A bar that fades in", badge: "▤",
            instruction: "Scroll, then swipe back halfway and let go, then all the way.",
            expectation: "The bar comes in as you scroll; back arrow and title stay. A swipe blends it with the menu's."
        ) { [BarStyleScreen($0)] },
        DemoCase(
            "tabs", .bar, title: "A tab bar", badge: "⊓",
            instruction: "Open the tabs, push, and swipe back: halfway and let go, then all the way.",
            expectation: "The tab bar comes back with the screen below, and leaves again after a cancelled drag."
        ) { [TabsScreen($0)] },
    ]

    static let scrollingCases = [
        DemoCase(
            "carousel", .scrolling, title: "Carousel", badge: "◫",
            instruction: "Drag the cards to the right, at their start and in their middle.",
            expectation: "At their start the screen pops. In their middle the cards scroll.",
            refusals: [.scrollViewOwnsDrag]
        ) { [CarouselScreen($0)] },
        DemoCase(
            "keeping-cards", .scrolling, title: "Cards that keep all", badge: "◧",
            instruction: "Drag the cards to the right at their start, then drag from below them.",
            expectation: "This screen puts its cards before the pop: they pull, and nothing pops. Below them it pops."
        ) { [KeepingCardsScreen($0)] },
        DemoCase(
            "paging", .scrolling, title: "Pages", badge: "❐",
            instruction: "Drag to the right on the first page, then on the second.",
            expectation: "On the first page the screen pops. On the others the page before comes back.",
            refusals: [.scrollViewOwnsDrag]
        ) { [PagingScreen($0)] },
        DemoCase(
            "nested", .scrolling, title: "Cards inside pages", badge: "▣",
            instruction: "Drag the cards to the right, on both pages, at their start and in their middle.",
            expectation: "First the cards have it, then the pages, and at the start of both the screen pops.",
            refusals: [.scrollViewOwnsDrag]
        ) { [NestedScreen($0)] },
        DemoCase(
            "page-controller", .scrolling, title: "A page controller", badge: "❏",
            instruction: "Drag to the right on the first page, then on the second.",
            expectation: "On the first page the screen pops, on the second the first comes back, as it should.",
            refusals: [.scrollViewOwnsDrag]
        ) { [PageControllerScreen($0)] },
        DemoCase(
            "table", .scrolling, title: "Rows with actions", badge: "≣",
            instruction: "Drag a row with actions to the right, then one without.",
            expectation: "The actions come out, and nothing pops. A row without actions pops the screen."
        ) { [TableScreen($0)] },
        DemoCase(
            "list", .scrolling, title: "A list", badge: "☰",
            instruction: "Scroll up and down, then drag a row to the right.",
            expectation: "Scrolling starts without delay and never pops. A sideways drag pops from any row."
        ) { [ListScreen($0)] },
        DemoCase(
            "slider", .scrolling, title: "A slider", badge: "⊸",
            instruction: "Move the knob, then drag from below the slider.",
            expectation: "The slider keeps its drags, although it is in the pop area. Below it the screen pops.",
            refusals: [.excludedView]
        ) { [SliderScreen($0)] },
    ]

    static let troubleCases = [
        DemoCase(
            "search", .trouble, title: "A search", badge: "⌕",
            instruction: "Tap the search field and drag, then cancel the search and drag again.",
            expectation: "While the search is active, nothing pops. Once it is cancelled, the screen does.",
            refusals: [.searchActive]
        ) { [SearchScreen($0)] },
        DemoCase(
            "keyboard", .trouble, title: "A keyboard", badge: "⌨",
            instruction: "Tap the field and drag at once, then wait for the keyboard and drag again.",
            expectation:
                "While the keyboard moves, nothing pops. Later it leaves with the screen, and is back if you let go.",
            refusals: [.keyboardMoving]
        ) { [KeyboardScreen($0)] },
        DemoCase(
            "sheet", .trouble, title: "Behind a sheet", badge: "▲",
            instruction: "Press the button, rest a finger in the third until the sheet has come, then drag.",
            expectation: "A screen with a sheet on top does not pop. Once the sheet is dismissed, it does.",
            refusals: [.presenting]
        ) { [SheetScreen($0)] },
        DemoCase(
            "hang", .trouble, title: "Try to hang it", badge: "!",
            instruction: "Drag down, to the left, with two fingers, during a push or a pop, and at the root.",
            expectation: "Nothing gets stuck: the button counts, and the next push and pop work.",
            refusals: [.nothingToPop, .transitioning, .wrongDirection, .tooSteep]
        ) { [HangScreen($0)] },
    ]

    static let deviceCases = [
        DemoCase(
            "device-check", .device, title: "Check this device", badge: "✓",
            instruction: "Start the check, follow its text with slow drags, press Done, and copy the table.",
            expectation: "Each value of this system's UIKit is compared with the headless UIKit's."
        ) { [DeviceCheckScreen($0)] }
    ]
}
