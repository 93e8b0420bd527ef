@testable import UIKit
@testable import UIKitSimulator

@testable import DemoScreens

/// A pushed page under a finger, and after it has lifted.
@MainActor
enum PopReplay {
    static func playPosition(_ recording: DeviceRecording) -> (DeviceRecording.Value) -> Replays.Answer? {
        { value in
            switch (value.name, value.at) {
            case ("points behind a resting finger, from x", let start?): .number(lag(recording, from: start, by: 180))
            case ("points behind a resting finger, plain", _): .number(lag(recording, { _ in nil }))
            case ("points behind a resting finger, with a delegate of the app", _):
                .number(lag(recording, { _ in OwnAnswers() }))
            case ("points behind a resting finger, with a delegate that passes everything on", _):
                .number(lag(recording, { $0.map { DeviceForwardingDelegate(to: $0) } }))
            default: nil
            }
        }
    }

    static func playOutcomes(_ recording: DeviceRecording) -> (DeviceRecording.Value) -> Replays.Answer? {
        { value in
            guard let at = value.at else { return nil }
            let isRest = value.name.hasPrefix("outcome at rest")
            guard isRest || value.name.hasPrefix("outcome of a drag from the edge") else { return nil }
            let numbers = value.name.matches(of: #/\d+/#).compactMap { Double($0.output) }
            let start = value.name.contains("from x = ") ? numbers[0] : 4
            let speed = isRest ? 300 : numbers[0]
            // The edge recognizer's page is 12 points behind the finger.
            let travel = value.name.contains("share of the width") ? at * recording.screen.width + 12 : at
            let page = DraggedPage(recording)
            page.drag(from: start, by: travel, speed: speed, rest: isRest ? 0.6 : 0)
            page.lift()
            return .text(page.hasPopped ? "pops" : "goes back")
        }
    }

    static func playRelease(_ recording: DeviceRecording) -> (DeviceRecording.Value) -> Replays.Answer? {
        { value in
            switch (value.name, value.at) {
            case ("time in which a released page covers 98 % of its way, from the share of the width", let share?):
                .number(
                    Replays.threshold(from: 0.01, to: 0.3) { left(recording, share: share, after: $0) <= 0.02 })
            case ("share of the way that is left after the time", let time?):
                .number(left(recording, share: 0.41, after: time))
            default: nil
            }
        }
    }

    static func playStrip(_ recording: DeviceRecording) -> (DeviceRecording.Value) -> Replays.Answer? {
        { value in
            guard let start = value.at else { return nil }
            let page = DraggedPage(recording)
            page.controller.interactiveContentPopGestureRecognizer?.isEnabled = false
            page.drag(from: start, by: 300, speed: 600, rest: 0)
            page.lift()
            return .text(page.hasPopped ? "pops" : "stays")
        }
    }

    /// A flick over half of the width.
    static func playFlick(_ recording: DeviceRecording) -> (DeviceRecording.Value) -> Replays.Answer? {
        { _ in
            let page = DraggedPage(recording)
            page.drag(from: 100, by: 200, speed: 4000, rest: 0)
            page.device.fingerUp()
            var furthest: CGFloat = 0
            while page.controller.transitionCoordinator != nil {
                page.device.wait(1 / 120)
                furthest = max(furthest, page.x(page.lower))
            }
            return .number(Double(furthest))
        }
    }

    private static func lag(_ recording: DeviceRecording, from start: Double, by travel: Double) -> Double {
        let page = DraggedPage(recording)
        page.drag(from: start, by: travel, speed: 300, rest: 0.6)
        return travel - Double(page.x(page.upper))
    }

    /// The lag of a page at 0.4 of the width, with another delegate of the pop recognizers.
    private static func lag(
        _ recording: DeviceRecording,
        _ delegate: ((any UIGestureRecognizerDelegate)?) -> (any UIGestureRecognizerDelegate)?
    ) -> Double {
        let page = DraggedPage(recording)
        var delegates: [any UIGestureRecognizerDelegate] = []
        let controller = page.controller
        for recognizer in [
            controller.interactivePopGestureRecognizer, controller.interactiveContentPopGestureRecognizer,
        ] {
            guard let recognizer, let other = delegate(recognizer.delegate) else { continue }
            delegates.append(other)
            recognizer.delegate = other
        }
        let travel = 0.4 * recording.screen.width - 4
        page.drag(from: 4, by: travel, speed: 300, rest: 0.6)
        return withExtendedLifetime(delegates) { travel - Double(page.x(page.upper)) }
    }

    /// The part of the way that a page released at rest has not covered.
    private static func left(_ recording: DeviceRecording, share: Double, after time: Double) -> Double {
        let page = DraggedPage(recording)
        page.drag(from: 4, by: share * recording.screen.width + 12, speed: 300, rest: 0.6)
        let start = Double(page.x(page.upper))
        page.device.fingerUp()
        let pops = page.controller.transitionCoordinator?.isCancelled == false
        let end = pops ? recording.screen.width : 0
        page.device.wait(time)
        return (end - Double(page.x(page.upper))) / (end - start)
    }

    /// A delegate that answers yes to the public question about the beginning, and passes nothing on.
    private final class OwnAnswers: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
}

/// A push and a pop by code.
@MainActor
enum PushCurveReplay {
    static func play(_ recording: DeviceRecording) -> (DeviceRecording.Value) -> Replays.Answer? {
        { value in
            switch (value.name, value.at) {
            case ("share of the way that a push by code has covered after the time", let time?):
                .number(1 - place(recording, isPush: true, after: time))
            case ("share of the way that a pop by code has covered after the time", let time?):
                .number(place(recording, isPush: false, after: time))
            case ("time until a push by code rests", _):
                .number(
                    Replays.threshold(from: 0.1, to: 1) {
                        // Half a point.
                        place(recording, isPush: true, after: $0) * recording.screen.width <= 0.5
                    })
            default: nil
            }
        }
    }

