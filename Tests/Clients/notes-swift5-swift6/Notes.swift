import PopNavigation
import PopNavigationUI
import SwiftUI
import UIKit

struct Note: Hashable {
    var title: String
}

/// A stack of iOS 15, and every modifier.
struct NotesApp: View {
    var body: some View {
        NavigationView {
            List(["a", "b"], id: \.self) { title in
                NavigationLink(title) { Editor(note: Note(title: title)) }
            }
            .navigationTitle("Notes")
        }
        .navigationViewStyle(.stack)
    }
}

struct Editor: View {
    let note: Note
    @State private var isEdited = false
    @State private var isSwiping = false
    @State private var requests = 0

    private func save() async -> Bool { !isEdited }

    var body: some View {
        VStack {
            Text(note.title).opacity(isSwiping ? 0.5 : 1)
            Canvas { _, _ in }.excludedFromPopGesture()
        }
        .popGestureArea(.leadingFraction(0.5))
        .popGestureEnabled(!isEdited)
        .onPopRequest { trigger in
            requests += 1
            return trigger != .gesture
        }
        .popConfirmation("Discard?", if: isEdited, discard: "Discard") { isEdited = false }
        .popConfirmation("Leave?", if: isEdited)
        .popConfirmation { await save() }
        .onPopGesture { event in
            switch event {
            case .willPop: isSwiping = true
            case .didCancel, .didPop: isSwiping = false
            case .refused(let refusal): print(refusal)
            default: break
            }
        }
    }
}

/// A screen on a UIKit stack, and a subclass of it.
final class SettingsScreen: PopScreen<Text>, PopConfirming {
    var isSaved = true

    init() {
        super.init(PopPreferences(hidesNavigationBar: true)) { Text("Settings") }
    }

    override var popPreferences: PopPreferences {
        var preferences = super.popPreferences
        preferences.area = .edge
        return preferences
    }

    func shouldPop(for trigger: PopTrigger) -> Bool { isSaved }
}

@MainActor
func showSettings(on navigation: BasicNavigationController) {
    let settings = SettingsScreen()
    settings.storedPopPreferences.isGestureEnabled = false
    navigation.pushViewController(settings, animated: true)
    let editor = PopScreen(PopPreferences(navigationBarStyle: .transparent)) { Editor(note: Note(title: "New")) }
    navigation.pushViewController(editor, animated: true)
}
