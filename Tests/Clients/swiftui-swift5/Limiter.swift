import PopNavigationUI
import SwiftUI
import UIKit

class Limiter: UIViewController {
    func limit(_ navigation: UINavigationController) {
        navigation.systemPopGestures = .none
        navigation.pushViewController(PopScreen { Text("Pushed") }, animated: true)
    }
}
