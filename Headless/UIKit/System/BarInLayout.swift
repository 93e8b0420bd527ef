/// What becomes of a call of `setNavigationBarHidden(_:animated:)` in a controller's layout calls (fact C42).
package enum BarInLayout: String, Sendable, CaseIterable {
    /// The call takes effect, as everywhere else.
    case taken
    /// Another party sets the other value in the next layout pass, such as SwiftUI or code of the app.
    case answeredByOther
}
