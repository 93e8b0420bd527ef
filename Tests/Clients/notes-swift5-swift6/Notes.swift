import PopNavigation
import PopNavigationUI
import SwiftUI
import UIKit

struct Note: Hashable {
    var title: String
}

/// A stack with a path, and every modifier.
struct NotesApp: View {
    @State private var path: [Note] = []

    var body: some View {
        PopNavigationStack(path: $path) {
            List(["a", "b"], id: \.self) { title in
                Button(title) { path.append(Note(title: title)) }
            }
            .navigationTitle("Notes")
        } destination: { note in
            Editor(note: note).popGestureArea(.leadingFraction(0.5))
        }
        .configuringController { controller in
            controller.preferredPopDriver = .contentPop
            controller.navigationBarStyle = NavigationBarStyle(showsHairline: false)
        }
    }
}

struct Editor: View {
    let note: Note
    @State private var isEdited = false
    @State private var requests = 0
    @Environment(\.popNavigation) private var navigation

    var body: some View {
        VStack {
            Text(note.title)
            Canvas { _, _ in }.excludedFromPopGesture()
            Button("Next") { navigation.push(Note(title: note.title + "+")) }
            Button("Back") { navigation.goBack() }
            Button("Leave") { navigation.pop() }
            Button("Home") { navigation.popToRoot() }
        }
        .popGestureEnabled(!isEdited)
        .popNavigationBarHidden(false)
        .popNavigationBarStyle(NavigationBarStyle(background: .transparent))
        .onPopRequest { trigger in
            requests += 1
            return trigger != .gesture
        }
        .popConfirmation("Discard?", if: isEdited, discard: "Discard") { isEdited = false }
    }
}

/// A screen on a UIKit stack, and a subclass of it.
final class SettingsScreen: PopScreen<Text> {
    init() {
        super.init(preferences: PopPreferences(hidesNavigationBar: true)) { Text("Settings") }
    }

    override var popPreferences: PopPreferences {
        var preferences = super.popPreferences
        preferences.area = .edge
        return preferences
    }

    override func shouldPop(for trigger: PopTrigger) -> Bool { super.shouldPop(for: trigger) }
}

/// SwiftUI's own stack, and UIKit's.
struct PlainStack: View {
    var body: some View {
        NavigationView { Text("Home").systemPopGestures(.edgeOnly) }
    }
}
