#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import SwiftUI

/// A SwiftUI screen on a UIKit stack, with stored preferences. It is to SwiftUI what `PopScreenController` is to UIKit.
///
/// ```swift
/// navigation.pushViewController(PopScreen(PopPreferences(hidesNavigationBar: true)) { NoteView() }, animated: true)
/// ```
///
/// This module's modifiers work inside it too, and replace the preferences about the swipe.
open class PopScreen<Content: View>: UIHostingController<Content>, PopGestureConfigurable {
    /// The screen's preferences. Default: ``storedPopPreferences``. A subclass may compute others.
    open var popPreferences: PopPreferences { storedPopPreferences }

    /// The preferences that this screen stores. A change takes effect without a further call if the screen is on top.
    public var storedPopPreferences: PopPreferences {
        didSet { setNeedsPopPreferencesUpdate(animated: false) }
    }

    /// Creates a screen from preferences and a view.
    ///
    /// - Parameters:
    ///   - preferences: The preferences. Default: those of `PopPreferences`.
    ///   - content: The screen's view.
    public init(_ preferences: PopPreferences = PopPreferences(), @ViewBuilder content: () -> Content) {
        storedPopPreferences = preferences
        super.init(rootView: content())
    }

    @available(*, unavailable)
    public required dynamic init?(coder: NSCoder) { nil }
}
#endif
