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
/// A change of the path pushes and pops screens. A swipe, the back button and pops by code write the path after the pop
/// is complete; a cancelled swipe leaves it as it is.
/// Values that both the old and the new path begin with keep their screens.
///
/// Titles and toolbars of the screens are set as in any hosting controller, with `navigationTitle(_:)` and
/// `toolbar(content:)`. The environment around the stack applies to the screens.
@preconcurrency @MainActor
public struct PopNavigationStack<Element: Hashable, Root: View, Destination: View>: View {
    @Binding private var path: [Element]
    private let root: Root
    private let destination: (Element) -> Destination
    private var configure: (BasicNavigationController) -> Void = { _ in }

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
        self.destination = destination
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

    public var body: some View {
        StackRepresentable(path: $path, root: root, destination: destination, configure: configure)
            .ignoresSafeArea()
    }
}

/// The navigation controller of a `PopNavigationStack`.
private struct StackRepresentable<Element: Hashable, Root: View, Destination: View>: UIViewControllerRepresentable {
    @Binding var path: [Element]
    let root: Root
    let destination: (Element) -> Destination
    let configure: (BasicNavigationController) -> Void

    @MainActor
    final class Coordinator {
        var screens: PathCoordinator<Element>?
        var root: PopScreen<Root>?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> BasicNavigationController {
        let controller = BasicNavigationController(nibName: nil, bundle: nil)
        let root = PopScreen { self.root }
        configure(controller)
        context.coordinator.root = root
        context.coordinator.screens = PathCoordinator(
            controller: controller, root: root, makeScreen: { _ in UIViewController() }, writePath: { _ in })
        return controller
    }

    func updateUIViewController(_ controller: BasicNavigationController, context: Context) {
        guard let screens = context.coordinator.screens, let root = context.coordinator.root else { return }
        let environment = context.environment
        screens.makeScreen = { [destination] element in
            let content = destination(element)
            let screen = PopScreen { content }
            connect(screen.state)
            screen.update(content, environment: environment)
            return screen
        }
        screens.writePath = { [$path] in $path.wrappedValue = $0 }
        connect(root.state)
        root.update(self.root, environment: environment)
        screens.forEachScreen { element, screen in
            guard let screen = screen as? PopScreen<Destination> else { return }
            connect(screen.state)
            screen.update(destination(element), environment: environment)
        }
        // The first path is shown without animation.
        let isShown = controller.viewIfLoaded?.window != nil
        screens.show(path, animated: isShown && !context.transaction.disablesAnimations)
    }

    /// Lets a screen append to the path.
    @MainActor
    private func connect(_ screen: ScreenState) {
        screen.appendToPath = { [$path] value in
            guard let element = value.base as? Element else { return false }
            $path.wrappedValue.append(element)
            return true
        }
    }
}
#endif
