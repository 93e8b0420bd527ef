/// The keyboard's notifications and the keys of their user info.
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

    nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
        .init("UIKeyboardWillChangeFrameNotification")
    }

    nonisolated public class var keyboardDidChangeFrameNotification: Notification.Name {
        .init("UIKeyboardDidChangeFrameNotification")
    }

    /// Values of type `CGRect`, in the coordinates of the screen.
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// A number of seconds, and one of an animation curve.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
