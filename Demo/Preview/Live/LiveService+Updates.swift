import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// The updates for the pages.
extension LiveService {
    func note(_ event: PopEvent) {
        board.note(event, at: phone.device.now)
    }

    private var state: PageState? {
        guard let library = phone.library else { return nil }
        if library.transitionCoordinator == nil { board.show(phone.demoCase?.name) }
        let isMoving = phone.isMoving
        return PageState(
            case: board.shownCase, verdict: board.verdict,
            stack: library.viewControllers.map { .init(name: $0.screenName, title: $0.title ?? "") },
            driver: "\(library.activePopDriver)", barHidden: library.isNavigationBarHidden,
            hung: phone.device.isHung,
            isMirrored: library.view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            isTyping: phone.isTyping,
            buttons: isMoving ? board.shownState?.buttons ?? [] : phone.buttons,
            back: isMoving ? board.shownState?.back : phone.backButton,
            seen: PopGestureRefusal.allCases.filter(board.seen.contains).map { "\($0)" },
            swift: library.topViewController.map(PreferenceSource.text) ?? "",
            reactions: phones.map(\.reaction.words), settings: phone.settings)
    }

    func publish() {
        let pictures = phones.map { $0.device.picture() }
        phone.device.activate()
        guard let state else { return }
        let news = board.news(pictures, state, isMoving: isMoving)
        lazy var whole = board.whole(isMoving: isMoving, lists: Self.lists)
        let now = Server.now()
        for page in pages {
            if page.stream.isCongested {
                page.isBehind = true
                continue
            }
            if page.isBehind {
                page.stream.write(event: whole.bytes(for: page.address, answer: page.frame), now: now)
            } else if page.frame != nil || !news.isEmpty {
                page.stream.write(event: news.bytes(answer: page.frame), now: now)
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
