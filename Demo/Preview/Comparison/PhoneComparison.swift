import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// One drag on both phones, filmed: with the library, and with a plain navigation controller.
@MainActor struct PhoneComparison {
    struct Frame {
        /// The library's phone, and the plain one.
        var pictures: [Picture]
        var finger: CGPoint?
        var outcomes: [DragOutcome]
    }

    /// Frames per second.
    static let rate: Double = 30
    /// The finger moves twice in a frame.
    private static let step = 1 / rate / 2

    let demoCase: DemoCase
    let system: Int
    private(set) var frames: [Frame] = []

    init(of demoCase: DemoCase) throws {
        let script = ComparisonScript.of(demoCase)
        self.demoCase = demoCase
        system = script.system
        var settings = Phone.Settings()
        settings.system = system
        var note: (PopEvent) -> Void = { _ in }
        let library = Phone(.library { note($0) }, settings: settings, showing: demoCase)
        note = { [weak library] in if case .refused(let refusal) = $0 { library?.note(refusal) } }
        let phones = [library, Phone(.plain, settings: settings, showing: demoCase)]
        for drag in script.drags { try play(drag, on: phones) }
    }

    private mutating func play(_ drag: ComparisonScript.Drag, on phones: [Phone]) throws {
        let size = phones[0].device.configuration.screenSize
        let start = try drag.start.point(on: phones[0], size: size)
        let end = try drag.end.point(on: phones[0], size: size)
        if drag.isFilmed { pause(phones, frames: 6) }
        for phone in phones { phone.touch(0, .down, at: start) }
        let steps = Int(drag.seconds / Self.step / 2) * 2
        for number in 1...steps {
            let share = CGFloat(number) / CGFloat(steps)
            let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            for phone in phones {
                phone.advance(Self.step)
                phone.touch(0, .move, at: point)
            }
            if drag.isFilmed, number % 2 == 0 { film(phones, finger: point) }
        }
        for phone in phones { phone.touch(0, .up, at: end) }
        var rest = 0
        while phones.contains(where: \.isMoving), rest < 90 {
            pause(phones, frames: 1, isFilmed: drag.isFilmed)
            rest += 1
        }
        pause(phones, frames: drag.isFilmed ? 24 : 1, isFilmed: drag.isFilmed)
    }

    private mutating func pause(_ phones: [Phone], frames count: Int, isFilmed: Bool = true) {
        for _ in 0..<count {
            for phone in phones { phone.advance(2 * Self.step) }
            if isFilmed { film(phones, finger: nil) }
        }
    }

    private mutating func film(_ phones: [Phone], finger: CGPoint?) {
        let outcomes = DragOutcomes(
            library: phones[0].reaction, plain: phones[1].reaction, demoCase: demoCase.name, system: system)
        frames.append(
            Frame(
                pictures: phones.map { $0.device.picture() }, finger: finger,
                outcomes: [outcomes.ofLibrary, outcomes.ofPlain!]))
    }
}
