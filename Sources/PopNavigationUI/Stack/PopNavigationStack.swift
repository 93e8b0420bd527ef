#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import SwiftUI

/// A stack of SwiftUI screens on a `BasicNavigationController`: a root, and one screen for each value of a path.
///
/// ```swift
/// PopNavigationStack(path: $path) {
///     NoteList()
/// } destination: { note in
///     NoteView(note).popGestureArea(.full)
/// }
/// ```
///
/// A change of the path pushes and pops screens. A swipe, the back button and pops by code remove values from the path
/// after the pop is complete; a cancelled swipe leaves it as it is.
/// Values that both the old and the new path begin with keep their screens.
///
/// Titles and toolbars of the screens are set as in any hosting controller, with `navigationTitle(_:)` and
/// `toolbar(content:)`; titles are large, as in SwiftUI's `NavigationStack`. The environment around the stack applies
/// to the screens, as SwiftUI passes it through UIKit's containment.
@preconcurrency @MainActor
public struct PopNavigationStack<Element: Hashable, Root: View, Destination: View>: View {
    @Binding private var path: [Element]
    private let root: Root
    private let makeDestination: (Element, PopDestinations) -> Destination
    /// The destinations of a path of several types.
    var destinations: PopDestinations
    private var configure: (BasicNavigationController) -> Void = { _ in }
    private var preferences: (Element) -> PopPreferences = { _ in PopPreferences() }

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - path: The values of the screens above the root; the last one is on top.
    ///   - root: The view of the first screen.
    ///   - destination: The view for a value.
    public init(
        path: Binding<[Element]>, @ViewBuilder root: () -> Root,
        @ViewBuilder destination: @escaping (Element) -> Destination
    ) {
        _path = path
        self.root = root()
        makeDestination = { element, _ in destination(element) }
        destinations = PopDestinations()
    }

    /// The stack, with its navigation controller configured once, when it is created: its area, driver, observers.
    public func configuringController(_ configure: @escaping (BasicNavigationController) -> Void) -> Self {
        var copy = self
        copy.configure = { [previous = self.configure] in
            previous($0)
            configure($0)
        }
        return copy
    }

    /// The stack, with preferences of its screens that are known before a screen is rendered for the first time.
    ///
    /// A modifier inside the screen wins over the same field.
    public func screenPreferences(_ preferences: @escaping (Element) -> PopPreferences) -> Self {
        var copy = self
        copy.preferences = preferences
        return copy
    }

    public var body: some View {
        StackRepresentable(
            path: $path, root: root,
            destination: { [makeDestination, destinations] in makeDestination($0, destinations) },
            preferences: preferences, configure: configure
        )
        .ignoresSafeArea()
    }
}

extension PopNavigationStack where Element == AnyHashable, Destination == PopDestination {
    init(path: Binding<[AnyHashable]>, destinations: PopDestinations, root: Root) {
        _path = path
        self.root = root
        makeDestination = { $1.destination(for: $0) }
        self.destinations = destinations
    }
}
#endif
