import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A gesture with which UIKit pops a zoomed screen.
enum ZoomGesture: CaseIterable {
    case sideways, down, pinch

    static let drags: [Self] = [.sideways, .down]

    /// Plays the gesture to its end, around a distance from the leading edge.
    @MainActor
    func play(on stage: some FingerStage, from start: CGFloat = 60, y: CGFloat = 400) {
        switch self {
        case .sideways:
            stage.device.fingerDrag(from: stage.point(start, y), to: stage.point(385, y), duration: 0.12)
        case .down:
            stage.device.fingerDrag(from: stage.point(start, y), to: stage.point(start + 10, 800), duration: 0.25)
        case .pinch: pinch(on: stage, at: start, y)
        }
        stage.device.settle()
    }

    /// Two fingers, one above the other, of which the upper one lifts first.
    @MainActor
    private func pinch(on stage: some FingerStage, at distance: CGFloat, _ y: CGFloat) {
        stage.device.fingerDown(0, at: stage.point(distance, y - 100))
        stage.device.fingerDown(1, at: stage.point(distance, y + 100))
        stage.device.fingersMove(
            [0: stage.point(distance, y - 30), 1: stage.point(distance, y + 30)], duration: 0.3)
        stage.device.fingerUp(0)
        stage.device.fingerUp(1)
    }
}

extension UIViewController {
    typealias ZoomOptions = UIViewController.Transition.ZoomOptions

    /// Gives the screen a zoom that follows its preferences.
    ///
    /// - Parameter closure: The app's own answer.
    func zoomFollowingPreferences(after closure: ((ZoomOptions.InteractionContext) -> Bool)? = nil) {
        let options = ZoomOptions()
        options.interactiveDismissShouldBegin = closure
        options.followPopPreferences(of: self)
        preferredTransition = .zoom(options: options) { _ in nil }
    }
}

extension Stage {
    /// Shows A, and above it B with a zoom that follows B's preferences.
    static func zoomed(
        _ swipe: TestedSwipe, _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ setUp: (TestScreen) -> Void = { _ in }
    ) -> Stage {
        let stage = Stage("A", swipe, direction)
        setUp(stage.screen("B"))
        if stage.screen("B").preferredTransition == nil { stage.screen("B").zoomFollowingPreferences() }
        stage.push("B")
        return stage
    }

    var zoomedScreen: TestScreen { screen("B") }
}

extension TestedSwipe {
    /// Zooms exist on iOS 18 and later.
    static let ofZooms = all.filter { $0.version >= 18 }
}
