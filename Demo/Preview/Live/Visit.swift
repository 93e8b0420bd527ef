import DemoScreens
import Foundation
import PopNavigation
import UIKitSimulator

/// A visitor's phones: one with the library, and beside it one with a plain navigation controller, under the same
/// fingers.
@MainActor final class Visit {
    /// The path of the page's stream and for its messages. Nobody else can guess it.
    let address = "/live/" + UUID().uuidString
    let board = PageBoard()
    private(set) lazy var pair = makePair(Self.firstSettings, showing: Self.firstCase)
    /// Nil while the page is hidden or gone.
    private(set) var stream: Connection?
    /// The page's fingers that are down.
    var fingers: Set<Int> = []
    var clock = PageClock()
    /// Whether the next update must be complete, because the page is new or has missed updates.
    var isBehind = true
    /// The number of the page's last frame, until an update answers it.
    var frame: Int?
    /// The time that the phones have reached.
    var lastTime: TimeInterval
    /// The time of the page's last message.
    private var used: TimeInterval

    /// The case that a new visitor sees.
    private static let firstCase = ComparisonScript.first
    private static let firstSettings = Phone.Settings.opening(firstCase)

    init(now: TimeInterval) {
        lastTime = now
        used = now
    }

    var phone: Phone { pair.library }
    var phones: [Phone] { pair.phones }

    var isMoving: Bool { phones.contains(where: \.isMoving) }

    /// The lowest one is idle for the longest time: those without a page come first, those with a finger last.
    var idleness: (Int, TimeInterval) { (stream == nil ? 0 : fingers.isEmpty ? 1 : 2, used) }

    func isShown(on stream: Connection) -> Bool { self.stream === stream }

    func show(on new: Connection, now: TimeInterval) {
        // A page that rested has closed its stream, and has no touch to cancel.
        if let stream {
            stream.endStream(with: Self.replaced, now: now)
            leave()
        }
        (stream, used, isBehind) = (new, now, true)
        if fingers.isEmpty { clock = PageClock() }
        publish()
    }

    /// The page has closed its stream.
    func leave() {
        for phone in phones {
            phone.endScroll()
            for finger in fingers { phone.touch(finger, .cancel, at: .zero) }
        }
        fingers = []
        stream = nil
    }

    func end(now: TimeInterval) {
        stream?.endStream(with: Self.replaced, now: now)
        stream = nil
    }

    private static let replaced = Array(#"{"replaced":true}"#.utf8)

    /// Returns false if the message names nothing.
    func receive(_ message: PageMessage, now: TimeInterval) -> Bool {
        used = now
        if let touches = message.touches, let time = message.time {
            take(touches, at: time / 1000, now: now)
        } else if let name = message.open {
            let demoCase = DemoCase.named(name)
            guard demoCase != nil || name == PageMessage.menu else { return false }
            var settings = phone.settings
            settings.system = message.system ?? settings.system
            settings.device = message.device ?? settings.device
            begin(settings, showing: demoCase, now: now)
        } else if let letter = message.type {
            for phone in phones { phone.type(letter) }
        } else if let scroll = message.scroll {
            take(scroll, now: now)
        } else if let settings = message.settings {
            apply(settings, now: now)
        } else {
            board.forgetSeen()
            begin(Self.firstSettings, showing: Self.firstCase, now: now)
        }
        frame = message.frame ?? frame
        publish()
        return true
    }

    private func apply(_ settings: Phone.Settings, now: TimeInterval) {
        if settings.needsNewDevice(after: phone.settings) {
            return begin(settings, showing: phone.demoCase, now: now)
        }
        for phone in phones { phone.apply(settings) }
    }

    /// New phones, which owe nothing to the screens before.
    private func begin(_ settings: Phone.Settings, showing demoCase: DemoCase?, now: TimeInterval) {
        pair = makePair(settings, showing: demoCase)
        board.clear()
        fingers = []
        lastTime = now
        clock = PageClock()
        // Another device counts its layers from the start.
        isBehind = true
    }

    private func makePair(_ settings: Phone.Settings, showing demoCase: DemoCase?) -> PhonePair {
        PhonePair(settings, showing: demoCase) { [weak self] in self?.note($0) }
    }

    /// The interval between frames if the page requests none. During movement, it requests a frame for each of its own.
    private static let ownFrame: TimeInterval = 0.04

    func tick(now: TimeInterval) {
        guard timeToNextTick(now: now) <= 0 else { return }
        if isMoving { advance(to: fingers.isEmpty ? now : now - Self.patience) }
        publish()
    }

    func timeToNextTick(now: TimeInterval) -> TimeInterval {
        // A page that has read its updates waits for the answer that it has missed.
        if isBehind, let stream, !stream.isCongested { return 0 }
        guard isMoving else { return 1 }
        return lastTime + Self.ownFrame + (fingers.isEmpty ? 0 : Self.patience) - now
    }
}
