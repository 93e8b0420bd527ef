#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import SwiftUI

struct AsyncPopRequestModifier: ViewModifier {
    let isNeeded: Bool
    let question: @MainActor () async -> Bool
    @State private var request = PopRequest()

    func body(content: Content) -> some View {
        // Keeps the newest closure, with the view's newest values, without changing the state.
        request.question = isNeeded ? question : nil
        return content.background(PopGestureMarkerView(value: .request(request)))
    }
}
#endif
