#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
@_spi(PopNavigationUI) import PopNavigation
import SwiftUI

/// The navigation controller of a `PopNavigationStack`.
struct StackRepresentable<Element: Hashable, Root: View, Destination: View>: UIViewControllerRepresentable {
    @Binding var path: [Element]
    let root: Root
    let destination: (Element) -> Destination
    let preferences: (Element) -> PopPreferences
    let configure: (BasicNavigationController) -> Void

    @MainActor
    final class Coordinator {
        var screens: PathCoordinator<Element>?
        var root: PopScreen<Root>?
        var secondBar: SecondBarCheck?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> BasicNavigationController {
        let controller = BasicNavigationController(nibName: nil, bundle: nil)
        controller.navigationBar.prefersLargeTitles = true
        let root = PopScreen { self.root }
        configure(controller)
        context.coordinator.root = root
        context.coordinator.screens = PathCoordinator(controller: controller, root: root)
        context.coordinator.secondBar = SecondBarCheck(of: controller)
        return controller
    }

    func updateUIViewController(_ controller: BasicNavigationController, context: Context) {
        guard let screens = context.coordinator.screens, let root = context.coordinator.root else { return }
        screens.makeScreen = { [destination, preferences] element in
            let content = destination(element)
            return connected(PopScreen(preferences: preferences(element)) { content })
        }
        screens.changePath = { [$path] change in
            let path = change($path.wrappedValue)
            if path != $path.wrappedValue { $path.wrappedValue = path }
        }
        connected(root).update { [self] in self.root }
        screens.forEachScreen { element, screen in
            guard let screen = screen as? PopScreen<Destination> else { return }
            connected(screen).update { [destination] in destination(element) }
        }
        context.coordinator.secondBar?.schedule()
        // The first path is shown without animation.
        let isShown = controller.viewIfLoaded?.window != nil
        screens.show(path, animated: isShown && !context.transaction.disablesAnimations)
    }

    /// Lets a screen append to the path.
    @MainActor @discardableResult
    private func connected<Content: View>(_ screen: PopScreen<Content>) -> PopScreen<Content> {
        screen.state.appendToPath = { [$path] value in
            guard let element = value.base as? Element else {
                warn(
                    about: type(of: value.base),
                    "cannot be pushed onto a PopNavigationStack whose path has values of the type \(Element.self).")
                return false
            }
            $path.wrappedValue.append(element)
            return true
        }
        return screen
    }
}
#endif
