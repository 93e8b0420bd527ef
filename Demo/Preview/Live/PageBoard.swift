import Foundation
import PopNavigation
@testable import UIKitSimulator

/// The content of the pages: the pictures, the state, the verdict of the last touch and the log.
@MainActor final class PageBoard {
    private var shownPictures: [Picture] = []
    private(set) var shownState: PageState?
    /// Whether the phones moved in the last update.
    private var shownMoving = false
    /// The case on the phone. It does not change during a swipe, which may be cancelled.
    private(set) var shownCase: String?
    private(set) var verdict = PageVerdict()
    private(set) var seen: Set<PopGestureRefusal> = []
    private var events: [PageEvent] = []
    private var newEvents: [PageEvent] = []
    /// Where the last touch began.
    var touchPlace: CGPoint? {
        didSet { touchedCase = shownCase }
    }
    /// The case on the phone when the last touch began.
    private(set) var touchedCase: String?

    func note(_ event: PopEvent, at time: TimeInterval) {
        newEvents.append(PageEvent(time: time, text: event.sentence))
        if case .refused(let refusal) = event {
            seen.insert(refusal)
            // On the menu, a drag scrolls and is never refused.
            if shownCase == nil { return }
        }
        let place = touchPlace.map { [Double($0.x), Double($0.y)] }
        if let next = verdict.following(event, on: shownCase, touchedAt: place) { verdict = next }
    }

    /// A case has come to the top, or the menu. The verdict of a pop to the menu remains.
    func show(_ demoCase: String?) {
        if let demoCase, demoCase != shownCase {
            clearVerdict()
            touchedCase = demoCase
        }
        shownCase = demoCase
    }

    func clearVerdict() {
        verdict = PageVerdict(number: verdict.number)
    }

    /// New phones.
    func clear() {
        clearVerdict()
        events = []
        newEvents = []
    }

    func forgetSeen() {
        seen = []
    }

    /// The changes of the library's phone, of the state and of the log since the last update.
    func news(_ picture: Picture, _ state: PageState, isMoving: Bool) -> PageUpdate {
        let change = change(of: picture, at: 0)
        let update = PageUpdate(
            pictures: change == nil ? [] : [change], state: state == shownState ? nil : state, events: newEvents,
            isMoving: isMoving, startsOrEnds: isMoving != shownMoving)
        events = (events + newEvents).suffix(100)
        newEvents = []
        shownState = state
        shownMoving = isMoving
        return update
    }

    /// The change of the plain phone; nil if it shows the same.
    func news(ofPlain picture: Picture, isMoving: Bool) -> PageUpdate? {
        change(of: picture, at: 1).map { PageUpdate(pictures: [nil, $0], events: [], isMoving: isMoving) }
    }

    /// Keeps the phone's picture as the shown one, and returns what has changed.
    private func change(of picture: Picture, at index: Int) -> String? {
        let shown = shownPictures.indices.contains(index) ? shownPictures[index] : nil
        if shown == nil { shownPictures.append(picture) } else { shownPictures[index] = picture }
        return picture == shown ? nil : picture.json(since: shown)
    }

    /// The phones have been replaced.
    func forgetPictures() {
        shownPictures = []
    }

    /// The update for a new page: pictures, state, events and lists.
    func whole(isMoving: Bool, lists: String) -> PageUpdate {
        PageUpdate(
            pictures: shownPictures.map { $0.json() }, state: shownState, events: events, isMoving: isMoving,
            lists: lists)
    }
}
