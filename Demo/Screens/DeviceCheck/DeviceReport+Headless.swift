import UIKit

extension DeviceReport {
    /// The headless UIKit's values for this device.
    @MainActor static func headless(on device: DeviceKind) -> DeviceReport {
        DeviceReport(
            privateAPI(device.system) + [columnEdge(UIDevice.current.systemVersion)] + stack(device.system) + calls()
                + DeviceMeasurement.all(on: device).flatMap(\.facts)
                + DeviceGesture.all(on: device).flatMap(\.facts))
    }

    /// The trait exists on iOS 27.1 and later.
    private static func columnEdge(_ version: String) -> DeviceFact {
        let numbers = version.split(separator: ".").compactMap { Int($0) } + [0, 0]
        return fact("J3", "Traits have a verticalBarEdge from 0 to 2", .answer((numbers[0], numbers[1]) >= (27, 1)))
    }

    private static func privateAPI(_ major: Int) -> [DeviceFact] {
        [
            fact("C18, E1", "The edge recognizer's delegate answers handleNavigationTransition:", .text("yes")),
            fact("E1 _targets", "Recognizers have the variable _targets", .text("yes")),
            fact("E2", "Navigation controllers answer _isTransitioning", .text("yes")),
            fact("F1", "There is a recognizer for the whole content", .text(major >= 26 ? "yes" : "no")),
        ]
    }

    private static func stack(_ major: Int) -> [DeviceFact] {
        [
            fact("C6", "The transition coordinator exists and names the screen when a push returns", .text("yes")),
            fact("C7", "Appearance calls before a push returns", .text("none")),
            fact("C13", "The transition coordinator exists after the push", .text("no")),
            fact("C25", "Duration of hiding the bar", .seconds(0.2)),
            fact("C27", "Duration of a push", .seconds(0.35)),
            fact("C27 calls", "Time from willShow to didShow of a push", .seconds(major >= 26 ? 0.45 : 0.35)),
            fact("delegate gone", "A push after the delegate has been deallocated", .text("shows the screen")),
        ]
    }

    private static func calls() -> [DeviceFact] {
        let push =
            "B.willMove(nav) B.didLoad A.willDisappear B.willAppear willShow(B) A.didDisappear B.didAppear"
            + " B.didMove(nav) didShow(B)"
        return [
            fact("C8", "Calls of a push of B over A", .text(push)),
            fact("C9", "Calls of a pop", .text(pop)),
        ]
    }

    static let popBegin = "B.willMove(nil) B.willDisappear A.willAppear willShow(A)"
    static let pop = "\(popBegin) B.didDisappear B.didMove(nil) A.didAppear didShow(A)"

    private static func fact(_ source: String, _ question: String, _ headless: DeviceFact.Value) -> DeviceFact {
        DeviceFact(source, question, headless)
    }
}
