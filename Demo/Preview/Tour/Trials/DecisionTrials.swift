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
            Trial("after saving") { stage in
                try stage.tap("Save")
                return try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped)
            },
        ],
        "switch": [
            Trial("switched off") { stage in
                try stage.tap("Swipe back")
                return try stage.swipe(
                    from: stage.point(0.2), to: stage.point(0.85), expect: .refused(.disabled), .stayed)
            },
            Trial("switched off, from the edge") { stage in
                try stage.tap("Swipe back")
                return try stage.swipe(
                    from: CGPoint(x: 4, y: 600), to: stage.point(0.9), expect: .refused(.disabled), .stayed)
            },
            Trial("switched off and on") { stage in
                try stage.tap("Swipe back")
                try stage.tap("Swipe back")
                return try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped)
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
