#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import SwiftUI

extension View {
    /// Decides whether the user may leave the screen with a swipe or, on a `BasicNavigationController`, with the back
    /// button or VoiceOver's escape gesture.
    ///
    /// The handler is called once for each drag that would pop the screen, and for no other drag. It isn't called for
    /// pops by code. If several views of a screen have this modifier, all of them are asked, and all must agree.
    ///
    /// In SwiftUI's own `NavigationStack`, the back button asks too (iOS 16), if SwiftUI keeps the action that the
    /// modifier gives it: a guess that only a device can confirm. The button's menu and the gestures of a zoom
    /// (`navigationTransition`, iOS 18) never ask.
    ///
    /// - Parameter handler: Called once for each request; returns whether the screen may be popped now.
    @MainActor public func onPopRequest(_ handler: @escaping @MainActor (PopTrigger) -> Bool) -> some View {
        modifier(PopRequestModifier(handler: handler))
    }

    /// Decides with a question that needs time whether the user may leave the screen: a swipe or a tap on the back
    /// button is refused at once, and if the answer is yes, the screen is popped, provided that it is still on top.
    ///
    /// ```swift
    /// .popConfirmation(if: hasChanges) { await save() }
    /// ```
    ///
    /// - Parameters:
    ///   - isNeeded: Whether to ask. If `false`, the screen is popped without a question. Default: `true`.
    ///   - question: Called once until it has answered. Its task is cancelled when the screen is gone.
    @MainActor public func popConfirmation(
        if isNeeded: Bool = true, _ question: @escaping @MainActor () async -> Bool
    ) -> some View {
        modifier(AsyncPopRequestModifier(isNeeded: isNeeded, question: question))
    }

    /// Asks the user before a pop of the screen, for example because of unsaved changes.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - isNeeded: Whether to ask. If `false`, the screen is popped without a question.
    ///   - discard: The title of the button that pops the screen. Default: "Discard Changes".
    ///   - onDiscard: Called before the button pops the screen. Default: an empty closure.
    @MainActor public func popConfirmation(
        _ title: LocalizedStringKey, if isNeeded: Bool, discard: LocalizedStringKey = "Discard Changes",
        onDiscard: @escaping @MainActor () -> Void = {}
    ) -> some View {
        modifier(PopConfirmationModifier(title: title, isNeeded: isNeeded, discard: discard, onDiscard: onDiscard))
    }
}
#endif
