import PopNavigation
import UIKit

final class Screen: UIViewController, PopGestureConfigurable {}
