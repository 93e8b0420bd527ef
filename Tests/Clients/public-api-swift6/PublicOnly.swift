import PopNavigation
import UIKit

@MainActor
func makeNavigation() -> BasicNavigationController {
    let navigation = BasicNavigationController()
    navigation.popGestureArea = .leadingFraction(0.5, atMost: 200)
    return navigation
}

/// What the app's unit tests check of a screen, without a finger.
@MainActor
func isSwipeableEverywhere(_ navigation: BasicNavigationController) -> Bool {
    let frame = navigation.popGestureFrame
    let points = stride(from: frame.minX, to: frame.maxX, by: 10).map { CGPoint(x: $0, y: frame.midY) }
    return points.allSatisfy { point in
        switch navigation.popGestureVerdict(forDragFrom: point, by: CGVector(dx: 30, dy: 2)) {
        case .allowed: true
        case .refused(.scrollViewOwnsDrag), .refused(.excludedView): true
        case .refused: false
        @unknown default: false
        }
    }
}

@MainActor
final class SwipeReport {
    private var observation: PopObservation?
    private(set) var refusals: [PopGestureRefusal] = []

    init(of navigation: BasicNavigationController) {
        observation = navigation.observePops { [weak self] event in
            if case .refused(let refusal) = event { self?.refusals.append(refusal) }
        }
    }

    var reachable: [PopGestureRefusal] { PopGestureRefusal.allCases.filter { $0 != .offWindow } }

    func stop() { observation?.invalidate() }
}

/// Events can cross actors; their screens stay on the main one.
func trigger(of event: PopEvent) -> PopTrigger? {
    switch event {
    case .willPop(let pop), .didPop(let pop), .didCancel(let pop): pop.trigger
    case .refused, .didRemove, .didGoForward, .didDismiss: nil
    @unknown default: nil
    }
}
