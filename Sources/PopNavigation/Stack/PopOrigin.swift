#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The origin of a pop, stated by the object that requests it.
struct PopOrigin {
    /// The trigger of the pop.
    let trigger: PopTrigger
    /// The driver of a swipe; `nil` if no swipe moves the screen.
    let driver: PopDriver?

    /// Whether a swipe requests the pop, so that UIKit must make it now.
    var isSwipe: Bool { driver != nil }

    /// A call of one of the controller's methods by the app or by UIKit.
    static let call = PopOrigin(trigger: .programmatic, driver: nil)
    /// The back button, VoiceOver's escape, or `goBack(animated:)`.
    static let backButton = PopOrigin(trigger: .backButton, driver: nil)

    /// A pop by the app after the user has answered a question.
    static func answer(to trigger: PopTrigger) -> PopOrigin {
        PopOrigin(trigger: trigger, driver: nil)
    }

    /// A swipe with a driver.
    static func swipe(_ driver: PopDriver) -> PopOrigin {
        PopOrigin(trigger: .gesture, driver: driver)
    }
}
#endif
