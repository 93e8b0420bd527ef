#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The origin of a pop, stated by the object that requests the pop.
struct PopOrigin {
    /// The trigger of the pop.
    let trigger: PopTrigger
    /// The driver of a swipe; `nil` if no swipe moves the screen.
    let driver: PopDriver?

    /// Whether a swipe requests the pop, which UIKit is to make now.
    var isSwipe: Bool { driver != nil }

    /// The app or UIKit calls a method of the controller.
    static let call = PopOrigin(trigger: .programmatic, driver: nil)
    /// The back button, or what counts as it.
    static let backButton = PopOrigin(trigger: .backButton, driver: nil)

    /// The app pops after an answer of the user's.
    static func answer(to trigger: PopTrigger) -> PopOrigin {
        PopOrigin(trigger: trigger, driver: nil)
    }

    /// A swipe.
    static func swipe(_ driver: PopDriver) -> PopOrigin {
        PopOrigin(trigger: .gesture, driver: driver)
    }
}
#endif
