import PopNavigation
import UIKit

extension DemoCase {
    static let leavingCases = [
        DemoCase(
            "unsaved", .decision, title: "Unsaved changes", badge: "?",
            instruction: "Swipe back or press the back button, and answer the question.",
            expectation: "The screen asks before it pops. “Discard” pops by code, without another question.",
            refusals: [.screenDeclined]
        ) { [UnsavedScreen($0)] },
        DemoCase(
            "payment", .decision, title: "No way back", badge: "€",
            instruction: "Swipe back, from the edge too. Then finish the payment.",
            expectation: "The bar shows no back button, so nothing pops, as in an app without the library.",
            refusals: [.noWayBack]
        ) { [PaymentScreen($0)] },
    ]

    static let arbitrationCases = [
        DemoCase(
            "leading-edge", .scrolling, title: "The leading edge", badge: "⇥",
            instruction: "Drag from the very edge over the cards, the page and the map, then from further in.",
            expectation: "The edge pops over all of them, as UIKit's own gesture does. Further in the views scroll.",
            refusals: [.scrollViewOwnsDrag]
        ) { [LeadingEdgeScreen($0)] },
        DemoCase(
            "map", .scrolling, title: "A map", badge: "⌖",
            instruction: "Drag the map to the right, then drag from below it.",
            expectation:
                "The map keeps its drags outside the leading edge, with a reason. Below the map the screen pops.",
            refusals: [.otherGesture]
        ) { [MapScreen($0)] },
        DemoCase(
            "inner-navigation", .scrolling, title: "Navigation inside", badge: "⧉",
            instruction: "Drag on the inner screen, then from the edge, then again.",
            expectation: "While the inner controller has two screens, it handles the touch. Then this screen pops.",
            refusals: [.innerNavigation]
        ) { [InnerNavigationScreen($0)] },
        DemoCase(
            "zoom", .scrolling, title: "A zoom", badge: "⤢",
            instruction: "From iOS 18 on, drag to the right from the tinted third.",
            expectation: "UIKit's own gesture shrinks the screen back into its row. The library leaves it alone.",
            refusals: [.systemTransition]
        ) { [ZoomScreen($0)] },
    ]

    static let pointerCases = [
        DemoCase(
            "trackpad", .area, title: "A trackpad", badge: "⌑",
            instruction: "Swipe with two fingers on a trackpad, wherever the pointer is.",
            expectation: "The screen goes back, as with UIKit's own gesture. The area is for fingers on the screen."
        ) { [TrackpadScreen($0)] }
    ]

    static let duoCases = [
        DemoCase(
            "vertical-bar", .bar, title: "A vertical bar", badge: "▥",
            instruction: "On iPhone Duo, drag from beside the bar and on it, and unfold in the middle of a drag.",
            expectation: "A third is a third of the space beside the bar. Unfolding cancels the swipe.",
            refusals: [.inBar]
        ) { [VerticalBarScreen($0)] }
    ]
}
