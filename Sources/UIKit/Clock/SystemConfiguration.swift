/// What a simulated system is: a value, which may change while it runs.
package struct SystemConfiguration: Sendable {
    package var screenSize = CGSize(width: 390, height: 844)
    package var scale: CGFloat = 3
    package var safeArea = Calibration.Screen.safeArea
    package var systemVersion = 18
    package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    package var userInterfaceStyle = UIUserInterfaceStyle.light
    package var privateParts = PrivateParts.all
    package var reduceMotion = false
    /// Cross-fades preferred over slides, offered where motion is reduced.
    package var prefersCrossFadeTransitions = false
    package var touchRate: Double = 120

    package init() {}
}
