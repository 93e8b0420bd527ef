#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// Who decides whether a bar is hidden.
enum BarOwner: Equatable {
    /// The app, by the controller's property.
    case app
    /// The screen on top, by its preference. `appHides` is what the app wants on screens without a preference.
    case screen(hides: Bool, appHides: Bool)
}
#endif
