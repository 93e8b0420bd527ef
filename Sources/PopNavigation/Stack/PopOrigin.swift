#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The origin of a pop, stated by the object that requests the pop.
struct PopOrigin {
    /// The trigger of the pop.
    let trigger: PopTrigger
    /// The driver of a swipe; `nil` for any other trigger.
    let driver: PopDriver?

    /// The app or UIKit calls a method of the controller.
    static let call = PopOrigin(trigger: .programmatic, driver: nil)
    /// The back button, or what counts as it.
    static let backButton = PopOrigin(trigger: .backButton, driver: nil)

    /// A swipe.
    static func swipe(_ driver: PopDriver) -> PopOrigin {
        PopOrigin(trigger: .gesture, driver: driver)
    }
}
#endif
