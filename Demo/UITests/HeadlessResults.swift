// Written by `swift run Demo tour --results FILE`.

/// The result of each trial on the headless UIKit, by the trial's name.
enum HeadlessResults {
    static let all: [String: String] = [
        "left-third: from inside the third, past the middle": "popped; PopNavigation; bar shown",
        "left-third: slowly, and let go early": "cancelled; PopNavigation > One third; bar shown",
        "left-third: a short flick": "popped; PopNavigation; bar shown",
        "left-third: from the middle": "no pop: the touch began outside the area; PopNavigation > One third; bar shown",
        "left-third: from the navigation bar": "no pop: the touch began in a bar; PopNavigation > One third; bar shown",
        "full-width: from the middle": "popped; PopNavigation; bar shown",
        "full-width: from the far side": "popped; PopNavigation; bar shown",
        "full-width: there and back": "cancelled; PopNavigation > Full width; bar shown",
        "points: from 100 pt, with an area of 60 pt":
            "no pop: the touch began outside the area; PopNavigation > Area in points; bar shown",
        "points: from 100 pt, made 120 pt wide": "popped; PopNavigation; bar shown",
        "edge: from the very edge": "popped; PopNavigation; bar shown",
        "edge: from 40 pt": "no pop: the touch began outside the area; PopNavigation > Edge only; bar shown",
        "right-to-left: to the left, from the right third": "popped; PopNavigation; bar shown",
        "right-to-left: slowly, and let go early": "cancelled; PopNavigation > Right to left; bar shown",
        "right-to-left: from the left third":
            "no pop: the touch began outside the area; PopNavigation > Right to left; bar shown",
        "right-to-left: the wrong way": "no pop: the drag went the other way; PopNavigation > Right to left; bar shown",
        "right-to-left: on a device that reads from right to left": "popped; PopNavigation; bar shown",
        "trackpad: from the middle": "popped; PopNavigation; bar shown",
        "trackpad: from the far side": "popped; PopNavigation; bar shown",
        "trackpad: the wrong way": "no pop: the drag went the other way; PopNavigation > A trackpad; bar shown",
        "trackpad: one finger, from the middle":
            "no pop: the touch began outside the area; PopNavigation > A trackpad; bar shown",
        "refuses: with unsaved changes":
            "no pop: the screen declined; PopNavigation > A screen that refuses; bar shown",
        "refuses: by the back button": "PopNavigation > A screen that refuses; bar shown",
        "refuses: after saving": "popped; PopNavigation; bar shown",
        "off: from inside the third":
            "no pop: this screen switches the gesture off; PopNavigation > A screen without it; bar shown",
        "off: from the edge":
            "no pop: this screen switches the gesture off; PopNavigation > A screen without it; bar shown",
        "off: the back button": "PopNavigation; bar shown",
        "drawing: on the pad": "no pop: the touched view keeps its drags; PopNavigation > A pad for drawing; bar shown",
        "drawing: below the pad": "popped; PopNavigation; bar shown",
        "switch: switched off": "no pop: the gesture is switched off; PopNavigation > Switch off and on; bar shown",
        "switch: switched off, from the edge":
            "no pop: the gesture is switched off; PopNavigation > Switch off and on; bar shown",
        "switch: switched off and on": "popped; PopNavigation; bar shown",
        "custom-left-item: from inside the third": "popped; PopNavigation; bar shown",
        "custom-left-item: from the edge, let go early": "cancelled; PopNavigation > Custom left item; bar shown",
        "custom-left-item: the item itself": "PopNavigation; bar shown",
        "container: the first child, from the middle": "popped; PopNavigation; bar shown",
        "container: the second child, from the third":
            "no pop: the touch began outside the area; PopNavigation > A container; bar shown",
        "container: the second child, from the edge": "popped; PopNavigation; bar shown",
        "unsaved: discarded": "no pop: the screen declined; PopNavigation; bar shown",
        "unsaved: kept, then the back button":
            "no pop: the screen declined; PopNavigation > Unsaved changes; bar shown",
        "payment: from inside the third": "no pop: the bar shows no way back; PopNavigation > No way back; bar shown",
        "payment: from the edge": "no pop: the bar shows no way back; PopNavigation > No way back; bar shown",
        "payment: when it is finished": "PopNavigation; bar shown",
        "escape: declined": "PopNavigation > VoiceOver's escape; bar shown",
        "escape: accepted": "PopNavigation; bar shown",
        "bar-hidden: all the way": "popped; PopNavigation; bar shown",
        "bar-hidden: halfway, and let go": "cancelled; PopNavigation > Hidden over a bar; bar hidden",
        "bar-shown: all the way": "popped; PopNavigation > Hidden bar; bar hidden",
        "bar-shown: halfway, and let go": "cancelled; PopNavigation > Hidden bar > A bar over a hidden one; bar shown",
        "bar-shown: there, back, and there again": "cancelled; popped; PopNavigation > Hidden bar; bar hidden",
        "bar-style: scrolled": "PopNavigation > A bar that fades in; bar shown",
        "bar-style: halfway, and let go": "cancelled; PopNavigation > A bar that fades in; bar shown",
        "bar-style: all the way": "popped; PopNavigation; bar shown",
        "tabs: halfway and let go, then all the way": "PopNavigation > A tab bar; bar shown",
        "vertical-bar: beside the bar": "popped; PopNavigation; bar shown",
        "vertical-bar: behind the third, with the bar at the left":
            "no pop: the touch began outside the area; PopNavigation > A vertical bar; bar shown",
        "vertical-bar: in the third, with the bar at the left": "popped; PopNavigation; bar shown",
        "vertical-bar: on the bar at the left":
            "no pop: the touch began in a bar; PopNavigation > A vertical bar; bar shown",
        "vertical-bar: unfolded in the middle of a swipe": "cancelled; PopNavigation > A vertical bar; bar shown",
        "vertical-bar: on a phone without such bars": "popped; PopNavigation; bar shown",
        "minimized-bar: minimized, halfway, and let go": "cancelled; PopNavigation > A bar that minimizes; bar shown",
        "minimized-bar: minimized, all the way": "popped; PopNavigation; bar shown",
        "bar-update: changed in the middle of a swipe":
            "cancelled; PopNavigation > A bar that changes late; bar hidden",
        "carousel: on the cards, at their start": "popped; PopNavigation; bar shown",
        "carousel: on the cards, in their middle":
            "no pop: a scroll view can scroll that way; PopNavigation > Carousel; bar shown",
        "carousel: below the cards, in their middle": "popped; PopNavigation; bar shown",
        "carousel: right to left, at their start": "popped; PopNavigation; bar shown",
        "carousel: right to left, in their middle":
            "no pop: a scroll view can scroll that way; PopNavigation > Carousel; bar shown",
        "keeping-cards: on the cards, at their start": "PopNavigation > Cards that keep all; bar shown",
        "keeping-cards: below the cards": "popped; PopNavigation; bar shown",
        "paging: on the first page": "popped; PopNavigation; bar shown",
        "paging: on the second page": "no pop: a scroll view can scroll that way; PopNavigation > Pages; bar shown",
        "paging: right to left, on the first page": "popped; PopNavigation; bar shown",
        "nested: first page, the cards at their start": "popped; PopNavigation; bar shown",
        "nested: first page, the cards in their middle":
            "no pop: a scroll view can scroll that way; PopNavigation > Cards inside pages; bar shown",
        "nested: second page, the cards at their start":
            "no pop: a scroll view can scroll that way; PopNavigation > Cards inside pages; bar shown",
        "nested: second page, the cards in their middle":
            "no pop: a scroll view can scroll that way; PopNavigation > Cards inside pages; bar shown",
        "page-controller: on the first page": "popped; PopNavigation; bar shown",
        "page-controller: on the second page":
            "no pop: a scroll view can scroll that way; PopNavigation > A page controller; bar shown",
        "table: on a row with actions": "PopNavigation > Rows with actions; bar shown",
        "table: on a row without": "popped; PopNavigation; bar shown",
        "table: upwards": "PopNavigation > Rows with actions; bar shown",
        "list: upwards": "PopNavigation > A list; bar shown",
        "list: sideways on a row": "popped; PopNavigation; bar shown",
        "slider: on the knob": "no pop: the touched view keeps its drags; PopNavigation > A slider; bar shown",
        "slider: below the slider": "popped; PopNavigation; bar shown",
        "swipe-rows: a closed row":
            "no pop: another gesture recognizer won the drag; PopNavigation > Rows outside a list; bar shown",
        "swipe-rows: an open row, to the left":
            "no pop: another gesture recognizer won the drag; PopNavigation > Rows outside a list; bar shown",
        "swipe-rows: an open row, to the right":
            "no pop: another gesture recognizer won the drag; no pop: another gesture recognizer won the drag; PopNavigation > Rows outside a list; bar shown",
        "swipe-rows: below the rows": "popped; PopNavigation; bar shown",
        "leading-edge: over the cards in their middle": "popped; PopNavigation; bar shown",
        "leading-edge: over the second page": "popped; PopNavigation; bar shown",
        "leading-edge: over the map": "popped; PopNavigation; bar shown",
        "leading-edge: further in, on the cards":
            "no pop: a scroll view can scroll that way; PopNavigation > The leading edge; bar shown",
        "map: on the map": "no pop: another gesture recognizer won the drag; PopNavigation > A map; bar shown",
        "map: below the map": "popped; PopNavigation; bar shown",
        "map: from the edge, over the map": "popped; PopNavigation; bar shown",
        "inner-navigation: inside, with two screens":
            "no pop: a navigation controller inside handles the drag; PopNavigation > Navigation inside; bar shown",
        "inner-navigation: from the edge, inside":
            "no pop: a navigation controller inside handles the drag; PopNavigation > Navigation inside; bar shown",
        "inner-navigation: inside, with one screen left":
            "no pop: a navigation controller inside handles the drag; popped; PopNavigation; bar shown",
        "zoom: all the way": "popped; PopNavigation; bar shown",
        "zoom: slowly, and let go early": "cancelled; PopNavigation > A zoom; bar shown",
        "search: while the search is active": "no pop: a search is active; PopNavigation > A search; bar shown",
        "search: as the search begins": "no pop: a search is active; PopNavigation > A search; bar shown",
        "search: the search cancelled": "popped; PopNavigation; bar shown",
        "keyboard: while the keyboard moves": "no pop: the keyboard is moving; PopNavigation > A keyboard; bar shown",
        "keyboard: with the keyboard up, let go early": "cancelled; PopNavigation > A keyboard; bar shown",
        "keyboard: with the keyboard up": "popped; PopNavigation; bar shown",
        "sheet: a sheet comes under a resting finger":
            "no pop: another screen is presented on top; PopNavigation > Behind a sheet; bar shown",
        "sheet: on the sheet": "no pop; PopNavigation > Behind a sheet; bar shown",
        "sheet: once it is dismissed": "popped; PopNavigation; bar shown",
        "hang: at the root": "no pop: this is the first screen; popped; PopNavigation > Try to hang it; bar shown",
        "hang: downwards":
            "no pop: the drag was more up or down than sideways; popped; PopNavigation > Try to hang it; bar shown",
        "hang: to the left": "no pop: the drag went the other way; popped; PopNavigation > Try to hang it; bar shown",
        "hang: held sideways":
            "no pop: the touch began outside the area; popped; PopNavigation > Try to hang it; bar shown",
        "hang: with a second finger on the way": "popped; PopNavigation; bar shown",
        "hang: with two fingers at once": "no pop; popped; PopNavigation > Try to hang it; bar shown",
        "hang: while a screen comes":
            "no pop: a transition is still running; popped; PopNavigation > Try to hang it > Depth 2; bar shown",
        "hang: while a screen goes":
            "no pop: a transition is still running; popped; PopNavigation > Try to hang it; bar shown",
        "hang: again, before the swipe has settled":
            "no pop: a transition is still running; popped; PopNavigation > Try to hang it; bar shown",
        "hang: switched off in mid-drag": "cancelled; popped; PopNavigation; bar shown",
        "undimmed-sheet: above the sheet": "popped; PopNavigation; bar shown",
        "undimmed-sheet: on the sheet": "no pop; PopNavigation > Behind a half sheet; bar shown",
        "queue: two pushes": "PopNavigation > Two changes at once > First > Second; bar shown",
        "queue: a push and a replacement": "PopNavigation > Two changes at once > Third; bar shown",
        "device-check: all values": "PopNavigation > Check this device; bar shown",
        "device-check: all values, from iOS 26 on": "PopNavigation > Check this device; bar shown",
        "device-check: all values, from iOS 27 on": "PopNavigation > Check this device; bar shown",
        "device-check: all values, with a bar at the left": "PopNavigation > Check this device; bar shown",
    ]
}
