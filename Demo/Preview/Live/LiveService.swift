import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// The live demo: one phone that all open pages show and control.
@MainActor final class LiveService: Service {
    private lazy var phone = Phone { [weak self] in self?.note($0) }
    private var pages: [Page] = []
    private var lastTime = Server.now()
    private var shown: Picture?
    private var shownState: PageState?
    /// The case on the phone. It does not change during a swipe, which may be cancelled.
    private var shownCase: String?
    private var verdict = PageState.Verdict()
    private var seen: Set<PopGestureRefusal> = []
    private var events: [PageEvent] = []
    private var newEvents: [PageEvent] = []
    private let site = Site()

    func respond(to request: HTTPRequest) -> HTTPResponse {
        site.respond(to: request)
    }

    /// Above the number of visible windows, since hidden pages close their streams, and above the number of fingers.
    private static let pageLimit = 16

    /// At the limit, the page that has been idle for the longest time makes room. It comes back when it is used.
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
        phone.endScroll()
        for finger in fingers { phone.touch(finger, .cancel, at: .zero) }
        if !fingers.isEmpty { publish() }
    }

    func receive(_ body: [UInt8], at path: String) -> HTTPStatus {
        guard let page = pages.first(where: { $0.address == path }) else { return .notFound }
        guard let message = PageMessage.parse(body) else { return .badRequest }
        let now = Server.now()
        page.used = now
        if let touches = message.touches, let time = message.time {
            page.clock.note(time / 1000, at: now)
            take(touches, from: page, now: now)
            if touchingPage == nil || touchingPage === page {
                advance(to: page.clock.serverTime(of: time / 1000, now: now))
            }
        } else if let name = message.open {
            guard let demoCase = DemoCase.named(name) else { return .badRequest }
            if touchingPage == nil { advance(to: now) }
            phone.open(demoCase)
        } else if let letter = message.type {
            phone.type(letter)
        } else if let scroll = message.scroll {
            if touchingPage == nil { advance(to: now) }
            phone.scroll(
                at: CGPoint(x: scroll.place[0], y: scroll.place[1]), by: CGVector(dx: scroll.by[0], dy: scroll.by[1]),
                ends: scroll.ends)
        } else if let settings = message.settings {
            if phone.apply(settings) { deviceChanged() }
        } else {
            phone.reset()
            lastTime = now
            deviceChanged()
        }
        page.frame = message.frame ?? page.frame
        publish()
        return .noContent
    }

    private func deviceChanged() {
        verdict = PageState.Verdict()
        seen = []
        events = []
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

    /// Seconds for which the phone waits for a page with a finger on it.
    private static let patience: TimeInterval = 2

    func tick(now: TimeInterval) {
        guard timeToNextTick(now: now) <= 0 else { return }
        if phone.isMoving { advance(to: touchingPage == nil ? now : now - Self.patience) }
        publish()
    }

    func timeToNextTick(now: TimeInterval) -> TimeInterval {
        // A page that has read its updates waits for the answer that it has missed.
        if pages.contains(where: { $0.isBehind && !$0.stream.isCongested }) { return 0 }
        guard phone.isMoving else { return 1 }
        return lastTime + Self.ownFrame + (touchingPage == nil ? 0 : Self.patience) - now
    }
}

/// Time and touches.
extension LiveService {
    /// The page with a finger on the phone. The times of its messages advance the phone's time.
    private var touchingPage: Page? { pages.first { !$0.fingers.isEmpty } }

    /// Advances the phone's time, never backwards, and by `patience` at most.
    private func advance(to time: TimeInterval) {
        guard time > lastTime else { return }
        phone.advance(min(time - lastTime, Self.patience))
        lastTime = time
    }

