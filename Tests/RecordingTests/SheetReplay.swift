import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import DemoScreens

/// The frames of sheets, and sheets under the finger.
@MainActor
enum SheetReplay {
    static func playDetents(_ recording: DeviceRecording) throws -> (DeviceRecording.Value) -> Replays.Answer? {
        var answers: [String: Double] = [:]
        for (name, detent) in [("large", UISheetPresentationController.Detent.large()), ("medium", .medium())] {
            let stage = PresentedSheet(.init(recording), .formSheet)
            let sheet = stage.sheet
            sheet.sheetPresentationController?.detents = [detent]
            stage.present(animated: false)
            let (frame, safeArea) = (sheet.view.frame, sheet.view.safeAreaInsets)
            answers["\(name): x"] = Double(frame.minX)
            answers["\(name): y"] = Double(frame.minY)
            answers["\(name): width"] = Double(frame.width)
            answers["\(name): height"] = Double(frame.height)
            answers["\(name): safe area at the top"] = Double(safeArea.top)
            answers["\(name): safe area at the bottom"] = Double(safeArea.bottom)
        }
        return { value in answers[value.name].map { .number($0) } }
    }

    static func playPull(_ recording: DeviceRecording) throws -> (DeviceRecording.Value) -> Replays.Answer? {
        let sheet = present(recording).sheet
        let frame = sheet.view.frame
        let dimming = try #require(
            sheet.presentationController?.containerView?.subviews.first?.backgroundColor?.cgColor.alpha)
        return { value in
            switch (value.name, value.at) {
            case ("top of the sheet", _): .number(Double(frame.minY))
            case ("height of the sheet", _): .number(Double(frame.height))
            case ("opacity of the dimming", _): .number(Double(dimming))
            case ("offset of the sheet after the travel", let travel?): .number(offset(after: travel, recording))
            case ("offset from which a resting finger dismisses", _):
                .number(
                    Replays.threshold(from: 100, to: 600) { travel in
                        dismisses(recording, travel: travel, speed: 400, rest: 0.4)
                    } - 10)
            case ("speed from which a pull of 64 points dismisses", _):
                .number(
                    Replays.threshold(from: 300, to: 4000) { dismisses(recording, travel: 64, speed: $0, rest: 0) }
                        .rounded())
            case ("offset after a release at 170 points", let time?): .number(returned(after: time, recording))
            default: nil
            }
        }
    }

    private static func present(_ recording: DeviceRecording) -> PresentedSheet {
        var configuration = SimulatedDevice.Configuration(recording)
        configuration.touchRate = 125
        let stage = PresentedSheet(configuration, .pageSheet)
        stage.present(animated: true)
        return stage
    }

    /// Pulls the sheet by the travel, up if it is negative, and holds it.
    private static func pull(_ stage: PresentedSheet, travel: Double, speed: Double, rest: Double) {
        let start = CGPoint(x: 196, y: 300)
        stage.device.fingerDown(at: start)
        stage.device.fingerMove(
            to: CGPoint(x: start.x, y: start.y + travel), duration: max(abs(travel) / speed, 0.008))
        if rest > 0 {
            // A last slow movement, after which the velocity is zero.
            stage.device.fingerMove(to: CGPoint(x: start.x, y: start.y + travel), duration: 0.05)
            stage.device.wait(rest)
        }
    }

    private static func offset(of sheet: UIViewController, from rest: CGFloat) -> Double {
        Double((sheet.view.layer.presentation() ?? sheet.view.layer).frame.minY - rest)
    }

    private static func offset(after travel: Double, _ recording: DeviceRecording) -> Double {
        let stage = present(recording)
        let rest = stage.sheet.view.frame.minY
        pull(stage, travel: travel, speed: 250, rest: 0)
        return offset(of: stage.sheet, from: rest)
    }

    private static func returned(after time: Double, _ recording: DeviceRecording) -> Double {
        let stage = present(recording)
        let top = stage.sheet.view.frame.minY
        pull(stage, travel: 180, speed: 250, rest: 0.4)
        stage.device.fingerUp()
        stage.device.wait(time)
        return offset(of: stage.sheet, from: top)
    }

    private static func dismisses(_ recording: DeviceRecording, travel: Double, speed: Double, rest: Double) -> Bool {
        let stage = present(recording)
        pull(stage, travel: travel, speed: speed, rest: rest)
        stage.device.fingerUp()
        stage.device.settle()
        return stage.root.presentedViewController == nil
    }
}

/// A device with a screen and the sheet that it presents.
@MainActor
private struct PresentedSheet {
    let device: SimulatedDevice
    let root = UIViewController()
    let sheet = UIViewController()

    init(_ configuration: SimulatedDevice.Configuration, _ style: UIModalPresentationStyle) {
        device = SimulatedDevice(configuration)
        root.view.backgroundColor = .white
        sheet.modalPresentationStyle = style
        device.show(root)
        device.settle()
    }

    func present(animated: Bool) {
        root.present(sheet, animated: animated)
        device.settle()
    }
}
