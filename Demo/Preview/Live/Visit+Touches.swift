import Foundation
import UIKit

/// Time and touches.
extension Visit {
    /// Seconds for which the phones wait for a page with a finger on them.
    static let patience: TimeInterval = 2

    /// Advances the phones' time, never backwards, and by `patience` at most.
    func advance(to time: TimeInterval) {
        guard time > lastTime else { return }
        for phone in phones { phone.advance(min(time - lastTime, Self.patience)) }
        lastTime = time
    }

    /// Takes the touches of a message, which was sent at `time` on the page's clock.
    func take(_ touches: [PageMessage.Touch], at time: TimeInterval, now: TimeInterval) {
        clock.note(time, at: now)
        for touch in touches {
            let time = touch.time / 1000
            if fingers.isEmpty { clock.beginTouch(at: time, shown: lastTime) }
            advance(to: clock.serverTime(of: time, now: now))
            if touch.phase == .down {
                guard !fingers.contains(touch.finger) else { continue }
                if fingers.isEmpty { board.touchPlace = touch.point }
                fingers.insert(touch.finger)
            } else {
                guard fingers.contains(touch.finger) else { continue }
                if touch.phase != .move { fingers.remove(touch.finger) }
            }
            for phone in phones { phone.touch(touch.finger, touch.phase, at: touch.point) }
            if fingers.isEmpty { clock.endTouch() }
        }
        advance(to: clock.serverTime(of: time, now: now))
    }

    func take(_ scroll: PageMessage.Scroll, now: TimeInterval) {
        if fingers.isEmpty { advance(to: now) }
        let place = CGPoint(x: scroll.place[0], y: scroll.place[1])
        // Up and down it is a scroll, and no attempt to go back.
        board.touchPlace = abs(scroll.by[1]) > abs(scroll.by[0]) ? nil : place
        for phone in phones {
            phone.scroll(at: place, by: CGVector(dx: scroll.by[0], dy: scroll.by[1]), ends: scroll.ends)
        }
    }
}
