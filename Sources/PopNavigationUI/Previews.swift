#if DEBUG && canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import SwiftUI

/// The modifiers in Xcode's canvas: run the preview, and swipe back.
@available(iOS 16.0, *)
struct PopGesturePreviews: @MainActor PreviewProvider {
    static var previews: some View {
        stack { Text("A swipe starts in the leading third.") }
            .popGestureArea(.leadingThird)
            .previewDisplayName("popGestureArea")
        stack { Color.yellow.frame(height: 300).excludedFromPopGesture() }
            .previewDisplayName("excludedFromPopGesture")
        stack { Text("Without a bar, the swipe works.").toolbar(.hidden, for: .navigationBar).popGestureEnabled(true) }
            .previewDisplayName("popGestureEnabled")
        stack { Text("It asks before it goes back.").popConfirmation("Discard your changes?", if: true) }
            .previewDisplayName("popConfirmation")
    }

    private static func stack(@ViewBuilder screen: () -> some View) -> some View {
        let screen = screen()
        return NavigationStack { NavigationLink("Open the screen") { screen } }
    }
}
#endif
