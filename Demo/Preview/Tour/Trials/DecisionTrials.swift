import DemoScreens
import PopNavigation
import UIKit

extension Trial {
    @MainActor static let decisionTrials: [String: [Trial]] = [
        "refuses": [
            Trial("with unsaved changes") { stage in
                let seen = try stage.swipe(
                    from: stage.point(0.2), to: stage.point(0.85), expect: .refused(.screenDeclined))
                try stage.expect(stage.shows("Unsaved changes · asked 1×"), "the screen was not asked once")
                return seen
            },
            Trial("by the back button") { stage in
                stage.tap(at: CGPoint(x: 30, y: 69))
                stage.settle()
                try stage.expect(stage.titles.count == 2, "the back button popped the screen")
                try stage.expect(stage.shows("Unsaved changes · asked 1×"), "the screen was not asked once")
                return "no pop"
            },
            Trial("after saving") { stage in
                try stage.tap("Save")
                return try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped)
            },
        ],
        "switch": [
            Trial("switched off") { stage in
                try stage.tap("Swipe back")
                return try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .refused(.disabled))
            },
            Trial("switched off, from the edge") { stage in
                try stage.tap("Swipe back")
                return try stage.swipe(
                    from: CGPoint(x: 4, y: 600), to: stage.point(0.9), expect: .refused(.disabled))
            },
            Trial("switched off and on") { stage in
                try stage.tap("Swipe back")
                try stage.tap("Swipe back")
                return try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped)
            },
        ],
        "off": [
            Trial("from inside the third") { stage in
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .refused(.disabledByScreen))
            },
            Trial("from the edge") { stage in
                try stage.swipe(
                    from: CGPoint(x: 4, y: 600), to: stage.point(0.9), expect: .refused(.disabledByScreen))
            },
            Trial("the back button") { stage in
                stage.tap(at: CGPoint(x: 30, y: 69))
                stage.settle()
                try stage.expect(stage.titles.count == 1, "the back button does nothing")
                return "popped"
            },
        ],
        "drawing": [
            Trial("on the pad") { stage in
                guard let pad = stage.find(UIView.self, where: { "\(type(of: $0))" == "DrawingPad" }) else {
                    throw Misbehaviour("there is no pad")
                }
                let seen = try stage.swipe(
                    from: stage.middle(of: pad), by: 150, duration: 0.3, expect: .refused(.excludedView))
                try stage.expect(pad.subviews.count > 10, "the pad did not get the drag")
                return seen + ", \(pad.subviews.count - 1) dots drawn"
            },
            Trial("below the pad") { stage in
                try stage.swipe(
                    from: stage.point(0.5, above: 110), to: stage.point(0.98, above: 110), duration: 0.2,
                    expect: .popped)
            },
        ],
        "container": [
            Trial("the first child, from the middle") { stage in
                try stage.swipe(from: stage.point(0.5), to: stage.point(0.98), duration: 0.2, expect: .popped)
            },
            Trial("the second child, from the third") { stage in
                try stage.tap("Show the other child")
                return try stage.swipe(
                    from: stage.point(0.2), to: stage.point(0.85), expect: .refused(.outsideArea))
            },
            Trial("the second child, from the edge") { stage in
                try stage.tap("Show the other child")
                return try stage.swipe(from: CGPoint(x: 5, y: 640), to: stage.point(0.85), expect: .popped)
            },
        ],
        "custom-left-item": [
            Trial("from inside the third") { stage in
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped)
            },
            Trial("from the edge, let go early") { stage in
                try stage.swipe(
                    from: CGPoint(x: 6, y: 600), to: CGPoint(x: 100, y: 600), duration: 1, expect: .cancelled)
            },
            Trial("the item itself") { stage in
                try stage.tap("Done")
                try stage.expect(stage.titles.count == 1, "the item does nothing")
                return "popped"
            },
        ],
    ]
}
