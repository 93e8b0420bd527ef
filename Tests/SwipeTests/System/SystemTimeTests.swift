import Testing
import UIKit
import UIKitSimulator

@_spi(PopNavigationUI) @testable import PopNavigation

/// What the library measures in the system's time.
@MainActor
@Suite("The system's time")
struct SystemTimeTests {
    private let device = SimulatedDevice()

    private func post(_ name: Notification.Name, duration: TimeInterval) {
        let userInfo = [UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration)]
        NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }

    @Test(
        "A keyboard whose arrival is not reported moves for the announced time and 0.25 s more",
        .covers(4), arguments: [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification])
    func keyboard(name: Notification.Name) {
        device.show(UIViewController())
        let observer = SystemObserver()
        #expect(!observer.isKeyboardMoving)
        post(name, duration: 0.5)
        device.wait(0.7)
        #expect(observer.isKeyboardMoving)
        device.wait(0.1)
        #expect(!observer.isKeyboardMoving)
    }

    @Test("A call in the next turn is made once, however often it is scheduled", .covers(26))
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

    @Test("Only a pan swipes a row", .needsPrivateAPI, .covers(6))
    func swipesRow() {
        final class SwipeActionPress: UILongPressGestureRecognizer {}
        final class SwipeActionPan: UIPanGestureRecognizer {}
        #expect(PrivateAPI.swipesRow(SwipeActionPan()) && !PrivateAPI.swipesRow(SwipeActionPress()))
    }
}
