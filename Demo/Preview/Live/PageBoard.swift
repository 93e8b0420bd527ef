import Foundation
import PopNavigation
import UIKitSimulator

/// The content of the pages: the pictures, the state, the verdict of the last touch and the log.
@MainActor final class PageBoard {
    private var shownPictures: [Picture] = []
    private(set) var shownState: PageState?
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
            // On the menu a drag scrolls, so there is no refusal.
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

    /// Another device.
    func clear() {
        clearVerdict()
        seen = []
        events = []
        newEvents = []
    }

    /// The changes since the last update.
    func news(_ pictures: [Picture], _ state: PageState, isMoving: Bool) -> PageUpdate {
        let changes = pictures.enumerated().map { index, picture -> String? in
            let shown = shownPictures.indices.contains(index) ? shownPictures[index] : nil
            return picture == shown ? nil : picture.json(since: shown)
        }
        let update = PageUpdate(
            pictures: changes.contains { $0 != nil } ? changes : [], state: state == shownState ? nil : state,
            events: newEvents, isMoving: isMoving)
        events = (events + newEvents).suffix(100)
        newEvents = []
        shownPictures = pictures
        shownState = state
        return update
    }

    /// The update for a new page: pictures, state, events and lists.
    func whole(isMoving: Bool, lists: String) -> PageUpdate {
        PageUpdate(
            pictures: shownPictures.map { $0.json() }, state: shownState, events: events, isMoving: isMoving,
            lists: lists)
    }
}
