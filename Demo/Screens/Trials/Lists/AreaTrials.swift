import UIKit

extension DemoTrial {
    @MainActor static let areaTrials: [String: [DemoTrial]] = [
        "left-third": [
            DemoTrial("past-middle", "from inside the third, past the middle", [.thirdToEnd(.popped)], then: .menu),
            DemoTrial(
                "let-go-early", "slowly, and let go early", [.swipe(.screen(0.2), by: 86, in: 1, .cancelled)],
                then: .stays),
            DemoTrial("flick", "a short flick", [.swipe(.screen(0.2), by: 117, in: 0.1, .popped)], then: .menu),
            DemoTrial(
                "from-middle", "from the middle", [.swipe(.screen(0.5), to: .screen(0.95), .refused(.outsideArea))],
                then: .stays),
            DemoTrial(
                "from-bar", "from the navigation bar", on: .beforeContentRecognizer,
                [.swipe(.bar(0.31), to: .bar(0.9), .refused(.inBar))], then: .stays),
            DemoTrial(
                "from-bar-26", "from the navigation bar, on iOS 26 and later", on: .withContentRecognizer,
                [.swipe(.bar(0.31), to: .bar(0.9), .popped)], then: .menu),
        ],
        "reach": [
            DemoTrial(
                "in-third", "from inside the third", [.swipe(.points(120), to: .screen(0.85), .popped)], then: .menu),
            DemoTrial(
                "pad-in-reach", "within 160 points of an iPad", on: .pad,
                [.swipe(.points(150), to: .screen(0.85), .popped)], then: .menu),
            DemoTrial(
                "pad-beside-reach", "in the third of an iPad, beyond 160 points", on: .pad,
                [.swipe(.points(200), to: .screen(0.85), .refused(.outsideArea))], then: .stays),
            DemoTrial(
                "duo-in-reach", "within 160 points of an unfolded iPhone Duo", on: .unfoldedDuo,
                [.swipe(.points(150), to: .screen(0.85), .popped)], then: .menu),
            DemoTrial(
                "duo-beside-reach", "in the third of an unfolded iPhone Duo, beyond 160 points", on: .unfoldedDuo,
                [.swipe(.points(200), to: .screen(0.85), .refused(.outsideArea))], then: .stays),
        ],
        "full-width": [
            DemoTrial(
                "from-middle", "from the middle", [.swipe(.screen(0.5), to: .screen(0.98), in: 0.2, .popped)],
                then: .menu),
            DemoTrial(
                "from-far-side", "from the far side", [.swipe(.screen(0.72), to: .screen(0.98), in: 0.1, .popped)],
                then: .menu),
            DemoTrial(
                "there-and-back", "there and back",
                [
                    .touch(
                        [
                            TrialFinger(
                                .screen(0.5),
                                [.init(.spot(.screen(0.8)), 0.5), .init(.spot(.screen(0.52)), 0.6)])
                        ], .cancelled)
                ], then: .stays),
        ],
        "points": [
            DemoTrial(
                "outside-60", "from 100 pt, with an area of 60 pt",
                [.see("60 pt"), .swipe(.points(100, above: 144), by: 230, .refused(.outsideArea))], then: .stays),
            DemoTrial(
                "inside-120", "from 100 pt, made 120 pt wide",
                [
                    .tap(.on(.button("+ 20 pt"))), .tap(.on(.button("+ 20 pt"))), .tap(.on(.button("+ 20 pt"))),
                    .see("120 pt"), .swipe(.points(100, above: 144), by: 230, .popped),
                ], then: .menu),
        ],
        "edge": [
            DemoTrial(
                "from-edge", "from the very edge", [.swipe(.points(5, above: 244), by: 315, .popped)], then: .menu),
            DemoTrial(
                "from-40", "from 40 pt", [.swipe(.points(40, above: 244), by: 280, .refused(.outsideArea))],
                then: .stays),
        ],
        "right-to-left": [
            DemoTrial(
                "from-right-third", "to the left, from the right third",
                [.swipe(.screen(0.8), to: .screen(0.15), .popped)], then: .menu),
            DemoTrial(
                "let-go-early", "slowly, and let go early", [.swipe(.screen(0.8), by: -86, in: 1, .cancelled)],
                then: .stays),
            DemoTrial("from-left-third", "from the left third", [.thirdToEnd(.refused(.outsideArea))], then: .stays),
            DemoTrial(
                "wrong-way", "the wrong way", [.swipe(.screen(0.75), to: .screen(0.98), .refused(.wrongDirection))],
                then: .stays),
            DemoTrial(
                "mirrored-device", "on a device that reads from right to left", on: .rightToLeft,
                [.swipe(.screen(0.8), to: .screen(0.15), .popped)], then: .menu),
        ],
        "forward": [
            DemoTrial(
                "article-again", "the article again", .readArticle + [.trailingEdge(to: 0.15)],
                then: .on("forward", "article")),
            DemoTrial(
                "let-go-early", "slowly, and let go early, then all the way",
                .readArticle + [.swipe(.screen(0.99), by: -86, in: 1, nil), .trailingEdge(to: 0.15)],
                then: .on("forward", "article")),
            DemoTrial(
                "mirrored", "right to left", on: .rightToLeft,
                [
                    .tap(.on(.button("Open the article"))), .swipe(.screen(0.8), to: .screen(0.15), .popped),
                    .swipe(.screen(0.01), to: .screen(0.85), nil),
                ], then: .on("forward", "article")),
            DemoTrial(
                "on-menu", "on the menu, where nothing is kept", [.thirdToEnd(.popped), .trailingEdge(to: 0.15)],
                then: .menu),
        ],
    ]
}

extension [TrialStep] {
    /// The article is opened, scrolled and left.
    fileprivate static let readArticle: [TrialStep] = [
        .tap(.on(.button("Open the article"))), .swipe(.screen(0.5, above: 200), by: 0, down: -240, in: 0.8, nil),
        .thirdToEnd(.popped),
    ]
}

extension TrialStep {
    /// A drag from the trailing edge.
    fileprivate static func trailingEdge(to share: CGFloat) -> TrialStep {
        .swipe(.screen(0.99), to: .screen(share), nil)
    }

    /// A drag from the leading third beyond the middle of the screen.
    static func thirdToEnd(above bottom: CGFloat = 150, _ outcome: TrialOutcome?) -> TrialStep {
        .swipe(.screen(0.2, above: bottom), to: .screen(0.85, above: bottom), outcome)
    }

    /// A slow drag from the leading third, shorter than the distance that finishes a pop.
    static func halfway(_ outcome: TrialOutcome) -> TrialStep {
        .swipe(.screen(0.2), by: 117, in: 1.2, outcome)
    }
}
