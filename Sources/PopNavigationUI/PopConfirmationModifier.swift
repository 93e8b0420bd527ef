#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import SwiftUI

struct PopConfirmationModifier: ViewModifier {
    let title: LocalizedStringKey
    let isNeeded: Bool
    let discard: LocalizedStringKey
    let onDiscard: @MainActor () -> Void
    @State private var isAsking = false
    @State private var request = PopRequest()

    func body(content: Content) -> some View {
        request.handle = { _ in
            isAsking = isNeeded
            return !isNeeded
        }
        return
            content
            .background(PopGestureMarkerView(value: .request(request)))
            .confirmationDialog(title, isPresented: $isAsking, titleVisibility: .visible) {
                Button(discard, role: .destructive) {
                    onDiscard()
                    request.pop()
                }
            }
    }
}
#endif
