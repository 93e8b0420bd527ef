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
        "bar-style": [
            Trial("scrolled") { stage in
                let scroll = try stage.scrollView(pages: false)
                let atTop = stage.barBackground
                try stage.expect(atTop == 0, "the bar is opaque at the top: \(atTop)")
                stage.drag(
                    from: stage.point(0.5, above: 200), to: stage.point(0.5, above: 440), duration: 0.8)
                try stage.expect(scroll.contentOffset.y > 100, "it did not scroll")
                try stage.expect(stage.barBackground == 1, "the bar has not come in: \(stage.barBackground)")
                return "the bar has come in"
            },
            Trial("halfway, and let go") { stage in
                let look = stage.barLook
                let seen = try stage.swipe(
                    from: stage.point(0.2), to: stage.point(0.5), duration: 1.2, expect: .cancelled)
                try stage.expect(stage.barLook == look, "the bar looks other than before")
                return seen + ", the bar looks as before"
            },
            Trial("all the way") { stage in
                let seen = try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped)
                try stage.expect(stage.barBackground > 0.9, "the menu's bar is not as it was: \(stage.barBackground)")
                return seen + ", the menu's bar is as it was"
            },
        ],
        "tabs": [
            Trial("halfway and let go, then all the way") { stage in
                try stage.tap("Open the tabs")
                guard let tabs = stage.top.presentedViewController as? UITabBarController,
                    let inner = tabs.viewControllers?.first as? BasicNavigationController
                else { throw Misbehaviour("the tabs did not open") }
                stage.tap(at: try stage.place(of: "Push without the tab bar", in: inner.view))
                stage.settle()
                try stage.expect(inner.viewControllers.count == 2, "the button does not push")
                try stage.expect(!stage.isVisible(tabs.tabBar), "the tab bar stays")
                stage.down(at: stage.point(0.2))
                stage.move(to: stage.point(0.45), duration: 1)
                try stage.expect(stage.isVisible(tabs.tabBar), "the tab bar does not come with the finger")
                stage.wait(0.2)
                stage.up()
                stage.settle()
                try stage.expect(inner.viewControllers.count == 2, "a short drag popped")
                try stage.expect(!stage.isVisible(tabs.tabBar), "the tab bar stays after a cancelled drag")
                stage.drag(from: stage.point(0.2), to: stage.point(0.85), duration: 0.35)
                try stage.expect(inner.viewControllers.count == 1, "a long drag did not pop")
                try stage.expect(stage.isVisible(tabs.tabBar), "the tab bar does not come back")
                stage.tap(at: try stage.place(of: "Close the tabs", in: inner.view))
                stage.settle()
                try stage.expect(stage.top.presentedViewController == nil, "the tabs do not close")
                return "cancelled, the tab bar gone as before; then popped, the tab bar back"
            }
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
