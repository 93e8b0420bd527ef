import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A system, and what moves the screens in a swipe that begins in the content.
struct TestedSwipe: Hashable, Sendable, CustomTestStringConvertible {
    enum Transition: Sendable {
        /// UIKit's own, driven by UIKit's content recognizer or through the private handler.
        case system
        /// The library's own, where the private handler is missing.
        case ownTransition
    }

    let transition: Transition
    let version: Int

    init(_ transition: Transition = hasPrivateAPI ? .system : .ownTransition, on version: Int = 18) {
        self.transition = transition
        self.version = version
    }

    var testDescription: String { "\(transition) on \(version)" }

    /// Every combination that exists.
    static let all = ofOwnPan + ofContentRecognizer

    /// Those in which the controller's own pan pops in the content: UIKit has no recognizer there.
    static let ofOwnPan =
        (hasPrivateAPI ? [Self(.system, on: 15), Self(.system, on: 18)] : [])
        + [Self(.ownTransition, on: 15), Self(.ownTransition, on: 18)]

    /// Those in which UIKit's content recognizer pops in the content.
    static let ofContentRecognizer = [Self(.system, on: 26), Self(.system, on: 27)]
}

/// Whether the package trait `PublicAPIOnly` is disabled: only then the own pan can drive UIKit's transition.
#if !PublicAPIOnly
let hasPrivateAPI = true
#else
let hasPrivateAPI = false
#endif

extension Trait where Self == ConditionTrait {
    /// For tests of the private handler, or of what happens where it exists.
    static var needsPrivateAPI: Self {
        .enabled(if: hasPrivateAPI, "The package trait PublicAPIOnly leaves out the private handler.")
    }
}

/// The systems that differ for a drag that doesn't pop. Before a pop begins, neither the headless UIKit nor the library
/// distinguishes iOS 15 from iOS 18, or iOS 26 from iOS 27.
let systemsOfDrags = [18, 26]

let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

extension SimulatedDevice.Configuration {
    /// The system of a swipe, in a layout direction.
    init(_ swipe: TestedSwipe, _ direction: UIUserInterfaceLayoutDirection = .leftToRight) {
        self.init()
        systemVersion = swipe.version
        layoutDirection = direction
        if swipe.transition == .ownTransition { privateParts.remove(.handlerAnswers) }
    }
}
