import ArbitrationMatrix
import Foundation
import PopNavigation
@testable import PopNavigationUI
import Testing
import UIKit

/// Each value on a plain controller, beside a plain controller without a value.
@MainActor
@Suite("Values for UIKit's gestures × contents × starts")
struct SystemPopMatrixTests {
    /// Every cell of the product is played by the program that sets the variable; `swift test` plays a sample.
    private nonisolated static let every = ProcessInfo.processInfo.environment["POP_EVERY"].flatMap { Int($0) } ?? 37

    private nonisolated static let devices = [15, 18, 26, 27].flatMap { version in
        [true, false].map { Surroundings(.iPhone(version: version), isMirrored: $0) }
    }

    @Test(
        "UIKit decides alone about a swipe that a value allows; others neither pop nor hang", .covers(56),
        arguments: devices, Drag.allCases)
    func cells(_ surroundings: Surroundings, _ drag: Drag) {
        let cells = Content.allCases.flatMap { content in
            Start.allCases.map { Cell(content, $0, drag, on: surroundings) }
        }
        let first = Self.devices.firstIndex(of: surroundings)! + Drag.allCases.firstIndex(of: drag)!
        for index in stride(from: first % Self.every, to: cells.count, by: Self.every) { check(cells[index]) }
    }

    private func check(_ cell: Cell) {
        let plain = Trial.play(cell, on: .plain)
        for gestures in [SystemPopGestures.all, .content(in: .leadingThird), .edgeOnly, .none] {
            let limited = Trial.play(cell, on: .plain) { $0.systemPopGestures = gestures }
            if gestures.allow(cell.start) || plain.winner != .pop {
                #expect(limited == plain, "\(gestures), \(cell)")
            } else {
                #expect(limited.winner != .pop && !limited.isPopped, "\(gestures), \(cell)")
                #expect(!limited.isHung && limited.faultsOfBar.isEmpty, "\(gestures), \(cell)")
            }
        }
    }
}

extension SystemPopGestures {
    /// Whether a swipe may begin at one of the places.
    fileprivate func allow(_ start: Start) -> Bool {
        switch start {
        case .x3, .x10, .x19: self != .none
        case .x21, .insideThird: self == .content(in: .leadingThird) || self == .all
        case .outsideThird, .middle, .farSide: self == .all
        }
    }
}
