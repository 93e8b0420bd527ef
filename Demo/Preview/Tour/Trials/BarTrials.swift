import DemoScreens
import PopNavigation
import UIKit
import UIKitSimulator

extension Trial {
    @MainActor static let barTrials: [String: [Trial]] = [
        "bar-hidden": [
            Trial("all the way") { stage in
                try stage.expectBar(hidden: true)
                let seen = try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped) {
                    try stage.expect(stage.visibleBar != nil, "the bar does not come in with the screen below")
                }
                try stage.expectBar(hidden: false)
                return seen + ", the bar is there"
            },
            Trial("halfway, and let go") { stage in
                let seen = try stage.swipe(
                    from: stage.point(0.2), to: stage.point(0.5), duration: 1.2, expect: .cancelled)
                try stage.expectBar(hidden: true)
                return seen + ", the bar is hidden as before"
            },
        ],
        "bar-shown": [
            Trial("all the way") { stage in
                try stage.expectBar(hidden: false)
                let seen = try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped) {
                    let x = stage.visibleBar?.minX ?? 0
                    try stage.expect(x > 50, "the bar does not leave with the screen: its x is \(x)")
                }
                try stage.expectBar(hidden: true)
                return seen + ", the bar is gone"
            },
            Trial("halfway, and let go") { stage in
                let look = stage.barLook
                let seen = try stage.swipe(
                    from: stage.point(0.2), to: stage.point(0.5), duration: 1.2, expect: .cancelled)
                try stage.expectBar(hidden: false)
                try stage.expect(stage.barLook == look, "the bar looks other than before")
                return seen + ", the bar looks as before"
            },
            Trial("there, back, and there again") { stage in
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.5), duration: 1.2, expect: .cancelled)
                let seen = try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped)
                try stage.expectBar(hidden: true)
                return seen + ", the bar is gone"
            },
        ],
    ]
}
