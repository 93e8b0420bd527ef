import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// Where the own pan drives, a release counts as much of the finger's velocity as UIKit's on the same system.
@MainActor
@Suite("The projection of an own swipe's release")
struct ReleaseProjectionTests {
    /// Moves the pop to 29 % of the width, at 400 points a second, and lifts the finger while it moves.
    private func release(_ stage: Stage) -> String {
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(120), duration: 60.0 / 400)
        let progress = stage.navigation.transitionCoordinator?.percentComplete ?? 0
        let rest = (0.29 - progress) * stage.width
        stage.device.fingerMove(to: stage.point(120 + rest), duration: rest / 400)
        #expect(abs((stage.navigation.transitionCoordinator?.percentComplete ?? 0) - 0.29) < 1e-6)
        stage.lift()
        return stage.stack
    }

    @Test(
        "With an app's animator, a moving pop at 29 % goes back on iOS 26 and later",
        .covers(.transitions), arguments: [(15, "A"), (18, "A"), (26, "AB"), (27, "AB")])
    func animator(version: Int, expected: String) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        let stage = Stage("AB", on: configuration)
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        #expect(release(stage) == expected)
    }

    @Test("With the library's own transition, a moving pop at 29 % pops on iOS 18", .covers(.transitions))
    func ownTransition() {
        #expect(release(Stage("AB", .init(.ownTransition))) == "A")
    }
}
