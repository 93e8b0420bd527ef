import UIKit

extension DeviceMeasurement {
    static let keyboard = DeviceMeasurement(
        DeviceFact("I21", "A keyboard notification has the duration, and whether the keyboard is this app's", true)
    ) { bench, done in
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        bench.navigationController.topViewController?.view.addSubview(field)
        let (durationKey, isLocalKey) = (
            UIResponder.keyboardAnimationDurationUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey
        )
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { notification in
            let duration = notification.userInfo?[durationKey] as? NSNumber
            let isLocal = notification.userInfo?[isLocalKey] as? NSNumber
            let isComplete = duration != nil && isLocal?.boolValue == true
            MainActor.assumeIsolated { bench.report("I21", isComplete) }
        }
        field.becomeFirstResponder()
        bench.wait(0.6) {
            NotificationCenter.default.removeObserver(observer)
            field.resignFirstResponder()
            field.removeFromSuperview()
            bench.wait(0.6, done)
        }
    }
}
