import PopNavigation
import PopNavigationUI
import SwiftUI

@available(iOS 16.0, *)
struct Reader: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") { dismiss() }
            .toolbar(.hidden, for: .navigationBar)
            .popGestureEnabled(true)
    }
}
