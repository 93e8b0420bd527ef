import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// The rows of the article "What apps write" that no other suite plays. `AppLineTests` and `AppsPopDelegateTests` play
/// the lines that stay in the app.
@MainActor
@Suite("What apps write")
struct WhatAppsWriteTests {
    private nonisolated static let versions = [15, 18, 26, 27]

    @Test(
        "A preference in place of `isEnabled = false` holds at the edge and in the area", .covers(.gestureSwitch),
        arguments: versions, [5, 60] as [CGFloat])
    func preferenceForFlag(version: Int, start: CGFloat) {
        let stage = Stage("AB", .init(on: version))
        stage.top.popPreferences.isGestureEnabled = false
        stage.swipe(from: start)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.disabledByScreen))
        stage.push("C")
        stage.swipe(from: start)
        #expect(stage.stack == "AB")
        stage.tapBackButton()
        #expect(stage.stack == "A")
    }

    /// A view of another toolkit: no recognizer, all touches.
    private final class ToolkitView: UIView {
        private(set) var moves = 0
        private(set) var isCancelled = false
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isCancelled = true }
    }

    @Test("UIKit's content recognizer takes the drags of a view without recognizers", .covers(.touchOnlyViews))
    func toolkitOnPlain() {
        let view = ToolkitView(frame: CGRect(x: 0, y: 200, width: 390, height: 500))
        let stage = PlainStage("AB", on: 26, showing: view)
        stage.swipe(from: 60)
        #expect(stage.stack == "A" && view.isCancelled)
    }

    @Test(
        "With the area at the edge a view without recognizers keeps its drags", .covers(.touchOnlyViews),
        arguments: versions)
    func toolkit(version: Int) {
        let view = ToolkitView(frame: CGRect(x: 0, y: 200, width: 390, height: 500))
        let stage = Stage("AB", .init(on: version), showing: view)
        stage.top.popPreferences.area = .edge
        stage.swipe(from: 60)
        #expect(stage.stack == "AB" && view.moves > 10 && !view.isCancelled)
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "A screen that disables the swipe while its own pages can go back pops from its first page",
        .covers(.gestureSwitch, .touchOnlyViews),
        arguments: versions, [5, 60] as [CGFloat])
    func ownPages(version: Int, start: CGFloat) {
        final class PagesScreen: PlainScreen, PopGestureConfigurable {
            var pages = 2
            var popPreferences: PopPreferences { PopPreferences(isGestureEnabled: pages > 1 ? false : nil) }
        }
        let stage = Stage("A", .init(on: version))
        let screen = PagesScreen("P")
        stage.push(screen)
        stage.swipe(from: start)
        #expect(stage.stack == "AP")
        screen.pages = 1
        stage.swipe(from: start)
        #expect(stage.stack == "A")
    }

    @Test(
        "`hidesBarsOnSwipe` hides the bar, even on a screen with a preference", .covers(.barsHiddenOnSwipe),
        arguments: versions, [nil, false] as [Bool?])
    func hidesBarsOnSwipe(version: Int, preference: Bool?) {
        let stage = Stage("AB", .init(on: version))
        stage.navigation.hidesBarsOnSwipe = true
        stage.top.popPreferences.hidesNavigationBar = preference
        stage.updatePreferences()
        stage.device.fingerDrag(from: stage.point(200, 700), to: stage.point(200, 300), duration: 0.2)
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.swipe()
        #expect(stage.stack == "A" && !stage.device.isHung)
    }
}
