import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The keyboard and the application")
struct SystemObserverTests {
    private func post(_ name: Notification.Name, duration: Double? = nil) {
        let key = UIResponder.keyboardAnimationDurationUserInfoKey
        NotificationCenter.default.post(
            name: name, object: nil, userInfo: duration.map { [key: NSNumber(value: $0)] })
    }

    @Test("The keyboard moves between willShow and didShow", .covers(4))
    func show() {
        let observer = SystemObserver()
        #expect(!observer.isKeyboardMoving && !observer.isKeyboardShown)
        post(UIResponder.keyboardWillShowNotification, duration: 10)
        #expect(observer.isKeyboardMoving && observer.isKeyboardShown)
        post(UIResponder.keyboardDidShowNotification)
        #expect(!observer.isKeyboardMoving && observer.isKeyboardShown)
    }

    @Test("The keyboard moves between willHide and didHide", .covers(4))
    func hide() {
        let observer = SystemObserver()
        post(UIResponder.keyboardWillShowNotification, duration: 10)
        post(UIResponder.keyboardDidShowNotification)
        post(UIResponder.keyboardWillHideNotification, duration: 10)
        #expect(observer.isKeyboardMoving && observer.isKeyboardShown)
        post(UIResponder.keyboardDidHideNotification)
        #expect(!observer.isKeyboardMoving && !observer.isKeyboardShown)
    }

    @Test("The keyboard of another app changes nothing, neither when it comes nor when it leaves", .covers(4, 53))
    func otherApp() {
        func post(_ name: Notification.Name, isLocal: Bool) {
            NotificationCenter.default.post(
                name: name, object: nil,
                userInfo: [
                    UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 10.0),
                    UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
                ])
        }
        let observer = SystemObserver()
        post(UIResponder.keyboardWillShowNotification, isLocal: false)
        #expect(!observer.isKeyboardMoving && !observer.isKeyboardShown)
        post(UIResponder.keyboardWillShowNotification, isLocal: true)
        #expect(observer.isKeyboardMoving && observer.isKeyboardShown)
        post(UIResponder.keyboardDidHideNotification, isLocal: false)
        #expect(observer.isKeyboardMoving && observer.isKeyboardShown)
    }

    @Test("The background ends the keyboard's movement and calls the handler", .covers(4, 11))
    func background() {
        var calls = 0
        let observer = SystemObserver()
        observer.didEnterBackground = { calls += 1 }
        post(UIResponder.keyboardWillShowNotification, duration: 10)
        post(UIApplication.didEnterBackgroundNotification)
        #expect(!observer.isKeyboardMoving && calls == 1)
    }

    @Test("A moving keyboard refuses a drag", .covers(4, 33))
    func verdict() {
        let fixture = Fixture()
        let start = CGPoint(x: 60, y: 400)
        post(UIResponder.keyboardWillShowNotification, duration: 10)
        #expect(fixture.navigation.popGestureVerdict(forDragFrom: start) == .refused(.keyboardMoving))
        post(UIResponder.keyboardDidShowNotification)
        #expect(fixture.navigation.popGestureVerdict(forDragFrom: start) == .allowed)
    }

    @Test("The observers end with their owner", .covers(17))
    func lifetime() {
        final class Token {}
        weak var token: Token?
        do {
            let strong = Token()
            token = strong
            let observer = SystemObserver()
            observer.didEnterBackground = { _ = strong }
            #expect(!observer.isKeyboardShown)
        }
        #expect(token == nil)
    }
}
