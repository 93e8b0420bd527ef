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
        var configuration = SimulatedDevice.Configuration(TestedDriver(on: version))
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

    @Test("On the simulated systems every value agrees", .covers(17), arguments: [15, 18, 26, 27])
    func agrees(version: Int) {
        #expect(differences(on: version) == [])
    }

    @Test("The check releases its controller and its screens when it is dismissed", .covers(17), arguments: [18, 26])
    func lifetime(version: Int) {
        let device = SimulatedDevice(.init(.init(on: version)))
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

    @Test("On a simulated device with a vertical bar at the left every value agrees", .covers(35))
    func verticalBar() {
        #expect(differences(on: 27, configure: { $0 = .iPhoneDuo(.outer, isTurned: true) }) == [])
    }

    @Test("A system whose controller declares all its methods differs in that", .covers(17))
    func undeclaredMethods() {
        #expect(differences(on: 18) { $0.hasUndeclaredMethods = false } == ["C36 methods"])
    }

    @Test("A system that calls nothing while it deallocates a controller differs in that", .covers(17))
    func deallocation() {
        #expect(differences(on: 18) { $0.callsOverridesInDealloc = false } == ["C35"])
    }

    @Test("A system that remembers an early release differs in that", .covers(17))
    func earlyRelease() {
        #expect(differences(on: 18) { $0.remembersEarlyRelease = true } == ["D2"])
    }

    @Test("A system whose back button does not pop after the delegate's yes differs in that", .covers(17))
    func backButton() {
        #expect(differences(on: 18) { $0.popsAfterBackButton = false } == ["C36", "C36 time"])
    }

    @Test("A system whose touches lack the edge's mark shows no edge gesture", .covers(17))
    func edgeFlags() {
        let edge = ["PopGesture.edgeHysteresis", "A12", "A12 moment", "C19", "C26 cancel", "I14"]
        #expect(Set(edge).isSubset(of: differences(on: 18) { $0.edgeFlags = .never }))
    }

    @Test(
        "A system without a private part differs in that", .covers(17),
        arguments: [
            (SimulatedDevice.PrivateParts.handlerAnswers, "C18, E1"), (.targetsIvar, "E1 _targets"),
            (.isTransitioning, "E2"),
        ])
    func privateParts(part: SimulatedDevice.PrivateParts, source: String) {
        #expect(differences(on: 18, configure: { $0.privateParts.remove(part) }) == [source])
    }

    @Test("A system without the delegate as its handler differs in that", .covers(17))
    func handler() {
        #expect(differences(on: 18, configure: { $0.privateParts.remove(.handlerIsDelegate) }) == ["C18, E1"])
    }
}
