import PopNavigation
import SwiftUI

struct NoteView: View {
    @State private var text = ""

    var body: some View {
        TextField("Note", text: $text)
    }
}

final class NoteScreen: UIHostingController<NoteView>, PopGestureConfigurable, PopConfirming {
    var isSaved = true

    var popPreferences: PopPreferences {
        PopPreferences(
            area: .leadingPoints(60), excludedRects: [CGRect(x: 0, y: 200, width: 100, height: 44)],
            hidesNavigationBar: true)
    }

    func shouldPop(for trigger: PopTrigger) -> Bool { isSaved }
}

struct NotesView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> BasicNavigationController {
        BasicNavigationController(rootViewController: NoteScreen(rootView: NoteView()))
    }

    func updateUIViewController(_ controller: BasicNavigationController, context: Context) {
        controller.popGestureRecognizerEnabled = context.environment.isEnabled
    }
}

/// A screen for any view, with stored preferences.
final class AnyScreen: UIHostingController<AnyView>, PopGestureConfigurable {
    var popPreferences = PopPreferences() {
        didSet {
            (navigationController as? BasicNavigationController)?.setNeedsPopPreferencesUpdate(animated: true)
        }
    }
}
