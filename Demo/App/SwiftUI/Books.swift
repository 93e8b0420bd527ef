import PopNavigation
import PopNavigationUI
import SwiftUI

@available(iOS 16.0, *)
struct Books: View {
    var body: some View {
        NavigationStack {
            List(["Emma", "Ulysses"], id: \.self) { NavigationLink($0, value: $0) }
                .navigationDestination(for: String.self) { Text($0) }
        }
        .popGestureArea(.leadingThird)
    }
}
