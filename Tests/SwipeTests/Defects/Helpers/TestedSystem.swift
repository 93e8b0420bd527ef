import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// A system version and a layout direction.
struct TestedSystem: Hashable, Sendable, CustomTestStringConvertible {
    let version: Int
    let direction: UIUserInterfaceLayoutDirection

    var testDescription: String { "iOS \(version)\(direction == .rightToLeft ? ", right to left" : "")" }

    static let all = [15, 18, 26, 27].flatMap { version in
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map { Self(version: version, direction: $0) }
    }

    /// The systems that differ for a drag that doesn't pop, as in `systemsOfDrags`.
    static let ofDrags = all.filter { systemsOfDrags.contains($0.version) }

    /// Systems on which UIKit has no recognizer in the content.
    static let withoutContentRecognizer = all.filter { $0.version < 26 }

    /// A device on this system with the library's controller.
    @MainActor
    func own(
        _ names: String = "AB", setUp: (TestScreen) -> Void = { _ in },
        switches: (inout SystemSwitches) -> Void = { _ in }
    ) -> PlainStage {
        ExpectedWarnings.begin()
        return PlainStage(
            names, on: version, direction, controller: BasicNavigationController(nibName: nil, bundle: nil),
            setUp: setUp, switches: switches)
    }

    /// A device on this system with a plain controller to which the swipe is attached: each screen states the leading
    /// third.
    @MainActor
    func attached(
        _ names: String = "AB", setUp: @escaping (TestScreen) -> Void = { _ in },
        switches: (inout SystemSwitches) -> Void = { _ in }
    ) -> PlainStage {
        ExpectedWarnings.begin()
        let stage = PlainStage(
            names, on: version, direction,
            setUp: {
                $0.popPreferences.area = .leadingThird
                setUp($0)
            }, switches: switches)
        stage.controller.attachPopGesture()
        return stage
    }

    /// A device on this system with a plain controller.
    @MainActor
    func plain(
        _ names: String = "AB", setUp: (TestScreen) -> Void = { _ in },
        switches: (inout SystemSwitches) -> Void = { _ in }
    ) -> PlainStage {
        PlainStage(names, on: version, direction, setUp: setUp, switches: switches)
    }
}

extension FingerStage {
    /// Pulls a screen aside, does something while the finger is down, and takes the swipe back.
    ///
    /// - Parameter slidingBack: What to do while the screen slides back under no finger.
    func swipeAndCancel(
        from start: CGFloat, whilePulled act: () -> Void = {}, whileSlidingBack later: () -> Void = {}
    ) {
        pull(from: start, to: start + 200)
        act()
        device.fingerMove(to: point(start + 20), duration: 0.25)
        device.wait(0.2)
        device.fingerUp()
        device.wait(0.02)
        later()
        device.settle()
    }
}
