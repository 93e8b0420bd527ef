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

    static let cancelledSwipe = DeviceGesture(
        "cancelled swipe",
        "Drag slowly from the leading edge, above the keyboard, by an inch. Rest, and lift the finger.",
        .slow(by: 60, above: 480),
        DeviceFact("C26 cancel", "After a cancelled swipe to a screen without a bar the flag of the bar is", "hidden"),
        DeviceFact("I14", "The first responder has the keyboard after a cancelled swipe", true)
    ) { bench, top in
        let navigationController = bench.navigationController
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        top.show(field)
        var hasPopped = false
        navigationController.onPop = { hasPopped = true }
        // The screen appears first.
        bench.wait(0.2) {
            field.becomeFirstResponder()
            bench.log.onWillShow = {
                bench.log.onWillShow = nil
                navigationController.setNavigationBarHidden(true, animated: true)
            }
        }
        return Observer(ended: {
            guard hasPopped, navigationController.topViewController === top else { return }
            bench.report("C26 cancel", .text(navigationController.isNavigationBarHidden ? "hidden" : "shown"))
            bench.report("I14", field.isFirstResponder)
            field.resignFirstResponder()
        })
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
