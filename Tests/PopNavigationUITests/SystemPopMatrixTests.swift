import ArbitrationMatrix
import PopNavigation
@testable import PopNavigationUI
import Testing
import UIKit

/// Each value on a plain controller, beside a plain controller without a value.
@MainActor
@Suite("Values for UIKit's gestures × contents × starts")
struct SystemPopMatrixTests {
    @Test(
        "Where a value allows a swipe, UIKit decides alone; where it refuses, nothing pops or hangs",
        arguments: [(15, false), (18, true), (26, false), (26, true), (27, false)])
    func cells(_ systemVersion: Int, _ isMirrored: Bool) {
        let surroundings = Surroundings(.iPhone(version: systemVersion), isMirrored: isMirrored)
        for content in Content.allCases {
            for start in [Start.x10, .insideThird, .middle] {
                let cell = Cell(content, start, systemVersion == 27 ? .singleEvent : .straight, on: surroundings)
                let plain = Trial.play(cell, on: .plain)
                for gestures in [SystemPopGestures.content(in: .leadingThird), .edgeOnly, .none] {
                    let limited = Trial.play(cell, on: .plain) { $0.systemPopGestures = gestures }
                    if gestures.allow(start) || plain.winner != .pop {
                        #expect(limited == plain, "\(gestures), \(cell)")
                    } else {
                        #expect(limited.winner != .pop && !limited.isPopped, "\(gestures), \(cell)")
                        #expect(!limited.isHung && limited.faultsOfBar.isEmpty, "\(gestures), \(cell)")
                    }
                }
            }
        }
    }
}

extension SystemPopGestures {
    /// Whether a swipe may begin at one of the places.
    fileprivate func allow(_ start: Start) -> Bool {
        switch start {
        case .x10: self != .none
        case .insideThird: self == .content(in: .leadingThird)
        default: false
        }
    }
}