    /// The place of the upper page, in widths.
    private static func place(_ recording: DeviceRecording, isPush: Bool, after time: Double) -> Double {
        let page = DraggedPage(recording, isPushed: !isPush)
        if isPush {
            page.controller.pushViewController(page.upper, animated: true)
        } else {
            page.controller.popViewController(animated: true)
        }
        page.device.wait(0)
        page.device.wait(time)
        return Double(page.x(page.upper)) / recording.screen.width
    }

    static func playLooks(_ recording: DeviceRecording) -> (DeviceRecording.Value) -> Replays.Answer? {
        let page = DraggedPage(recording, isPushed: false)
        page.controller.pushViewController(page.upper, animated: true)
        page.device.wait(0.05)
        let way = recording.screen.width - page.x(page.upper)
        let extras = page.lower.view.superview?.subviews ?? []
        let dimming = extras.first { $0.backgroundColor == .black }?.layer.presentation()?.opacity ?? 0
        let shadow = extras.compactMap { $0 as? ScreenEdgeShadowView }.first
        return { value in
            switch (value.name, value.at) {
            case ("movement of the lower page, as a share of the upper one's", _):
                .number(Double(-page.x(page.lower) / way))
            case ("opacity of the black over the lower page, as a share of the progress", _):
                .number(Double(CGFloat(dimming) / (way / recording.screen.width)))
            case ("darkening by the shadow on the lower page, at the distance from the edge", let distance?):
                shadow.map { .number(Double($0.opacity(at: distance))) }
            default: nil
            }
        }
    }
}

/// A device with a page that can be dragged away from another one.
@MainActor
private struct DraggedPage {
    let device: SimulatedDevice
    let controller: UINavigationController
    let lower = UIViewController()
    let upper = UIViewController()

    init(_ recording: DeviceRecording, isPushed: Bool = true) {
        device = SimulatedDevice(.init(recording))
        controller = UINavigationController(rootViewController: lower)
        if isPushed { controller.pushViewController(upper, animated: false) }
        device.show(controller)
        device.settle()
    }

    var hasPopped: Bool { controller.viewControllers.count == 1 }

    func drag(from start: Double, by travel: Double, speed: Double, rest: Double) {
        device.fingerDown(at: CGPoint(x: start, y: 437))
        device.wait(0.02)
        device.fingerMove(to: CGPoint(x: start + travel, y: 437), duration: travel / speed)
        if rest > 0 { device.wait(rest) }
    }

    func lift() {
        device.fingerUp()
        device.settle()
    }

    func x(_ screen: UIViewController) -> CGFloat {
        (screen.view.layer.presentation() ?? screen.view.layer).frame.minX
    }
}
