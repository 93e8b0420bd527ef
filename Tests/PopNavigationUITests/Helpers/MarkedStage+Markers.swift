import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigationUI

extension MarkedStage {
    /// Puts a marker into a screen, as a modifier does.
    @discardableResult
    func mark(_ value: PopGestureValue, in screen: UIViewController? = nil, frame: CGRect = .zero) -> PopGestureMarker {
        let marker = PopGestureMarker(value)
        marker.frame = frame
        (screen ?? top).view.addSubview(marker)
        device.settle()
        return marker
    }

    /// Records what a screen's `onPopGesture` receives.
    func record(in screen: UIViewController? = nil) -> SwipeRecord {
        let record = SwipeRecord()
        mark(.events { record.events.append($0) }, in: screen)
        return record
    }

    /// Lets a screen decide about swipes, as `onPopRequest` does.
    @discardableResult
    func decide(in screen: UIViewController? = nil) -> Decision {
        let decision = Decision()
        kept.append(decision)
        mark(.request(decision.request), in: screen)
        return decision
    }
}

extension MarkedStage {
    /// Lets the waiting tasks run. Tests that run meanwhile have devices of their own.
    func tasks() async {
        for _ in 0..<200 {
            await Task.yield()
            device.activate()
        }
    }

    /// Lets the waiting tasks run, and waits until nothing moves any more.
    func turns() async {
        await tasks()
        device.settle()
    }

    /// Answers the dialog of a screen, and lets the waiting tasks run.
    func answer(_ isYes: Bool = true, in decision: Decision) async {
        decision.request.userAnswers(isYes)
        await tasks()
    }
}

@MainActor
final class SwipeRecord {
    var events: [PopGestureEvent] = []

    /// Returns the events since the last call.
    func take() -> [PopGestureEvent] {
        defer { events = [] }
        return events
    }
}

/// A screen's decision about swipes.
@MainActor
final class Decision {
    let request = PopRequest()
    var agrees = true
    private(set) var triggers: [PopTrigger] = []
    /// The number of questions.
    var count: Int { triggers.count }

    /// Asks the user in a dialog from now on, as `popConfirmation` does.
    func asksUser() {
        request.question = { [weak self] in
            await withCheckedContinuation { self?.request.wait(for: $0) }
        }
    }

    init() {
        request.handle = { [unowned self] trigger in
            triggers.append(trigger)
            return agrees
        }
    }
}
