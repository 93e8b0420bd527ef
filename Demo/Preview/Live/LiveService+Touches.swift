import Foundation
import UIKit

/// Time and touches.
extension LiveService {
    /// Seconds for which the phones wait for a page with a finger on them.
    static let patience: TimeInterval = 2

    /// The page with a finger on the phones. The times of its messages advance the phones' time.
    var touchingPage: Page? { pages.first { !$0.fingers.isEmpty } }

    /// Advances the phones' time, never backwards, and by `patience` at most.
    func advance(to time: TimeInterval) {
        guard time > lastTime else { return }
        for phone in phones { phone.advance(min(time - lastTime, Self.patience)) }
        lastTime = time
    }

    /// Takes the touches of a message, which was sent at `time` on the page's clock.
    func take(_ touches: [PageMessage.Touch], at time: TimeInterval, from page: Page, now: TimeInterval) {
        page.clock.note(time, at: now)
        for touch in touches {
            let time = touch.time / 1000
            if page.fingers.isEmpty { page.clock.beginTouch(at: time, shown: lastTime) }
            advance(to: page.clock.serverTime(of: time, now: now))
            if touch.phase == .down {
                guard page.fingers[touch.finger] == nil, let finger = freeFinger else { continue }
                if touchingPage == nil { board.touchPlace = touch.point }
                page.fingers[touch.finger] = finger
                for phone in phones { phone.touch(finger, .down, at: touch.point) }
            } else if let finger = page.fingers[touch.finger] {
                if touch.phase != .move { page.fingers[touch.finger] = nil }
                for phone in phones { phone.touch(finger, touch.phase, at: touch.point) }
            }
            if page.fingers.isEmpty { page.clock.endTouch() }
        }
        if touchingPage == nil || touchingPage === page { advance(to: page.clock.serverTime(of: time, now: now)) }
    }

    func take(_ scroll: PageMessage.Scroll, now: TimeInterval) {
        if touchingPage == nil { advance(to: now) }
        let place = CGPoint(x: scroll.place[0], y: scroll.place[1])
        // Up and down it is a scroll, and no attempt to go back.
        board.touchPlace = abs(scroll.by[1]) > abs(scroll.by[0]) ? nil : place
        for phone in phones {
            phone.scroll(at: place, by: CGVector(dx: scroll.by[0], dy: scroll.by[1]), ends: scroll.ends)
        }
    }

    private var freeFinger: Int? {
        let used = Set(pages.flatMap(\.fingers.values))
        return (0..<10).first { !used.contains($0) }
    }
}
