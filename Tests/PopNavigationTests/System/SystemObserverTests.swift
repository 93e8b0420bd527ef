import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The keyboard and the application")
struct SystemObserverTests {
    private func post(_ name: Notification.Name, isLocal: Bool = true) {
        NotificationCenter.default.post(
            name: name, object: nil, userInfo: [UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal)])
    }

    @Test("The keyboard counts as shown from willShow to didHide", .covers(.keyboard))
    func shown() {
        let observer = SystemObserver()
        #expect(!observer.isKeyboardShown)
        post(UIResponder.keyboardWillShowNotification)
        #expect(observer.isKeyboardShown)
        post(UIResponder.keyboardWillHideNotification)
        #expect(observer.isKeyboardShown)
        post(UIResponder.keyboardDidHideNotification)
        #expect(!observer.isKeyboardShown)
    }

    @Test("The keyboard of another app changes nothing, neither when it comes nor when it leaves", .covers(.keyboard))
    func otherApp() {
        let observer = SystemObserver()
        post(UIResponder.keyboardWillShowNotification, isLocal: false)
        #expect(!observer.isKeyboardShown)
        post(UIResponder.keyboardWillShowNotification)
        post(UIResponder.keyboardDidHideNotification, isLocal: false)
        #expect(observer.isKeyboardShown)
    }

    @Test("The handler is called when the app enters the background", .covers(.neverHangs))
    func background() {
        var calls = 0
        let observer = SystemObserver()
        observer.didEnterBackground = { calls += 1 }
        post(UIApplication.didEnterBackgroundNotification)
        #expect(calls == 1)
    }

    @Test("The observers end with their owner", .covers(.neighbours))
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
