/// The properties of a simulated system. They can change while it runs.
package struct SystemConfiguration: Sendable {
    package var screenSize = CGSize(width: 390, height: 844)
    package var scale: CGFloat = 3
    package var safeArea = Calibration.Screen.safeArea
    package var systemVersion = 18
    package var minorSystemVersion = 0
    /// The app keeps the design before iOS 26: its Info.plist has `UIDesignRequiresCompatibility`, or it is linked with
    /// an older SDK (fact F1).
    package var keepsFormerDesign = false
    package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    package var userInterfaceStyle = UIUserInterfaceStyle.light
    package var privateParts = PrivateParts.all
    package var reduceMotion = false
    /// Whether the user prefers cross-fades to slides. iOS offers this setting when motion is reduced.
    package var prefersCrossFadeTransitions = false
    package var touchRate: Double = 120
    /// Where the display arranges bars vertically; nil on other devices.
    package var verticalBar: VerticalBar?
    /// The screen in front prefers horizontal bars.
    package var disablesVerticalBar = false
    /// Nil: by the screen's width.
    package var horizontalSizeClass: UIUserInterfaceSizeClass?
    package var isTurned = false

    package init() {}
}
