import DemoScreens
import PopNavigation
import UIKit
import UIKitSimulator

extension Trial {
    @MainActor static let areaTrials: [String: [Trial]] = [
        "left-third": [
            Trial("from inside the third, past the middle") { stage in
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped)
            },
            Trial("slowly, and let go early") { stage in
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.42), duration: 1, expect: .cancelled)
            },
            Trial("a short flick") { stage in
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.5), duration: 0.1, expect: .popped)
            },
            Trial("from the middle") { stage in
                try stage.swipe(from: stage.point(0.5), to: stage.point(0.95), expect: .refused(.outsideArea))
            },
            Trial("from the navigation bar") { stage in
                try stage.swipe(
                    from: CGPoint(x: 120, y: 69), to: CGPoint(x: 350, y: 69), expect: .refused(.inBar))
            },
        ],
        "full-width": [
            Trial("from the middle") { stage in
                try stage.swipe(from: stage.point(0.5), to: stage.point(0.98), duration: 0.2, expect: .popped)
            },
            Trial("from the far side") { stage in
                try stage.swipe(from: stage.point(0.72), to: stage.point(0.98), duration: 0.1, expect: .popped)
            },
            Trial("there and back") { stage in
                stage.down(at: stage.point(0.5))
                stage.move(to: stage.point(0.8), duration: 0.5)
                try stage.expect(stage.titles.count == 1, "the screen does not follow")
                stage.move(to: stage.point(0.52), duration: 0.6)
                stage.up()
                stage.settle()
                try stage.expect(stage.titles.count == 2, "the screen popped")
                return "cancelled"
            },
        ],
        "points": [
            Trial("from 100 pt, with an area of 60 pt") { stage in
                try stage.swipe(
                    from: CGPoint(x: 100, y: 700), to: CGPoint(x: 330, y: 700), expect: .refused(.outsideArea))
            },
            Trial("from 100 pt, made 120 pt wide") { stage in
                for _ in 0..<3 { try stage.tap("+ 20 pt") }
                try stage.expect(stage.shows("120 pt"), "the buttons do not change the width")
                return try stage.swipe(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 330, y: 700), expect: .popped)
            },
        ],
        "edge": [
            Trial("from the very edge") { stage in
                try stage.swipe(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 320, y: 600), expect: .popped)
            },
            Trial("from 40 pt") { stage in
                try stage.swipe(
                    from: CGPoint(x: 40, y: 600), to: CGPoint(x: 320, y: 600), expect: .refused(.outsideArea))
            },
        ],
        "right-to-left": [
            Trial("to the left, from the right third") { stage in
                try stage.swipe(from: stage.point(0.8), to: stage.point(0.15), expect: .popped)
            },
            Trial("slowly, and let go early") { stage in
                try stage.swipe(from: stage.point(0.8), to: stage.point(0.58), duration: 1, expect: .cancelled)
            },
            Trial("from the left third") { stage in
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .refused(.outsideArea))
            },
            Trial("the wrong way") { stage in
                try stage.swipe(from: stage.point(0.75), to: stage.point(0.98), expect: .refused(.wrongDirection))
            },
            Trial("on a device that reads from right to left", on: .rightToLeft) { stage in
                try stage.swipe(from: stage.point(0.8), to: stage.point(0.15), expect: .popped)
            },
        ],
    ]
}

extension SimulatedDevice.Configuration {
    static var sideways: Self {
        var configuration = Self()
        configuration.screenSize = CGSize(width: 844, height: 390)
        return configuration
    }

    static var rightToLeft: Self {
        var configuration = Self()
        configuration.layoutDirection = .rightToLeft
        return configuration
    }
}
