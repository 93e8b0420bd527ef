import PopNavigation
import PopNavigationUI
import SwiftUI

/// An app on the library's stack, with an enum as path.
enum Route: Hashable {
    case shelf(Int)
    case book(title: String)
    case settings
}

struct ShelfApp: View {
    @State private var path: [Route] = []
    @State private var tab = 0

    var body: some View {
        TabView(selection: Binding(get: { tab }, set: { select($0) })) {
            PopNavigationStack(path: $path) {
                Button("First shelf") { path = [.shelf(1)] }.navigationTitle("Shelves")
            } destination: { route in
                switch route {
                case .shelf(let number): ShelfScreen(number: number)
                case .book(let title): BookScreen(title: title)
                case .settings: Text("Settings")
                }
            }
            .screenPreferences { route in
                PopPreferences(area: route == .settings ? .edge : nil, hidesNavigationBar: route == .settings)
            }
            .configuringController { $0.popGestureArea = .leadingFraction(0.5) }
            .tag(0)
            Text("Search").tag(1)
        }
    }

    /// A tap on the selected tab goes to the root.
    private func select(_ newTab: Int) {
        if newTab == tab { path = [] }
        tab = newTab
    }
}

struct ShelfScreen: View {
    let number: Int
    @Environment(\.popNavigation) private var navigation

    var body: some View {
        Button("Book") { navigation.push(Route.book(title: "\(number)")) }
    }
}

struct BookScreen: View {
    let title: String
    @State private var isEdited = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") { dismiss() }
            .popTabBarHidden(true)
            .systemPopGestures(.all, evenWithoutBackButton: true)
            .popConfirmation("Discard?", if: isEdited)
    }
}
