import UIKit

/// Swipes and taps that begin a transition.
extension DeviceGesture {
    /// On iOS 26 and later.
    static let interruptingSwipe = DeviceGesture(
        "interrupting swipe",
        "Drag as quickly as you can from the leading edge to the middle. A screen is pushed meanwhile.",
        .swipe(.points(4), by: 200, in: 0.3, nil),
        DeviceFact("F2 gesture", "The edge gesture begins during a push", true)
    ) { bench, _ in
        let navigationController = bench.navigationController
        var isPushing = false
        return Observer(
            began: { _ in
                bench.wait(0.02) {
                    navigationController.pushViewController(bench.screen("C"), animated: true)
                    isPushing = true
                    navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                        isPushing = false
                    }
                    navigationController.onPop = { if isPushing { bench.report("F2 gesture", true) } }
                }
            },
            moved: { travel, _ in
                // A finger this far, and a push that still runs: the gesture has not begun.
                if isPushing, abs(travel.x) >= 100, navigationController.viewControllers.count == 3 {
                    bench.report("F2 gesture", false)
                }
            })
    }

    static let cancelledSwipes = [
        cancelledSwipe(
            "cancelled swipe", hidesBarAnimated: true,
            DeviceFact(
                "C26 cancel", "The bar after a cancelled swipe to a screen that hides it with animation is", "shown"),
            DeviceFact("I14 start", "The first responder has resigned when a swipe has begun", true),
            DeviceFact("I14", "The first responder has the keyboard after a cancelled swipe", true)),
        cancelledSwipe(
            "cancelled swipe, no animation", hidesBarAnimated: false,
            DeviceFact(
                "C26 cancel, not animated",
                "The bar after a cancelled swipe to a screen that hides it without animation is", "hidden")),
    ]

    private static func cancelledSwipe(
        _ name: String, hidesBarAnimated isAnimated: Bool, _ bar: DeviceFact, _ others: DeviceFact...
    ) -> DeviceGesture {
        var gesture = DeviceGesture(
            name, "Drag slowly from the leading edge, above the keyboard, by an inch. Rest, and lift the finger.",
            .slow(by: 60, above: 480), bar
        ) { bench, top in
            let navigationController = bench.navigationController
            let field = UITextField(frame: .zero)
            field.borderStyle = .roundedRect
            top.show(field)
            var hasResigned: Bool?
            navigationController.onPop = { hasResigned = false }
            // The screen appears first.
            bench.wait(0.2) {
                if !others.isEmpty { field.becomeFirstResponder() }
                bench.log.onWillShow = {
                    bench.log.onWillShow = nil
                    navigationController.setNavigationBarHidden(true, animated: isAnimated)
                }
            }
            return Observer(
                moved: { _, _ in if hasResigned != nil { hasResigned = !field.isFirstResponder } },
                ended: {
                    guard let hasResigned, navigationController.topViewController === top else { return }
                    bench.report(bar.source, .text(navigationController.isNavigationBarHidden ? "hidden" : "shown"))
                    guard !others.isEmpty else { return }
                    bench.report("I14 start", hasResigned)
                    bench.report("I14", field.isFirstResponder)
                    field.resignFirstResponder()
                })
        }
        gesture.facts += others
        return gesture
    }

    static let backButton = DeviceGesture(
        "back button", "Tap the back button.", .tap(.on(.backButton)),
        DeviceFact("C36", "The calls of the back button when the bar's delegate agrees", "shouldPop popViewController"),
        DeviceFact("C36 time", "Time from shouldPop to popViewController after a tap on the back button", .seconds(0))
    ) { bench, _ in
        var calls: [(name: String, time: TimeInterval)] = []
        bench.navigationController.onBackButton = { calls.append(("shouldPop", CACurrentMediaTime())) }
        bench.navigationController.onPop = { calls.append(("popViewController", CACurrentMediaTime())) }
        // UIKit may pop without a call of either.
        let isAsked = { !calls.isEmpty || bench.navigationController.viewControllers.count == 1 }
        return Observer(
            isAsked: isAsked,
            ended: {
                bench.report("C36", .text(calls.map(\.name).joined(separator: " ")))
                if calls.count == 2 { bench.report("C36 time", .seconds(calls[1].time - calls[0].time)) }
            })
    }
}
