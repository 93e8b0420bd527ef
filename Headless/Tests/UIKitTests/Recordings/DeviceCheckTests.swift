import Testing
import UIKit
import UIKitSimulator

@testable import DemoScreens

/// The demo's screen "Check this device", on simulated systems that behave in another way than the headless UIKit by
/// default.
@MainActor
@Suite("The device check")
struct DeviceCheckTests {
    init() {
        // As the app does where the SDK has zooms.
        DemoHost.zoom = { screen, source in screen.preferredTransition = .zoom { _ in source() } }
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
        host.present(probe.navigationController, animated: true) { probe.start() }
        device.settle()
        DeviceCheckFingers(device, probe.navigationController).play(interrupts: version >= 26)
        return probe.report.facts.filter { $0.agrees != true }.map(\.source)
    }

    @Test(
        "Every value of the device check agrees on the simulated systems",
        .facts(
            .failureRequirements, .screenEdgePan, .interactivePopCall, .barAfterCancel, .callsInDealloc,
            .undeclaredMethods, .completeTransition, .privateParts, .isTransitioning, .keyboardInPop),
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
            (probe, controller) = (made, made.navigationController)
            host.present(made.navigationController, animated: true) { made.start() }
            device.settle()
            DeviceCheckFingers(device, made.navigationController).play(interrupts: version >= 26)
            host.dismiss(animated: true)
        }
        device.settle()
        #expect(probe == nil && controller == nil)
    }

    @Test(
        "Every value agrees on a simulated device with a vertical bar at the left",
        .facts(.duoDisplays, .verticalBarLayout))
    func verticalBar() {
        #expect(differences(on: 27, configure: { $0 = .iPhoneDuo(.outer, isTurned: true) }) == [])
    }

    @Test("The check finds a controller that declares all its methods", .facts(.undeclaredMethods))
    func undeclaredMethods() {
        #expect(differences(on: 18) { $0.hasUndeclaredMethods = false } == ["C36 methods"])
    }

    @Test("The check finds a system that calls nothing while it deallocates a controller", .facts(.callsInDealloc))
    func deallocation() {
        #expect(differences(on: 18) { $0.callsOverridesInDealloc = false } == ["C35"])
    }

    @Test("The check finds a system that remembers an early release", .facts(.completeTransition))
    func earlyRelease() {
        #expect(differences(on: 18) { $0.remembersEarlyRelease = true } == ["D2"])
    }

    @Test("The check finds a back button that does not pop after the delegate has agreed", .facts(.undeclaredMethods))
    func backButton() {
        #expect(differences(on: 18) { $0.popsAfterBackButton = false } == ["C36", "C36 time"])
    }

    @Test("The check finds no edge gesture if touches lack the mark of the edge", .facts(.screenEdgePan))
    func edgeFlags() {
        let edge = ["PopGesture.edgeHysteresis", "A12", "A12 moment", "C19", "C26 cancel", "I14"]
        #expect(Set(edge).isSubset(of: differences(on: 18) { $0.edgeFlags = .never }))
    }

    @Test(
        "The check finds a system without a private part", .facts(.privateParts, .isTransitioning),
        arguments: [
            (SimulatedDevice.PrivateParts.handlerAnswers, "C18, E1"), (.targetsIvar, "E1 _targets"),
            (.isTransitioning, "E2"),
        ])
    func privateParts(part: SimulatedDevice.PrivateParts, source: String) {
        #expect(differences(on: 18, configure: { $0.privateParts.remove(part) }) == [source])
    }

    @Test("The check finds a system whose handler is not the delegate", .facts(.privateParts))
    func handler() {
        #expect(differences(on: 18, configure: { $0.privateParts.remove(.handlerIsDelegate) }) == ["C18, E1"])
    }
}
