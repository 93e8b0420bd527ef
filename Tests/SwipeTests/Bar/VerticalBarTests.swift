import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// iPhone Duo arranges bars vertically at the left or right edge (iOS 27.1).
@MainActor
@Suite("Vertical bars")
struct VerticalBarTests {
    /// The outer display, with the bar at the right, or at the left if turned. The lower screen hides the bar.
    private func stage(isTurned: Bool, _ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> Stage {
        var configuration = SimulatedDevice.Configuration.iPhoneDuo(.outer, isTurned: isTurned)
        configuration.layoutDirection = direction
        return Stage("AB", on: configuration) { screen in
            if screen.name == "A" { screen.popPreferences.hidesNavigationBar = true }
        }
    }

    /// A point inside the area, and the direction of a swipe.
    private func swipeStart(on stage: Stage) -> (point: CGPoint, forward: CGFloat) {
        let area = stage.navigation.popGestureFrame
        let isMirrored = stage.device.configuration.layoutDirection == .rightToLeft
        return (CGPoint(x: isMirrored ? area.minX + 20 : area.maxX - 20, y: 400), isMirrored ? -1 : 1)
    }

    private func pull(on stage: Stage, by distance: CGFloat) {
        let (start, forward) = swipeStart(on: stage)
        stage.device.fingerDown(at: start)
        stage.device.fingerMove(to: CGPoint(x: start.x + forward * distance, y: start.y), duration: 0.3)
    }

    @Test(
        "The area is a third of the content beside a vertical bar", .covers(.verticalBars), arguments: [false, true],
        directions)
    func area(isTurned: Bool, direction: UIUserInterfaceLayoutDirection) {
        let stage = stage(isTurned: isTurned, direction)
        let insets = stage.navigation.view.safeAreaInsets
        let third = (stage.navigation.view.bounds.width - insets.left - insets.right) / 3
        let leadingInset = direction == .leftToRight ? insets.left : insets.right
        #expect(insets.left + insets.right > 0)
        #expect(abs(stage.navigation.popGestureFrame.width - leadingInset - third) < 0.01)
    }

    @Test("In a vertical bar and next to it UIKit's recognizers pop", .covers(.verticalBars), arguments: [5, 60, 90])
    func inBar(start: CGFloat) {
        let stage = stage(isTurned: true)
        #expect(stage.navigation.popGestureVerdict(forDragFrom: CGPoint(x: start, y: 400)) == .allowed)
        stage.drag(from: start, to: start + 235, y: 400)
        #expect(stage.stack == "A")
    }

    @Test(
        "Folding doesn't end a swipe, and the bar's preference applies afterwards",
        .covers(.verticalBars), arguments: directions)
    func fold(direction: UIUserInterfaceLayoutDirection) {
        let stage = stage(isTurned: false, direction)
        for change in [SimulatedDevice.unfold, SimulatedDevice.fold] {
            pull(on: stage, by: 100)
            change(stage.device)()
            stage.device.settle()
            #expect(stage.isSwiping && !stage.device.isHung)
            stage.lift()
            #expect(stage.stack == "AB" && !stage.navigation.isNavigationBarHidden)
        }
        pull(on: stage, by: 300)
        stage.lift()
        #expect(stage.stack == "A" && stage.navigation.isNavigationBarHidden)
    }

    @Test(
        "A style waits while the bar is vertical, and applies on the inner display in portrait", .covers(.verticalBars))
    func style() {
        let stage = stage(isTurned: false)
        stage.top.popPreferences.navigationBarStyle = NavigationBarStyle(background: .transparent)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(stage.top.navigationItem.standardAppearance == nil)
        stage.device.show(.innerPortrait)
        stage.device.settle()
        #expect(stage.top.navigationItem.standardAppearance != nil)
        stage.device.show(.outer)
        stage.device.settle()
        #expect(stage.top.navigationItem.standardAppearance == nil)
    }
}
