import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// The live demo: one phone that all open pages see and touch.
@MainActor final class LiveService: Service {
    private lazy var phone = Phone { [weak self] in self?.note($0) }
    private var pages: [ObjectIdentifier: Page] = [:]
    private var lastTime = Server.now()
    private var shown: Picture?
    private var shownState: PageState?
    /// The case on the phone; a swipe that may yet be cancelled leaves it as it is.
    private var shownCase: String?
    private var verdict = PageState.Verdict()
    private var seen: Set<PopGestureRefusal> = []
    private var events: [PageEvent] = []
    private var newEvents: [PageEvent] = []
    private let site = Site()

    // MARK: Service

    func respond(to request: HTTPRequest) -> HTTPResponse {
        site.respond(to: request)
    }

    func open(_ connection: Connection) {
        pages[ObjectIdentifier(connection)] = Page(connection)
        publish()
    }

    func closed(_ connection: Connection) {
        guard let page = pages.removeValue(forKey: ObjectIdentifier(connection)) else { return }
        for finger in page.fingers.values { phone.touch(finger, .up, at: .zero) }
        publish()
    }

    func receive(_ text: String, from connection: Connection) -> Bool {
        guard let page = pages[ObjectIdentifier(connection)], let message = PageMessage.parse(text) else {
            return false
        }
        page.lastHeard = Server.now()
        if let touches = message.touches, let time = message.time {
            page.clock.hear(time / 1000, at: page.lastHeard, isTouching: !page.fingers.isEmpty)
            take(touches, from: page)
            if hand == nil || hand === page { advance(to: page.clock.serverTime(of: time / 1000)) }
        } else if let name = message.open {
            guard let demoCase = DemoCase.named(name) else { return false }
            if hand == nil { advance(to: Server.now()) }
            phone.open(demoCase)
        } else if let settings = message.settings {
            if phone.apply(settings) { deviceChanged() }
        } else {
            phone.reset()
            deviceChanged()
        }
        publish(answering: page, frame: message.frame)
        return true
    }

    private func deviceChanged() {
        verdict = PageState.Verdict()
        seen = []
        events = []
        for page in pages.values {
            page.fingers = [:]
            // Another device counts its layers anew.
            page.isBehind = true
        }
    }

    /// The pages ask for frames while something moves; this is for when none of them does.
    private static let ownFrame: TimeInterval = 0.04

    func tick(now: TimeInterval) {
        guard phone.isMoving, now - lastTime >= Self.ownFrame, hand == nil else { return }
        advance(to: now)
        publish()
    }

    func timeToNextTick(now: TimeInterval) -> TimeInterval {
        guard phone.isMoving else { return 1 }
        return hand == nil ? lastTime + Self.ownFrame - now : Self.ownFrame
    }

    // MARK: Time and touches

    /// The page that has fingers on the phone. Time passes as it says: its touches may come late, but never too late.
    private var hand: Page? {
        let now = Server.now()
        return pages.values.first { !$0.fingers.isEmpty && now - $0.lastHeard < Self.patience }
    }

    /// How long a page with fingers on the phone may say nothing until time passes without it.
    private static let patience: TimeInterval = 2

    private func advance(to time: TimeInterval) {
        guard time > lastTime else { return }
        phone.advance(time - lastTime)
        lastTime = time
    }

    private func take(_ touches: [PageMessage.Touch], from page: Page) {
        for touch in touches {
            // A finger that goes down too late for the picture that is shown is late for as long as it is down.
            if page.fingers.isEmpty { page.clock.delay(touch.time / 1000, until: lastTime) }
            advance(to: page.clock.serverTime(of: touch.time / 1000))
            switch touch.phase {
            case .down:
                guard page.fingers[touch.finger] == nil, let finger = freeFinger else { continue }
                page.fingers[touch.finger] = finger
                phone.touch(finger, .down, at: touch.point)
            case .move:
                guard let finger = page.fingers[touch.finger] else { continue }
                phone.touch(finger, .move, at: touch.point)
            case .up:
                guard let finger = page.fingers.removeValue(forKey: touch.finger) else { continue }
                phone.touch(finger, .up, at: touch.point)
            }
        }
    }

    private var freeFinger: Int? {
        let used = Set(pages.values.flatMap(\.fingers.values))
        return (0..<10).first { !used.contains($0) }
    }

    // MARK: What the pages are told

    private func note(_ event: PopEvent) {
        switch event {
        case .refused(let refusal):
            verdict = .init(kind: "refused", text: event.sentence, code: ".refused(.\(refusal))")
            seen.insert(refusal)
        case .willPop(_, _, let trigger):
            verdict = .init(kind: "allowed", text: "Pop allowed", code: ".willPop, \(trigger.words)")
        case .didCancel:
            verdict = .init(kind: "cancelled", text: "Cancelled: the screen stays", code: ".didCancel")
        case .didPop(_, _, let trigger):
            verdict = .init(kind: "allowed", text: "Popped", code: ".didPop, \(trigger.words)")
        }
        newEvents.append(PageEvent(time: phone.device.now, text: event.sentence))
    }

    private var state: PageState {
        let navigationController = phone.navigationController
        let area = DemoNavigation.popArea(in: navigationController)
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
            area: .init(
                span: [area.frame.minX, area.frame.width], mirrored: area.isMirrored, text: area.words),
            buttons: phone.isMoving ? shownState?.buttons ?? [] : phone.buttons,
            seen: PopGestureRefusal.allCases.filter(seen.contains).map { "\($0)" },
            settings: phone.settings)
    }

    private func publish(answering asker: Page? = nil, frame: Int? = nil) {
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
        for page in pages.values {
            let answer = page === asker ? frame : nil
            if page.connection.isCongested {
                page.isBehind = true
            } else if page.isBehind {
                page.isBehind = false
                page.connection.write(WebSocket.frame(.text, whole.bytes(answer: answer)), now: now)
            } else if answer != nil || !message.isEmpty {
                page.connection.write(WebSocket.frame(.text, message.bytes(answer: answer)), now: now)
            }
        }
    }

    private static let lists = PageUpdate.Lists(
        cases: DemoCase.all.map {
            PageCase(
                name: $0.name, section: $0.section.rawValue, title: $0.title, try: $0.instruction, then: $0.expectation)
        },
        refusals: PopGestureRefusal.inOrder.map { refusal in
            PageRefusal(
                name: "\(refusal)", reason: refusal.reason,
                cases: DemoCase.all.filter { $0.refusals.contains(refusal) }.map(\.name), note: refusal.whyUnseen)
        })
}
