import Foundation
import Testing
import UIKit
import UIKitSimulator

@testable import DemoScreens

/// The device check as a person sees it: a step at a time, results that stay, and a file to share.
@MainActor
@Suite("The screen of the device check", .serialized)
final class DeviceCheckScreenTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("check-\(UUID())")
    private var device = SimulatedDevice()
    private var fingers: DeviceCheckFingers { DeviceCheckFingers(device: device, window: device.window) }
    private var shared: [URL] = []

    init() {
        DemoHost.resultsFolder = folder
        DemoHost.share = { [unowned self] url, _ in
            shared.append(url)
            return UIViewController()
        }
        launch()
    }

    isolated deinit {
        (DemoHost.resultsFolder, DemoHost.share) = (nil, nil)
        try? FileManager.default.removeItem(at: folder)
    }

    /// Starts the app anew, on the screen of the check.
    private func launch() {
        device = SimulatedDevice()
        device.show(UINavigationController(rootViewController: DemoCase.deviceCheck.make()))
        device.settle()
    }

    private func tap(_ title: String) {
        fingers.tap(title)
        device.settle()
    }

    private var texts: [String] {
        var found: [String] = []
        var remaining: [UIView] = [device.window]
        while let view = remaining.popLast() {
            if view.isHidden { continue }
            if let label = view as? UILabel, let text = label.text { found.append(text) }
            remaining += view.subviews
        }
        return found
    }

    private func shows(_ start: String) -> Bool { texts.contains { $0.hasPrefix(start) } }

    @Test("The first ten prompts are numbered out of ten, the optional ones out of all")
    func progress() {
        let count = DeviceGesture.all(on: DeviceKind(of: device.window)).count
        tap("Check this device")
        #expect(shows("1 of 10: Drag slowly"))
        fingers.play(limit: 2)
        #expect(shows("3 of 10: "))
        while !shows("11 of ") { tap("Skip") }
        #expect(shows("11 of \(count), if you like: "))
    }

    @Test("A skipped step is left out until the next check")
    func skip() throws {
        tap("Check this device")
        let first = try #require(fingers.prompt)
        tap("Skip")
        #expect(fingers.prompt != first)
        tap("Stop")
        tap("Continue the check")
        #expect(fingers.prompt == first)
    }

    @Test("A tap on the back button's prompt can be skipped")
    func skippedTap() {
        tap("Check this device")
        while let prompt = fingers.prompt, prompt != "back button" { tap("Skip") }
        tap("Skip")
        #expect(fingers.prompt != nil && fingers.prompt != "back button")
    }

    @Test("After the app has ended in the middle, the check continues after the completed steps")
    func continuation() throws {
        tap("Check this device")
        let played = fingers.play(limit: 6)
        launch()
        #expect(shows("Continue the check"))
        tap("Continue the check")
        let next = try #require(fingers.prompt)
        #expect(!played.contains(next) && shows("7 of "))
    }

    @Test("A finished check leads back to the screen, with all values")
    func end() {
        tap("Check this device")
        fingers.play()
        #expect(fingers.prompt == nil && shows("All "))
    }

    @Test("The file to share holds the values, and is named after device and system")
    func share() throws {
        tap("Check this device")
        fingers.play(limit: 1)
        tap("Stop")
        tap("Share the recording")
        let url = try #require(shared.first)
        #expect(url.lastPathComponent == "simulated 18.0.json")
        let recording = try JSONDecoder().decode(DeviceRecording.self, from: Data(contentsOf: url))
        #expect(recording.values.contains { $0.name == "C10" })
    }

    @Test("Begin again forgets the earlier values, on disk too")
    func again() {
        tap("Check this device")
        fingers.play(limit: 1)
        tap("Stop")
        tap("Begin again")
        #expect(shows("Nothing measured yet"))
        launch()
        #expect(shows("Check this device") && shows("Nothing measured yet"))
    }

    @Test("A UI test reads the recording as the value of the summary")
    func recording() throws {
        tap("Check this device")
        fingers.play(limit: 1)
        tap("Stop")
        let json = try #require(fingers.recording)
        #expect(DeviceCheck.problem(of: json) == nil)
        #expect(DeviceCheck.problem(of: String(json.dropLast(100)))?.hasPrefix("the recording isn't complete") == true)
    }

    @Test("XCUITest skips the gesture of two fingers, and plays all others")
    func obstacles() {
        let gestures = DeviceGesture.all(on: DeviceKind(system: 27, width: 390, columnEdge: nil))
        let skipped = gestures.filter { $0.step.obstacle != nil }
        #expect(skipped.map(\.name) == ["second finger"])
        #expect(Set(gestures.map(\.name)).count == gestures.count)
    }
}
