import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("An app's edge pan at the trailing edge")
struct TrailingEdgeTests {
    /// A navigation controller with an app's edge pan at its trailing edge.
    @MainActor private struct TrailingStage {
        let stage: NavigationStage
        let pan = UIScreenEdgePanGestureRecognizer()

        init(_ systemVersion: Int, mirrored: Bool) {
            stage = NavigationStage("AB", systemVersion: systemVersion, mirrored: mirrored)
            pan.edges = mirrored ? .left : .right
            stage.navigation.view.addGestureRecognizer(pan)
        }

        /// Drags against the pop direction, from a distance to the trailing edge.
        func drag(from distance: CGFloat) {
            stage.device.fingerDown(at: stage.point(stage.width - distance))
            stage.device.fingerMove(to: stage.point(stage.width - distance - 150), duration: 0.2)
        }
    }

    @Test(
        "A finger from the trailing edge begins the pan and doesn't pop", .facts(.screenEdgePan),
        arguments: [15, 18, 26, 27], [false, true])
    func begins(systemVersion: Int, mirrored: Bool) {
        let trailing = TrailingStage(systemVersion, mirrored: mirrored)
        trailing.drag(from: 4)
        #expect(trailing.pan.state == .changed)
        let translation = trailing.pan.translation(in: trailing.stage.navigation.view).x
        #expect(abs(translation - (mirrored ? 140 : -140)) < 0.1)
        #expect(trailing.stage.navigation.transitionCoordinator == nil)
        trailing.stage.device.fingerUp()
        trailing.stage.device.settle()
        #expect(trailing.stage.stack == "AB")
    }

    @Test(
        "A finger in the middle or at the leading edge doesn't begin the pan", .facts(.screenEdgePan),
        arguments: [18, 26], [false, true])
    func elsewhere(systemVersion: Int, mirrored: Bool) {
        let middle = TrailingStage(systemVersion, mirrored: mirrored)
        middle.drag(from: 30)
        #expect(middle.pan.state == .failed)
        let leading = TrailingStage(systemVersion, mirrored: mirrored)
        leading.stage.pull(to: 200)
        #expect(leading.pan.state == .failed && leading.stage.stack == "A")
    }
}
