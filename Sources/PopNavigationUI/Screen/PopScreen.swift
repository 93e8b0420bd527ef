#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import SwiftUI

/// A hosting controller for a SwiftUI screen on a `BasicNavigationController`.
///
/// The preferences given to the initializer are known before the first layout, and so are those of this module's
/// modifiers that are applied to the content itself. Modifiers deeper inside take effect with the first render. A
/// modifier wins over the same field of the initializer's preferences.
///
/// ```swift
/// controller.pushViewController(PopScreen { NoteView(note).popNavigationBarHidden(true) }, animated: true)
/// ```
open class PopScreen<Content: View>:
    UIHostingController<PopScreenContent<Content>>, PopGestureConfigurable, PopConfirming
{
    let state: ScreenState
    private var pendingUpdate = PendingUpdate()

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - preferences: The preferences of fields that no modifier sets. Default: those of `PopPreferences`.
    ///   - content: The screen's view.
    public init(preferences: PopPreferences = PopPreferences(), @ViewBuilder content: () -> Content) {
        let content = content()
        state = ScreenState(initial: preferences, values: declaredValues(of: content))
        super.init(rootView: PopScreenContent(content: content, state: state))
        state.controller = self
        // UIKit reads the flag at the push, before the first render.
        if let hidesTabBar = state.values.hidesTabBar { hidesBottomBarWhenPushed = hidesTabBar }
    }

    @available(*, unavailable)
    public required dynamic init?(coder: NSCoder) { nil }

    /// The current preferences: the initializer's, replaced in the fields that modifiers inside the screen set.
    open var popPreferences: PopPreferences { state.preferences }

    /// Whether all `onPopRequest(_:)` and `popConfirmation` modifiers inside the screen agree.
    open func shouldPop(for trigger: PopTrigger) -> Bool { state.shouldPop(for: trigger) }

    /// Renders newer content that a hidden screen has not rendered yet.
    open override func viewWillAppear(_ animated: Bool) {
        pendingUpdate.run()
        super.viewWillAppear(animated)
    }

    /// Replaces the content, of a hidden screen when it appears; the screen's state stays.
    func update(_ content: @escaping () -> Content) {
        pendingUpdate.submit(isVisible: viewIfLoaded?.window != nil) { [weak self] in
            guard let self else { return }
            rootView = PopScreenContent(content: content(), state: state)
        }
    }
}

/// The view that a `PopScreen` hosts: its content, connected to the screen. `PopScreen` creates it.
public struct PopScreenContent<Content: View>: View {
    let content: Content
    let state: ScreenState

    public var body: some View {
        content
            .environment(\.popNavigation, PopNavigationAction(screen: state))
            .onPreferenceChange(ScreenValuesKey.self) { [state] values in
                MainActor.assumeIsolated { state.update(values) }
            }
    }
}
#endif
