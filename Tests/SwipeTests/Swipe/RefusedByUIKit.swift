import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// A screen that UIKit's own recognizers refuse to pop, and the library does not.
enum RefusedByUIKit: String, CaseIterable, Sendable {
    case hiddenBar, leadingItem, delegateReturningNil, hiddenBackButton, backAction

    /// Shows a stack whose top screen, B, is such a screen.
    @MainActor
    func stage(
        on version: Int, of names: String = "AB",
        switches: (inout SystemSwitches) -> Void = { _ in }
    ) -> Stage {
        let stage = Stage(names, on: .init(.init(on: version)), switches: switches)
        prepare(stage)
        stage.layOutAgain()
        stage.device.settle()
        return stage
    }

    /// Makes the top screen such a screen.
    @MainActor
    func prepare(_ stage: Stage) {
        switch self {
        case .hiddenBar: stage.navigation.setNavigationBarHidden(true, animated: false)
        case .leadingItem:
            stage.top.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Close", style: .plain, target: nil, action: nil)
        case .delegateReturningNil:
            let delegate = AnimatingDelegate()
            delegate.animator = nil
            stage.keep(delegate)
            stage.navigation.delegate = delegate
        case .hiddenBackButton:
            stage.top.navigationItem.hidesBackButton = true
            stage.top.popPreferences.isGestureEnabled = true
        case .backAction:
            stage.device.system.switches.refusesSwipesWithBackAction = true
            stage.top.navigationItem.backAction = UIAction { _ in }
            stage.top.popPreferences.isGestureEnabled = true
        }
    }
}

/// A place for a finger, where one of UIKit's recognizers pops on a system.
struct PopPlace: Hashable, Sendable, CustomTestStringConvertible {
    let version: Int
    /// Points from the leading edge.
    let start: CGFloat

    var testDescription: String { "iOS \(version) from \(start)" }

    /// The strip on every system, and the content where UIKit has a recognizer for it.
    static let all = [15, 18, 26, 27].map { Self(version: $0, start: 5) } + content
    static let content = [26, 27].map { Self(version: $0, start: 60) }
}

extension FingerStage {
    /// UIKit's recognizer for a place.
    func recognizer(at place: PopPlace) -> UIGestureRecognizer { place.start < 20 ? edge : content! }
}
