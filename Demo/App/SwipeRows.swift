#if compiler(>=6.4)
import SwiftUI

/// Rows in a scroll view with a leading swipe action. Outside lists only SwiftUI has swipe actions, on iOS 27 and
/// later.
@available(iOS 27.0, *)
struct SwipeRows: View {
    let titles: [String]
    let action: String

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 1) {
                ForEach(titles, id: \.self) { title in
                    Text(title)
                        .frame(maxWidth: .infinity, minHeight: 56, alignment: .leading)
                        .padding(.horizontal, 16)
                        .background(Color(uiColor: .secondarySystemGroupedBackground))
                        .swipeActions(edge: .leading, allowsFullSwipe: false) {
                            Button(action) {}.tint(.orange)
                        }
                }
            }
        }
        .swipeActionsContainer()
    }
}
#endif
