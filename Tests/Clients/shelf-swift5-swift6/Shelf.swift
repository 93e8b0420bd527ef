import PopNavigation
import PopNavigationUI
import SwiftUI

/// An app with an enum as path, in tabs. One modifier of its own states what holds for every screen.
enum Route: Hashable {
    case shelf(Int)
    case book(title: String)
    case settings
}

extension View {
    @MainActor func shelfScreen() -> some View {
        popGestureArea(.leadingThird).popGestureEnabled(true)
    }
}

@available(iOS 16.0, *)
struct ShelfApp: View {
    @State private var path: [Route] = []

    var body: some View {
        TabView {
            NavigationStack(path: $path) {
                Button("First shelf") { path = [.shelf(1)] }
                    .shelfScreen()
                    .navigationTitle("Shelves")
                    .navigationDestination(for: Route.self) { destination(for: $0).shelfScreen() }
            }
            NavigationStack { Text("Search").shelfScreen() }
        }
    }

    @MainActor @ViewBuilder private func destination(for route: Route) -> some View {
        switch route {
        case .shelf(let number): Button("Book") { path.append(.book(title: "\(number)")) }
        case .book(let title): BookScreen(title: title)
        case .settings: Text("Settings").popGestureArea(.edge)
        }
    }
}

@available(iOS 16.0, *)
struct BookScreen: View {
    let title: String
    @State private var isEdited = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") { dismiss() }
            .toolbar(.hidden, for: .navigationBar)
            .popConfirmation("Discard?", if: isEdited)
    }
}
