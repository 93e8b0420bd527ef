import ArbitrationMatrix
import PopNavigation
import Testing
import TrialTools
import UIKit

@testable import PopNavigationUI

/// A plain controller with modifiers, compared with one without.
@MainActor
struct ModifierMatrixTests {
    /// A sample has each of so many cells.
    private nonisolated static let every = Sample.isWhole ? 23 : 89

    /// iOS 27 is as iOS 26.
    private nonisolated static let devices = [15, 18, 26].flatMap { version in
        [true, false].map { Surroundings(.iPhone(version: version), isMirrored: $0) }
    }

    private func sample(of contents: [Content] = Content.allCases, _ body: (Cell) -> Void) {
        for surroundings in Self.devices {
            for drag in Drag.allCases { sample(surroundings, drag, of: contents, body) }
        }
    }

    private func sample(_ surroundings: Surroundings, _ drag: Drag, of contents: [Content], _ body: (Cell) -> Void) {
        let cells = contents.flatMap { content in
            Start.allCases.map { Cell(content, $0, drag, on: surroundings) }
        }
        let first = Self.devices.firstIndex(of: surroundings)! + Drag.allCases.firstIndex(of: drag)!
        for index in stride(from: first % Self.every, to: cells.count, by: Self.every) { body(cells[index]) }
    }

    private func mark(_ values: PopGestureValue...) -> (UINavigationController) -> Void {
        { navigation in
            guard let screen = navigation.viewControllers.last else { return }
            for value in values { screen.view.addSubview(PopGestureMarker(value)) }
        }
    }

    fileprivate func playNothingStated() {
        sample { cell in
            let plain = Trial.play(cell, on: .plain)
            let marked = Trial.play(cell, on: .plain, whenShown: mark(.events { _ in }, .request(PopRequest())))
            #expect(marked == plain, "\(cell): \(marked), plain: \(plain)")
        }
    }

    fileprivate func playFull() {
        // In text that is being edited, a drag moves the caret.
        sample(of: Content.allCases.filter { $0 != .textField }) { cell in
            let plain = Trial.play(cell, on: .plain)
            let marked = Trial.play(cell, on: .plain, whenShown: mark(.area(.full)))
            #expect(!marked.isHung && marked.faultsOfBar == [], "\(cell)")
            if plain.isPopped { #expect(marked.isPopped, "\(cell)") }
        }
    }

    fileprivate func playDisabled() {
        sample { cell in
            let marked = Trial.play(cell, on: .plain, whenShown: mark(.enabled(false)))
            #expect(!marked.isPopped && marked.winner != .pop, "\(cell)")
            #expect(!marked.isHung && marked.faultsOfBar == [], "\(cell)")
        }
    }
}

extension LongModifierComparisons {
    @Test(
        "A handler and a question that agrees don't change a drag", .covers(.modifierScope, .failsOpen))
    static func nothingStated() async {
        await #expect(processExitsWith: .success) { await ModifierMatrixTests().playNothingStated() }
    }

    @Test(
        "With an area of the whole width a swipe pops wherever UIKit's does",
        .covers(.modifierScope, .failsOpen))
    static func full() async {
        await #expect(processExitsWith: .success) { await ModifierMatrixTests().playFull() }
    }

    @Test(
        "A swipe that a screen disables neither pops nor hangs", .covers(.modifierScope, .failsOpen))
    static func disabled() async {
        await #expect(processExitsWith: .success) { await ModifierMatrixTests().playDisabled() }
    }
}
