import DemoScreens
import Foundation
import PopNavigation
import UIKitSimulator

/// The live demo: one phone that all open pages show and control. On demand a second phone has a plain navigation
/// controller and gets the same touches.
@MainActor final class LiveService: Service {
    private(set) lazy var phone = Phone(
        .library { [weak self] in self?.note($0) }, settings: Phone.Settings(), showing: Self.firstCase)
    private var plainPhone: Phone?
    var pages: [Page] = []
    /// The time that the phones have reached.
    var lastTime = Server.now()
    let board = PageBoard()
    private let site = Site()

    /// The case that a new phone shows.
    private static let firstCase = DemoCase.named("left-third")

    var phones: [Phone] { [phone] + [plainPhone].compactMap { $0 } }

    var isMoving: Bool { phones.contains(where: \.isMoving) }

    func respond(to request: HTTPRequest) -> HTTPResponse {
        site.respond(to: request)
    }

    /// Above the number of visible windows, since hidden pages close their streams, and above the number of fingers.
    private static let pageLimit = 16

    /// At the limit, the page that has been idle for the longest time is disconnected. The next use connects the page
    /// again.
    func open(_ stream: Connection) {
        let now = Server.now()
        if pages.count >= Self.pageLimit, let idle = pages.filter(\.fingers.isEmpty).min(by: { $0.used < $1.used }) {
            idle.stream.endStream(with: Array(#"{"replaced":true}"#.utf8), now: now)
            closed(idle.stream)
        }
        pages.append(Page(stream, now: now))
        publish()
    }

    func closed(_ stream: Connection) {
        guard let index = pages.firstIndex(where: { $0.stream === stream }) else { return }
        let fingers = pages.remove(at: index).fingers.values
        for phone in phones {
            phone.endScroll()
            for finger in fingers { phone.touch(finger, .cancel, at: .zero) }
        }
        if !fingers.isEmpty { publish() }
    }

    func receive(_ body: [UInt8], at path: String) -> HTTPStatus {
        guard let page = pages.first(where: { $0.address == path }) else { return .notFound }
        guard let message = PageMessage.parse(body) else { return .badRequest }
        let now = Server.now()
        page.used = now
        if let touches = message.touches, let time = message.time {
            take(touches, at: time / 1000, from: page, now: now)
        } else if let name = message.open {
            let demoCase = DemoCase.named(name)
            guard demoCase != nil || name == PageMessage.menu else { return .badRequest }
            if touchingPage == nil { advance(to: now) }
            board.clearVerdict()
            for phone in phones { phone.open(demoCase) }
        } else if let letter = message.type {
            for phone in phones { phone.type(letter) }
        } else if let scroll = message.scroll {
            take(scroll, now: now)
        } else if let settings = message.settings {
            apply(settings)
        } else {
            lastTime = now
            restart(with: phone.settings, showing: Self.firstCase)
        }
        page.frame = message.frame ?? page.frame
        publish()
        return .noContent
    }

    private func apply(_ settings: Phone.Settings) {
        if settings.needsNewDevice(after: phone.settings) {
            restart(with: settings, showing: phone.demoCase)
        } else {
            for phone in phones { phone.apply(settings) }
        }
    }

    private func restart(with settings: Phone.Settings, showing demoCase: DemoCase?) {
        phone.restart(with: settings, showing: demoCase)
        plainPhone = settings.sideBySide ? Phone(.plain, settings: settings, showing: demoCase) : nil
        board.clear()
        for page in pages {
            page.fingers = [:]
            page.clock = PageClock()
            // Another device counts its layers from the start.
            page.isBehind = true
        }
    }

    /// The interval between frames if no page requests one. During movement, pages request a frame for each of their
    /// own.
    private static let ownFrame: TimeInterval = 0.04

    func tick(now: TimeInterval) {
        guard timeToNextTick(now: now) <= 0 else { return }
        if isMoving { advance(to: touchingPage == nil ? now : now - Self.patience) }
        publish()
    }

    func timeToNextTick(now: TimeInterval) -> TimeInterval {
        // A page that has read its updates waits for the answer that it has missed.
        if pages.contains(where: { $0.isBehind && !$0.stream.isCongested }) { return 0 }
        guard isMoving else { return 1 }
        return lastTime + Self.ownFrame + (touchingPage == nil ? 0 : Self.patience) - now
    }
}
