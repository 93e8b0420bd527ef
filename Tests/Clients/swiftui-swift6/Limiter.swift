import PopNavigationUI
import SwiftUI
import UIKit

@MainActor
func limit(_ navigation: UINavigationController) {
    navigation.systemPopGestures = .none
    navigation.pushViewController(PopScreen { Text("Pushed") }, animated: true)
}