    private func take(_ touches: [PageMessage.Touch], from page: Page, now: TimeInterval) {
        for touch in touches {
            let time = touch.time / 1000
            if page.fingers.isEmpty { page.clock.beginTouch(at: time, shown: lastTime) }
            advance(to: page.clock.serverTime(of: time, now: now))
            if touch.phase == .down {
                guard page.fingers[touch.finger] == nil, let finger = freeFinger else { continue }
                page.fingers[touch.finger] = finger
                phone.touch(finger, .down, at: touch.point)
            } else if let finger = page.fingers[touch.finger] {
                if touch.phase != .move { page.fingers[touch.finger] = nil }
                phone.touch(finger, touch.phase, at: touch.point)
            }
            if page.fingers.isEmpty { page.clock.endTouch() }
        }
    }

    private var freeFinger: Int? {
        let used = Set(pages.flatMap(\.fingers.values))
        return (0..<10).first { !used.contains($0) }
    }
}

/// The updates for the pages.
extension LiveService {
    private func note(_ event: PopEvent) {
        switch event {
        case .refused(let refusal):
            // On the menu a drag scrolls, so there is no refusal.
            if shownCase != nil {
                verdict = .init(kind: "refused", text: event.sentence, code: ".refused(.\(refusal))")
            }
            seen.insert(refusal)
        case .willPop(let pop):
            verdict = .init(kind: "allowed", text: "Pop allowed", code: ".willPop, \(pop.trigger.words)")
        case .didCancel:
            verdict = .init(kind: "cancelled", text: "Cancelled: the screen stays", code: ".didCancel")
        case .didPop(let pop):
            verdict = .init(kind: "allowed", text: "Popped", code: ".didPop, \(pop.trigger.words)")
        }
        newEvents.append(PageEvent(time: phone.device.now, text: event.sentence))
    }

    private var state: PageState {
        let navigationController = phone.navigationController
        if navigationController.transitionCoordinator == nil {
            shownCase = DemoNavigation.demoCase(of: navigationController.topViewController)?.name
        }
        return PageState(
            case: shownCase,
            verdict: verdict,
            stack: navigationController.viewControllers.map { $0.title ?? "" },
            driver: "\(navigationController.activePopDriver)",
            barHidden: navigationController.isNavigationBarHidden,
            hung: phone.device.isHung,
            isMirrored: navigationController.view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            isTyping: phone.isTyping,
            buttons: phone.isMoving ? shownState?.buttons ?? [] : phone.buttons,
            back: phone.isMoving ? shownState?.back : phone.backButton,
            seen: PopGestureRefusal.allCases.filter(seen.contains).map { "\($0)" },
            settings: phone.settings)
    }

    private func publish() {
        phone.device.activate()
        let picture = phone.device.picture()
        let state = state
        let isNew = picture != shown
        let message = PageUpdate(
            picture: isNew ? picture.json(since: shown) : nil, state: state == shownState ? nil : state,
            events: newEvents, isMoving: phone.isMoving)
        events = (events + newEvents).suffix(100)
        newEvents = []
        if isNew { shown = picture }
        shownState = state
        lazy var whole = PageUpdate(
            picture: (shown ?? picture).json(), state: state, events: events, isMoving: phone.isMoving,
            lists: Self.lists)
        let now = Server.now()
        for page in pages {
            if page.stream.isCongested {
                page.isBehind = true
                continue
            }
            if page.isBehind {
                page.stream.write(event: whole.bytes(for: page.address, answer: page.frame), now: now)
            } else if page.frame != nil || !message.isEmpty {
                page.stream.write(event: message.bytes(answer: page.frame), now: now)
            }
            page.isBehind = false
            page.frame = nil
        }
    }

    /// Encoded once, since an attack may open many pages.
    private static let lists = PageUpdate.json(
        PageUpdate.Lists(
            cases: DemoCase.all.map {
                PageCase(
                    name: $0.name, section: $0.section.rawValue, title: $0.title, try: $0.instruction,
                    then: $0.expectation)
            },
            refusals: PopGestureRefusal.allCases.map { refusal in
                PageRefusal(
                    name: "\(refusal)", reason: refusal.reason,
                    cases: DemoCase.all.filter { $0.refusals.contains(refusal) }.map(\.name), note: refusal.whyUnseen)
            }))
}
