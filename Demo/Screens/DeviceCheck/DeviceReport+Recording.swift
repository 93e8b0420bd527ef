import UIKit

extension DeviceReport {
    /// The name of the experiment in a recording of the device check.
    static let experiment = "device check"

    /// The measured values as a recording.
    ///
    /// The recorder and the source are empty: the person who publishes the recording enters them. On the simulated
    /// device all of them are "simulated", which no test accepts as a recording.
    @MainActor func recording(in view: UIView, on date: Date = Date()) -> DeviceRecording {
        let device = Self.deviceName
        let origin = device == Self.simulated ? Self.simulated : ""
        let bounds = view.window?.bounds ?? view.bounds
        let safeArea = view.window?.safeAreaInsets ?? .zero
        return DeviceRecording(
            recorder: origin, source: origin, device: device, system: UIDevice.current.systemVersion,
            date: Self.day(of: date),
            screen: .init(
                width: Double(bounds.width), height: Double(bounds.height), top: Double(safeArea.top),
                bottom: Double(safeArea.bottom)),
            experiment: Self.experiment, action: "The demo's screen \"Check this device\".",
            values: facts.compactMap { DeviceRecording.Value($0) })
    }

    /// Takes over the values of an earlier check. Facts that are gone are left out.
    mutating func restore(_ recording: DeviceRecording) {
        for value in recording.values where facts.contains(where: { $0.source == value.name }) {
            set(value.name, DeviceFact.Value(value))
        }
    }

    private static let simulated = "simulated"

    /// "iPhone17,3" on a device, "iPhone17,3 (simulator)" in Apple's simulator, "simulated" on the headless UIKit.
    @MainActor private static var deviceName: String {
        guard UIDevice.current.model != simulated else { return simulated }
        if let name = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] { return "\(name) (simulator)" }
        var system = utsname()
        uname(&system)
        return withUnsafeBytes(of: &system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private static func day(of date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter.string(from: date)
    }
}

extension DeviceRecording.Value {
    /// Nil for a fact that has not been measured completely.
    init?(_ fact: DeviceFact) {
        switch fact.measured {
        case nil, .between(nil, _), .between(_, nil): return nil
        case .text(let text): self.init(name: fact.source, text: text)
        case .points(let points):
            self.init(
                name: fact.source, number: Double(points), tolerance: Double(DeviceFact.pointTolerance), unit: "points")
        case .seconds(let seconds):
            self.init(name: fact.source, number: seconds, tolerance: DeviceFact.timeTolerance, unit: "seconds")
        case .between(let low?, let high?):
            self.init(name: fact.source, from: Double(low), to: Double(high), unit: "points")
        }
    }
}

extension DeviceFact.Value {
    /// Nil for a value of another form than the device check's.
    init?(_ value: DeviceRecording.Value) {
        if let text = value.text {
            self = .text(text)
        } else if let from = value.from, let to = value.to {
            self = .between(CGFloat(from), CGFloat(to))
        } else if let number = value.number {
            self = value.unit == "seconds" ? .seconds(number) : .points(CGFloat(number))
        } else {
            return nil
        }
    }
}
