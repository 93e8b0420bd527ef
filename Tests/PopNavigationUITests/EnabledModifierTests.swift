import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigationUI

@MainActor
@Suite("The switch of a SwiftUI screen")
struct EnabledModifierTests {
    @Test(
        "No finger pops a SwiftUI screen that disables the swipe", .covers(.modifierScope),
        arguments: StackKind.allCases,
        systems)
    func disabled(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        stage.mark(.area(.full))
        stage.mark(.enabled(false))
        #expect(!stage.pops(from: 5))
        #expect(!stage.pops(from: 100))
        #expect(!stage.scrollPops())
    }

    @Test(
        "The back button pops a SwiftUI screen that disables the swipe", .covers(.modifierScope),
        arguments: StackKind.allCases)
    func backButton(kind: StackKind) {
        let stage = MarkedStage(kind)
        stage.mark(.enabled(false))
        stage.device.fingerTap(at: stage.point(30, y: 69))
        stage.device.settle()
        #expect(stage.depth == 2)
    }

    @Test(
        "A screen's own switch counts together with a modifier's area", .covers(.modifierScope),
        arguments: StackKind.allCases, systems)
    func ownSwitch(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        let screen = TestScreen("T")
        screen.popPreferences.isGestureEnabled = false
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        stage.mark(.area(.full))
        #expect(!stage.pops(from: 5) && !stage.pops(from: 100))
    }

    @Test("The switch follows the modifier's value", .covers(.modifierScope), arguments: systems)
    func newValue(version: Int) {
        let stage = MarkedStage(on: version)
        let marker = stage.mark(.enabled(false))
        #expect(!stage.pops(from: 5))
        marker.value = .enabled(true)
        #expect(stage.pops(from: 5))
    }

    @Test("One of several switches is enough to disable the swipe", .covers(.modifierScope), arguments: [false, true])
    func several(isReversed: Bool) {
        let stage = MarkedStage()
        for isEnabled in [isReversed, !isReversed] { stage.mark(.enabled(isEnabled)) }
        #expect(!stage.pops(from: 5))
    }

    @Test(
        "The switch of a lower screen doesn't apply to the screens above", .covers(.modifierScope), arguments: systems)
    func lowerScreen(version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.enabled(false))
        stage.push()
        #expect(stage.pops(from: 5))
    }

    @Test("A screen that enables the swipe keeps UIKit's area", .covers(.modifierScope), arguments: [(18, 3), (26, 2)])
    func enabled(version: Int, depth: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.enabled(true))
        stage.swipe(from: 200)
        #expect(stage.depth == depth)
    }

    @Test(
        "A zoom that ignores a modifier causes one warning", .covers(.modifierScope), arguments: StackKind.allCases,
        [18, 26, 27])
    func zoom(kind: StackKind, version: Int) {
        let values: [(PopGestureValue, Int)] = [
            (.enabled(false), 1), (.request(PopRequest()), 1), (.enabled(true), 0), (.area(.full), 0),
        ]
        for (value, count) in values {
            let stage = MarkedStage(kind, on: version)
            let warnings = ExpectedWarnings.during {
                let screen = UIViewController()
                screen.preferredTransition = .zoom { _ in nil }
                stage.mark(value, in: screen)
                for _ in 1...2 {
                    stage.navigation.pushViewController(screen, animated: true)
                    stage.device.settle()
                    stage.navigation.popViewController(animated: true)
                    stage.device.settle()
                }
            }
            #expect(warnings.count == count, "\(value.modifier)")
        }
    }
}
