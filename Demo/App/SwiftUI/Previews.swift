#if DEBUG
import SwiftUI

/// The recipes in Xcode's canvas.
@available(iOS 16.0, *)
struct RecipePreviews: @MainActor PreviewProvider {
    static var previews: some View {
        RecipeList().previewDisplayName("The tab")
        NavigationStack { NavigationLink("Sketch") { Sketch() } }.previewDisplayName("Sketch")
        Books().previewDisplayName("Books")
        NavigationStack { NavigationLink("Reader") { Reader() } }.previewDisplayName("Reader")
        NavigationStack { NavigationLink("Editor") { Editor(isEdited: .constant(true)) } }.previewDisplayName("Editor")
    }
}
#endif
