import UIKit

/// UIKit's delegates of its pop recognizers.
extension DeviceMeasurement {
    static func popDelegates(on device: DeviceKind) -> DeviceMeasurement {
        DeviceMeasurement(
            DeviceFact(
                "C18 class", "The class of the edge recognizer's delegate", "_UINavigationInteractiveTransition"),
            DeviceFact("A29 answers", "The questions that this delegate answers", answers(on: device))
        ) { bench, done in
            let delegate = bench.edge?.delegate
            bench.report("C18 class", .text(delegate.map { "\(type(of: $0))" } ?? "none"))
            let known = questions.filter { delegate?.responds(to: NSSelectorFromString($0.selector)) == true }
            bench.report("A29 answers", .text(known.isEmpty ? "none" : known.map(\.name).joined(separator: " ")))
            done()
        }
    }

    /// The public question about a failure is answered on iOS 16 and later.
    private static func answers(on device: DeviceKind) -> String {
        "_shouldReceiveEvent _shouldBeRequiredToFail _shouldRequireFailure shouldReceiveTouch shouldBegin "
            + (device.system >= 16 ? "shouldRequireFailure " : "") + "shouldRecognizeSimultaneously"
    }

    /// On iOS 26 and later.
    static let contentDelegate = DeviceMeasurement(
        DeviceFact("C18 content", "Both pop recognizers have the same delegate", true)
    ) { bench, done in
        bench.report("C18 content", bench.content?.delegate.map { $0 === bench.edge?.delegate } ?? false)
        done()
    }

    private static let questions: [(name: String, selector: String)] = [
        ("_shouldReceiveEvent", "_gestureRecognizer:shouldReceiveEvent:"),
        ("_shouldBeRequiredToFail", "_gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"),
        ("_shouldRequireFailure", "_gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"),
        ("shouldReceiveEvent", "gestureRecognizer:shouldReceiveEvent:"),
        ("shouldReceiveTouch", "gestureRecognizer:shouldReceiveTouch:"),
        ("shouldBegin", "gestureRecognizerShouldBegin:"),
        ("shouldRequireFailure", "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"),
        ("shouldBeRequiredToFail", "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"),
        ("shouldRecognizeSimultaneously", "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"),
    ]
}
