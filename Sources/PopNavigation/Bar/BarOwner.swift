#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// Who decides whether a bar is hidden.
enum BarOwner: Equatable {
    /// The app, with the controller's property.
    case app
    /// The top screen, with its preference. `appHides` is the app's choice for screens without a preference.
    case screen(hides: Bool, appHides: Bool)
}
#endif
