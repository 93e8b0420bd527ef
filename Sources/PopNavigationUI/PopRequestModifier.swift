#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import SwiftUI

struct PopRequestModifier: ViewModifier {
    let handler: @MainActor (PopTrigger) -> Bool
    @State private var request = PopRequest()

    func body(content: Content) -> some View {
        // Keeps the newest closure, with the view's newest values, without changing the state.
        request.handle = handler
        return content.background(PopGestureMarkerView(value: .request(request)))
    }
}
#endif
