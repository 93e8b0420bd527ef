import PopNavigation
@testable import UIKit

extension TrialChecks {
    static let barChecks: [String: [String: TrialChecks]] = [
        "bar-hidden": [
            "all-the-way": TrialChecks(
                before: { try $0.expectBar(hidden: true) },
                during: { stage, _ in
                    try stage.expect(stage.visibleBar != nil, "the bar does not come in with the screen below")
                },
                after: { stage in
                    try stage.expectBar(hidden: false)
                    return "the bar is there"
                }),
            "halfway": TrialChecks(after: { stage in
                try stage.expectBar(hidden: true)
                return "the bar is hidden as before"
            }),
        ],
        "bar-shown": [
            "all-the-way": TrialChecks(
                before: { try $0.expectBar(hidden: false) },
                during: { stage, _ in
                    let x = stage.visibleBar?.minX ?? 0
                    try stage.expect(x > 50, "the bar does not leave with the screen: its x is \(x)")
                },
                after: { stage in
                    try stage.expectBar(hidden: true)
                    return "the bar is gone"
                }),
            "halfway": barLooksAsBefore(hidden: false),
            "there-back-there": TrialChecks(after: { stage in
                try stage.expectBar(hidden: true)
                return "the bar is gone"
            }),
        ],
        "bar-style": [
            "scrolled": TrialChecks(
                before: { stage in
                    let atTop = stage.barBackground
                    try stage.expect(atTop == 0, "the bar is opaque at the top: \(atTop)")
                },
                after: { stage in
                    let scroll = try stage.scrollView(pages: false)
                    try stage.expect(scroll.contentOffset.y > 100, "it did not scroll")
                    try stage.expect(stage.barBackground == 1, "the bar has not come in: \(stage.barBackground)")
                    return "the bar has come in"
                }),
            "halfway": barLooksAsBefore(hidden: false),
            "all-the-way": TrialChecks(after: { stage in
                try stage.expect(stage.barBackground == 0, "the menu's bar is not as it was: \(stage.barBackground)")
                return "the menu's bar is as it was"
            }),
        ],
        "minimized-bar": [
            "halfway": minimizedBar, "all-the-way": minimizedBar,
        ],
        "bar-update": [
            "changed-in-swipe": TrialChecks(
                during: { stage, _ in
                    try stage.expect(stage.visibleBar != nil, "the bar hides under the finger")
                },
                after: { stage in
                    try stage.expectBar(hidden: true)
                    return "the bar has hidden after the swipe"
                })
        ],
        "tabs": ["halfway-then-all-the-way": tabBarChecks],
    ]

    /// The first drag scrolls, the second one swipes.
    private static let minimizedBar = TrialChecks(
        during: { stage, drag in
            if drag == 0 {
                try stage.expect(stage.navigationController.navigationBar.isMinimized, "the bar is not minimized")
            }
        },
        after: { stage in
            try stage.expectBar(hidden: false)
            return "the whole bar is back"
        })

    /// The bar's picture must be the same before and after the trial.
    static func barLooksAsBefore(hidden: Bool) -> TrialChecks {
        TrialChecks(
            before: { $0.notedLook = $0.barLook },
            after: { stage in
                try stage.expectBar(hidden: hidden)
                try stage.expect(stage.barLook == stage.notedLook, "the bar looks other than before")
                return "the bar looks as before"
            })
    }

    private static let tabBarChecks = TrialChecks(
        during: { stage, drag in
            guard let tabs = stage.top.presentedViewController as? UITabBarController,
                let inner = tabs.viewControllers?.first as? BasicNavigationController
            else { throw Misbehaviour("the tabs did not open") }
            try stage.expect(inner.viewControllers.count == 1, "the screen does not follow")
            try stage.expect(stage.isOnScreen(tabs.tabBar), "the tab bar does not come with the finger")
        },
        after: { stage in
            try stage.expect(stage.top.presentedViewController == nil, "the tabs do not close")
            return "cancelled, the tab bar gone as before; then popped, the tab bar back"
        })
}
