import TrialTools
@testable import UIKit
@testable import UIKitSimulator

/// The device and the system under a cell.
package struct Surroundings: Hashable, Sendable {
    package enum Device: Hashable, Sendable {
        case iPhone(version: Int)
        case duo(SimulatedDevice.DuoDisplay, isTurned: Bool)
    }

    package var device: Device
    package var isMirrored: Bool
    /// A switch of the headless UIKit; nil if all have their default.
    package var position: Switch?
    /// Whether UIKit's object behind its recognizers answers the private message.
    var hasPopHandler = true

    package init(_ device: Device, isMirrored: Bool = false) {
        self.device = device
        self.isMirrored = isMirrored
    }

    package var configuration: SimulatedDevice.Configuration {
        var configuration: SimulatedDevice.Configuration
        switch device {
        case .iPhone(let version):
            configuration = .init()
            configuration.systemVersion = version
        case .duo(let display, let isTurned): configuration = .iPhoneDuo(display, isTurned: isTurned)
        }
        if !hasPopHandler { configuration.privateParts.remove(.handlerAnswers) }
        configuration.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        return configuration
    }

    /// A device of this kind.
    @MainActor
    func makeDevice() -> SimulatedDevice {
        let device = SimulatedDevice(configuration)
        position?.apply(to: &device.system.switches)
        return device
    }

    /// The system without the display and the direction.
    var system: String {
        switch device {
        case .iPhone(let version): "iOS \(version)"
        case .duo: "Duo"
        }
    }

    /// The major version of the system.
    package var version: Int { configuration.systemVersion }

    /// iOS 15 to 27, and the displays of iPhone Duo with the bar at either edge, in both layout directions.
    package static let all: [Surroundings] = {
        let phones = [15, 18, 26, 27].map(Device.iPhone)
        let duos = [SimulatedDevice.DuoDisplay.outer, .innerLandscape, .innerPortrait].flatMap { display in
            [false, true].map { Device.duo(display, isTurned: $0) }
        }
        return (phones + duos).flatMap { device in [false, true].map { Surroundings(device, isMirrored: $0) } }
    }()
}

extension Surroundings: CustomStringConvertible {
    package var description: String {
        let name =
            switch device {
            case .iPhone(let version): "iOS \(version)"
            case .duo(let display, let isTurned): "Duo \(display)" + (isTurned ? ", turned" : "")
            }
        return name + (isMirrored ? ", right to left" : "") + (position.map { ", \($0)" } ?? "")
    }
}
