import PopNavigation
import UIKit
import UIKitSimulator

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

    init() {
        request.handle = { [unowned self] trigger in
            triggers.append(trigger)
            return agrees
        }
    }
}
