import PopNavigation
import PopNavigationUI
import SwiftUI

struct Sketch: View {
    var body: some View {
        Canvas { _, _ in }.excludedFromPopGesture()
    }
}
