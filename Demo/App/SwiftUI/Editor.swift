import PopNavigation
import PopNavigationUI
import SwiftUI

struct Editor: View {
    @Binding var isEdited: Bool

    var body: some View {
        Toggle("Edited", isOn: $isEdited)
            .popConfirmation("Discard your changes?", if: isEdited, discard: "Discard") { isEdited = false }
    }
}
