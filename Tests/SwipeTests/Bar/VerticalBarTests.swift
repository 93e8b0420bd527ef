import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Vertical bars")
struct VerticalBarTests {
    /// The outer display of an iPhone Duo, turned where the bar is at the leading edge.
    private func stage(isTurned: Bool = false, setUp: @escaping (TestScreen) -> Void = { _ in }) -> Stage {
        Stage(on: .iPhoneDuo(.outer, isTurned: isTurned)) { screen in
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            setUp(screen)
        }
    }

    @Test("A touch in a vertical bar is in the bar, except at the screen's edge beside the items", .covers(35))
    func place() throws {
        let stage = stage(isTurned: true)
        func verdict(_ x: CGFloat, _ y: CGFloat) -> PopGestureVerdict {
            stage.navigation.popGestureVerdict(forDragFrom: CGPoint(x: x, y: y))
        }
        let heights = stride(from: 0 as CGFloat, to: stage.device.window.bounds.height, by: 1)
        let item = try #require(
            heights.first { y in
                let hit = stage.device.window.hitTest(CGPoint(x: 19, y: y), with: nil)
                return hit is UIControl && hit?.isDescendant(of: stage.navigation.navigationBar) == true
            })
        #expect(verdict(19, item + 5) == .refused(.inBar))
        #expect(verdict(19, 400) == .allowed)
        #expect(verdict(21, 400) == .refused(.inBar))
    }

    @Test("A change of the bar's edge cancels a swipe, another change of the traits does not", .covers(35))
    func edge() throws {
        let turned = stage(isTurned: true).navigation.traitCollection
        for (traits, continues) in [(nil, true), (turned, false)] as [(UITraitCollection?, Bool)] {
            let stage = stage()
            stage.pull(to: 260)
            let coordinator = try #require(stage.navigation.transitionCoordinator)
            stage.navigation.willTransition(to: traits ?? stage.navigation.traitCollection, with: coordinator)
            stage.device.fingerMove(to: stage.point(400), duration: 0.2)
            stage.device.fingerUp()
            stage.device.settle()
            #expect(stage.stack == (continues ? "A" : "AB"))
        }
    }

    @Test("A style applies to horizontal bars only, a hidden bar to both", .covers(35))
    func preferences() {
        func item(_ stage: Stage) -> UINavigationItem { stage.top.navigationItem }
        let style = NavigationBarStyle(background: .color(.red))
        let vertical = stage { $0.popPreferences.navigationBarStyle = style }
        #expect(item(vertical).standardAppearance == nil)
        #expect(item(Stage("AB") { $0.popPreferences.navigationBarStyle = style }).standardAppearance != nil)
        #expect(stage { $0.popPreferences.hidesNavigationBar = true }.navigation.isNavigationBarHidden)
    }
}
