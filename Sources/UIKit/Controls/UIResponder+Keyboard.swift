extension UIResponder {
    nonisolated public class var keyboardWillShowNotification: Notification.Name {
        .init("UIKeyboardWillShowNotification")
    }
    nonisolated public class var keyboardDidShowNotification: Notification.Name {
        .init("UIKeyboardDidShowNotification")
    }
    nonisolated public class var keyboardWillHideNotification: Notification.Name {
        .init("UIKeyboardWillHideNotification")
    }
    nonisolated public class var keyboardDidHideNotification: Notification.Name {
        .init("UIKeyboardDidHideNotification")
    }
}
