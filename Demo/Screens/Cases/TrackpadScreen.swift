extension DemoCase {
    static let trackpad = DemoCase(
        "trackpad", .area, title: "A trackpad", badge: "⌑",
        instruction: "Swipe with two fingers on a trackpad, wherever the pointer is.",
        expectation: "The screen goes back, as with UIKit's own gesture. The area is for fingers on the screen."
    ) { [TrackpadScreen($0)] }
}

/// The default preferences, for two fingers on a trackpad.
final class TrackpadScreen: CaseScreen {}
