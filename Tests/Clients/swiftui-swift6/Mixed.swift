import PopNavigation
import PopNavigationUI
import SwiftUI
import UIKit

@MainActor
func show(on plain: UINavigationController, and navigation: BasicNavigationController) {
    plain.pushViewController(UIHostingController(rootView: Pushed()), animated: true)
    navigation.pushViewController(PopScreen { Pushed() }, animated: true)
}

struct Pushed: View {
    var body: some View {
        Text("Pushed").popGestureArea(.leadingThird)
    }
}
