import DemoScreens
import Foundation
import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

/// The updates for the page.
extension Visit {
    func note(_ event: PopEvent) {
        board.note(event, at: phone.device.now)
    }

    private var state: PageState? {
        guard let library = phone.library else { return nil }
        if library.transitionCoordinator == nil { board.show(phone.demoCase?.name) }
        let isMoving = phone.isMoving
        return PageState(
            case: board.shownCase, verdict: board.verdict,
            stack: phone.shownStack.map { .init(name: $0.screenName, title: $0.title ?? "") },
            barHidden: library.isNavigationBarHidden, hung: phone.device.isHung,
            isMirrored: library.view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            isTyping: phone.isTyping,
            buttons: isMoving ? board.shownState?.buttons ?? [] : phone.buttons,
            back: isMoving ? board.shownState?.back : phone.backButton,
            seen: PopGestureRefusal.allCases.filter(board.seen.contains).map { "\($0)" },
            code: isMoving && board.shownState != nil
                ? board.shownState!.code : phones.map { ScreenCode.of($0.navigationController) },
            hint: phone.reaction.hasBegun ? nil : phone.hint,
            outcomes: pair.outcomes(on: board.touchedCase), settings: phone.settings)
    }

    func publish() {
        guard let stream else { return }
        if isBehind { board.forgetPictures() }
        let picture = phone.device.picture()
        phone.device.activate()
        guard let state else { return }
        let now = Server.now()
        let news = board.news(picture, state, isMoving: isMoving)
        let answers = !stream.isCongested && !isBehind && (frame != nil || !news.isEmpty)
        if answers {
            stream.write(event: news.bytes(answer: frame), now: now)
            // The answer to a touch doesn't wait for the plain phone.
            if phones.count > 1 { _ = stream.flush(now: now) }
        }
        let plain = phones.dropFirst().first.flatMap {
            board.news(ofPlain: $0.device.picture(), isMoving: isMoving)
        }
        phone.device.activate()
        if stream.isCongested {
            isBehind = true
            return
        }
        if isBehind {
            let whole = board.whole(isMoving: isMoving, lists: Self.lists)
            stream.write(event: whole.bytes(for: address, answer: frame), now: now)
        } else if let plain {
            stream.write(event: plain.bytes(answer: nil), now: now)
        }
        isBehind = false
        frame = nil
    }

    /// Encoded once, since an attack may open many pages.
    private static let lists = PageUpdate.json(
        PageUpdate.Lists(
            cases: DemoCase.all.map { demoCase in
                PageCase(
                    name: demoCase.name, title: demoCase.title, try: demoCase.instruction,
                    then: demoCase.expectation, system: ComparisonScript.system(of: demoCase),
                    device: ComparisonScript.device(of: demoCase), isBare: ComparisonScript.hasBareScreen(demoCase))
            },
            groups: Phone.Settings.systems.reduce(into: [:]) { $0["\($1)"] = PageGroup.all(on: $1) },
            refusals: PopGestureRefusal.allCases.map { refusal in
                PageRefusal(
                    name: "\(refusal)", reason: refusal.reason,
                    cases: DemoCase.all.filter { $0.refusals.contains(refusal) }.map(\.name), note: refusal.whyUnseen)
            }))
}
