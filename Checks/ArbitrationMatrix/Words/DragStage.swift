import PopNavigation
import UIKit
import UIKitSimulator

/// How one finger moves in a cell about an app's settings, one event each 1/60 s.
package enum DragPath: String, CaseIterable, Sendable {
    case forward, backward, up, down
    /// Presses without moving.
    case rest
    case tap

    /// Points towards the trailing side and down after each event.
    fileprivate var steps: [(forward: CGFloat, down: CGFloat)] {
        let pace: CGFloat = 6
        return switch self {
        case .forward: (1...40).map { (CGFloat($0) * pace, 0) }
        case .backward: (1...25).map { (-CGFloat($0) * pace, 0) }
        case .up: (1...25).map { (0, -CGFloat($0) * pace) }
        case .down: (1...25).map { (0, CGFloat($0) * pace) }
        case .rest: (1...60).map { _ in (0, 0) }
        case .tap: []
        }
    }
}

/// What one finger did to one controller and to the content under it.
package struct ContentRecord: Sendable {
    /// What the content has seen, one line for each event.
    package var lines: [String] = []
    /// Whether a pop has begun.
    package var hasBegunPop = false
    package var isPopped = false
    package var isHung = false
    /// The event in which the watched recognizer has begun or been recognized.
    package var firstAction: Int?

    package init() {}
}

/// A controller with screens on a device, and one finger.
@MainActor
final class DragStage {
    let device: SimulatedDevice
    let navigation: UINavigationController
    /// UIKit's own delegates of its recognizers, from before the library has seen them.
    let uiKitsDelegates: [(any UIGestureRecognizerDelegate)?]
    let top: ContentScreen
    private let contestant: Contestant
    private let isMirrored: Bool
    private static let interval = 1.0 / 60

    /// - Parameter count: The number of screens.
    init(_ contestant: Contestant, on surroundings: Surroundings, screens count: Int) {
        self.contestant = contestant
        isMirrored = surroundings.isMirrored
        device = contestant.makeDevice(in: surroundings)
        navigation = contestant.makeController(on: surroundings)
        uiKitsDelegates = navigation.popRecognizers.map(\.delegate)
        let screens = ["A", "B", "C"].suffix(count).map { title in
            let screen = ContentScreen()
            screen.title = title
            if case .attached(let area) = contestant { screen.area = area }
            return screen
        }
        top = screens[screens.count - 1]
        navigation.viewControllers = screens
    }

    func show() {
        device.show(navigation)
        device.settle()
    }

    /// Attaches the library's swipe if that is the contestant.
    func attach() {
        if case .attached = contestant { navigation.attachPopGesture() }
    }

    /// The point at a distance from the leading edge.
    func point(_ distance: CGFloat, down: CGFloat = 0) -> CGPoint {
        let size = device.window.bounds.size
        return CGPoint(x: isMirrored ? size.width - distance : distance, y: size.height * 0.45 + down)
    }

    /// Plays one finger.
    ///
    /// - Parameters:
    ///   - look: Returns the line of an event.
    ///   - hasActed: Whether the watched recognizer has begun or been recognized.
    func play(
        _ path: DragPath, from distance: CGFloat, look: () -> String, hasActed: () -> Bool = { false }
    ) -> ContentRecord {
        var record = ContentRecord()
        func note() {
            record.lines.append(look())
            if navigation.topViewController !== top { record.hasBegunPop = true }
            if record.firstAction == nil, hasActed() { record.firstAction = record.lines.count - 1 }
        }
        device.fingerDown(at: point(distance))
        note()
        for step in path.steps {
            device.wait(Self.interval)
            if path != .rest { device.fingerMove(to: point(distance + step.forward, down: step.down)) }
            note()
        }
        device.wait(Self.interval)
        device.fingerUp()
        note()
        device.settle()
        note()
        record.isPopped = navigation.topViewController !== top
        record.isHung = device.isHung
        return record
    }
}

extension UINavigationController {
    /// UIKit's recognizers: the edge recognizer and, on iOS 26 and later, the content recognizer.
    var popRecognizers: [UIGestureRecognizer] {
        [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer].compactMap { $0 }
    }

    func isPopRecognizer(_ recognizer: UIGestureRecognizer) -> Bool {
        popRecognizers.contains { $0 === recognizer }
    }
}
