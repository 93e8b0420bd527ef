#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import SwiftUI

struct PopConfirmationModifier: ViewModifier {
    let title: LocalizedStringKey
    let isNeeded: Bool
    let discard: LocalizedStringKey
    let onDiscard: @MainActor () -> Void
    @State private var isAsking = false
    @State private var request = PopRequest()

    func body(content: Content) -> some View {
        request.question = isNeeded ? question : nil
        return
            content
            .background(PopGestureMarkerView(value: .request(request)))
            .confirmationDialog(title, isPresented: $isAsking, titleVisibility: .visible) {
                Button(discard, role: .destructive) {
                    onDiscard()
                    request.userAnswers(true)
                }
            }
            .onChange(of: isAsking) { isAsking in
                // SwiftUI performs a button's action before it dismisses the dialog.
                if !isAsking { onNextTurn { request.userAnswers(false) } }
            }
    }

    /// Shows the dialog and waits for its answer. It doesn't retain the request, whose end answers no.
    @MainActor private var question: @MainActor () async -> Bool {
        { [weak request, isAsking = $isAsking] in
            await withCheckedContinuation { answer in
                guard let request else { return answer.resume(returning: false) }
                request.wait(for: answer)
                isAsking.wrappedValue = true
            }
        }
    }
}
#endif
