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

    let demoCase: DemoCase
    let system: Int
    /// What the app writes for the screen, with the library and for a plain controller.
    let code: [ScreenCode]
    private(set) var frames: [Frame] = []

    init(of demoCase: DemoCase) throws {
        self.demoCase = demoCase
        system = ComparisonScript.system(of: demoCase)
        let pair = PhonePair(.opening(demoCase), showing: demoCase)
        code = pair.phones.map { ScreenCode.of($0.navigationController) }
        pause(pair, frames: 6)
        guard pair.playScript(rate: Self.rate, filming: { film(pair, finger: $0) }) else {
            throw Misbehaviour("\(demoCase.name) has no drag")
        }
        pause(pair, frames: 24)
    }

    private mutating func pause(_ pair: PhonePair, frames count: Int) {
        for _ in 0..<count {
            for phone in pair.phones { phone.advance(1 / Self.rate) }
            film(pair, finger: nil)
        }
    }

    private mutating func film(_ pair: PhonePair, finger: CGPoint?) {
        frames.append(
            Frame(
                pictures: pair.phones.map { $0.device.picture() }, finger: finger,
                outcomes: pair.outcomes(on: demoCase.name)))
    }
}

extension PhonePair {
    /// Plays the drag that compares the phones on the screen in view, until they rest.
    ///
    /// - Parameter filming: Called at each frame, with the place of the finger.
    /// - Returns: Whether there is such a drag.
    func playScript(rate: Double, filming: (CGPoint?) -> Void = { _ in }) -> Bool {
        guard let demoCase = library.demoCase, let hint = library.hint else { return false }
        let (start, end) = (CGPoint(x: hint[0][0], y: hint[0][1]), CGPoint(x: hint[1][0], y: hint[1][1]))
        for phone in phones { phone.touch(0, .down, at: start) }
        // The finger moves twice in a frame.
        let steps = Int(ComparisonScript.of(demoCase, on: library.settings.system).seconds * rate) * 2
        for number in 1...steps {
            let share = CGFloat(number) / CGFloat(steps)
            let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            for phone in phones {
                phone.advance(1 / rate / 2)
                phone.touch(0, .move, at: point)
            }
            if number % 2 == 0 { filming(point) }
        }
        for phone in phones { phone.touch(0, .up, at: end) }
        var rest = 0
        while phones.contains(where: \.isMoving), rest < 90 {
            for phone in phones { phone.advance(1 / rate) }
            filming(nil)
            rest += 1
        }
        return true
    }
}
