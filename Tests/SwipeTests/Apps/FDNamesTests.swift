import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// The file with FDFullscreenPopGesture's names, as the migration guide prints it.
@MainActor
@Suite("FDFullscreenPopGesture's names")
struct FDNamesTests {
    private nonisolated static let versions = [15, 18, 26, 27]

    private func stage(on version: Int) -> Stage {
        Stage("AB", .init(on: version), navigation: FDNavigationController(nibName: nil, bundle: nil))
    }

    @Test("With the old names, a swipe starts anywhere on a screen that sets nothing", arguments: versions)
    func plain(version: Int) {
        let stage = stage(on: version)
        stage.pull(from: 160, to: 385)
        stage.lift()
        #expect(stage.stack == "A")
    }

    @Test("fd_interactivePopDisabled keeps the screen, at the edge too", arguments: versions, [5, 60] as [CGFloat])
    func disabled(version: Int, start: CGFloat) {
        let stage = stage(on: version)
        stage.top.fd_interactivePopDisabled = true
        stage.swipe(from: start)
        #expect(stage.stack == "AB")
        stage.top.fd_interactivePopDisabled = false
        stage.swipe(from: start)
        #expect(stage.stack == "A")
    }

    @Test("The old distance to the left edge limits where a swipe starts", arguments: versions)
    func distance(version: Int) {
        let stage = stage(on: version)
        stage.top.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge = 50
        stage.swipe(from: 60)
        #expect(stage.stack == "AB")
        stage.swipe(from: 40)
        #expect(stage.stack == "A")
    }

    @Test("fd_prefersNavigationBarHidden hides the bar, and the screen still pops", arguments: versions)
    func hiddenBar(version: Int) {
        let stage = stage(on: version)
        stage.top.fd_prefersNavigationBarHidden = true
        stage.device.settle()
        #expect(stage.controller.isNavigationBarHidden)
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
        #expect(!stage.controller.isNavigationBarHidden)
    }

    @Test("The old names don't retain a screen")
    func lifetime() {
        weak var kept: UIViewController?
        do {
            let screen = UIViewController()
            screen.fd_interactivePopDisabled = true
            kept = screen
        }
        #expect(kept == nil)
    }
}
