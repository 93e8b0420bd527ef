import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import DemoScreens

/// The demo's screen "Check this device", on simulated systems that behave in another way than the headless UIKit by
/// default.
@MainActor
@Suite("The device check")
struct DeviceCheckTests {
    init() {
        // As the app does where the SDK has zooms.
        DemoHost.zoom = { screen, _, source in screen.preferredTransition = .zoom { _ in source() } }
    }

    /// Plays the whole check, and returns the sources of the facts that differ or were not measured.
    private func differences(
        on version: Int, set: (inout SystemSwitches) -> Void = { _ in },
        configure: (inout SimulatedDevice.Configuration) -> Void = { _ in }
    ) -> [String] {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        configure(&configuration)
        let device = SimulatedDevice(configuration)
        set(&device.system.switches)
        let host = UIViewController()
        device.show(host)
        device.settle()
        let probe = DeviceProbe(like: host.view) {}
        host.present(probe.stage, animated: true) { probe.start() }
        device.settle()
        DeviceCheckFingers(device: device, window: device.window).play()
        return probe.report.facts.filter { $0.agrees != true }.map(\.source)
    }

    @Test(
        "Every value of the device check agrees on the simulated systems",
        arguments: [15, 18, 26, 27])
    func agrees(version: Int) {
        #expect(differences(on: version) == [])
    }

    @Test("The check releases its controller and its screens when the check is dismissed", arguments: [18, 26])
    func lifetime(version: Int) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        let device = SimulatedDevice(configuration)
        let host = UIViewController()
        device.show(host)
        device.settle()
        weak var probe: DeviceProbe?
        weak var controller: UINavigationController?
        do {
            let made = DeviceProbe(like: host.view) {}
            host.present(made.stage, animated: true) { made.start() }
            device.settle()
            (probe, controller) = (made, made.stage.subject)
            DeviceCheckFingers(device: device, window: device.window).play()
            host.dismiss(animated: true)
        }
        device.settle()
        #expect(probe == nil && controller == nil)
    }

    @Test(
        "Every value agrees on a simulated device with a vertical bar at the left")
    func verticalBar() {
        #expect(differences(on: 27, configure: { $0 = .iPhoneDuo(.outer, isTurned: true) }) == [])
    }

    @Test(
        "The check finds a system with another answer",
        arguments: OtherSystem.all)
    func otherAnswers(system: OtherSystem) {
        #expect(differences(on: system.version, set: system.set) == system.sources)
    }

    @Test("The check doesn't find an edge gesture if touches lack the mark of the edge")
    func edgeFlags() {
        let edge = ["PopGesture.edgeHysteresis", "A12", "A12 moment", "C19", "C26 cancel", "I14", "A24 scroll"]
        #expect(Set(edge).isSubset(of: differences(on: 18) { $0.edgeFlags = .never }))
    }

    @Test(
        "The check finds a system without a private part",
        arguments: [
            (SimulatedDevice.PrivateParts.handlerAnswers, "C18, E1"), (.targetsIvar, "E1 _targets"),
            (.isTransitioning, "E2"),
        ])
    func privateParts(part: SimulatedDevice.PrivateParts, source: String) {
        #expect(differences(on: 18, configure: { $0.privateParts.remove(part) }) == [source])
    }

    @Test("The check finds a system whose handler is not the delegate")
    func handler() {
        #expect(
            differences(on: 18, configure: { $0.privateParts.remove(.handlerIsDelegate) })
                == ["C18, E1", "C18 class", "A29 answers"])
    }
}
