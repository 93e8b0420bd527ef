import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// What the library measures in the system's time.
@MainActor
@Suite("The system's time")
struct SystemTimeTests {
    private let device = SimulatedDevice()

    @Test("A call in the next turn is made once, however often it is scheduled", .covers(.changeQueue))
    func nextTurn() {
        device.show(UIViewController())
        var count = 0
        let nextTurn = NextTurn { count += 1 }
        for expected in 1...2 {
            nextTurn.schedule()
            nextTurn.schedule()
            device.wait(0.1)
            #expect(count == expected)
        }
    }

    @Test("Only a pan swipes a row", .needsPrivateAPI, .covers(.scrollViews))
    func swipesRow() {
        final class SwipeActionPress: UILongPressGestureRecognizer {}
        final class SwipeActionPan: UIPanGestureRecognizer {}
        #expect(PrivateAPI.swipesRow(SwipeActionPan()) && !PrivateAPI.swipesRow(SwipeActionPress()))
    }
}
