import PopNavigation
import TrialTools

/// A cell played on a plain controller and on the library's with each mechanism. UIKit has no swipe out of a modal's
/// root, so that is compared with a swipe back, and none forward, so that is compared with an app's own.
package struct Comparison: Sendable {
    package let cell: Cell
    /// What the library is compared with.
    package let plain: Outcome
    package private(set) var library: [(mechanism: Mechanism, outcome: Outcome)]

    @MainActor
    package init(_ cell: Cell, mechanisms: [Mechanism]? = nil) {
        self.cell = cell
        plain = cell.reference
        library = (mechanisms ?? Contestant.mechanisms(on: cell.surroundings)).map { mechanism in
            (mechanism, Trial.play(cell, on: .library(mechanism, cell.effect == .zoom ? .full : .leadingThird)))
        }
        guard plain.winner == .pop, cell.effect == .pop else { return }
        // The app has configured the area, so a refusal because of it is its own.
        // With the widest area the drag must pop.
        for index in library.indices where library[index].outcome.refusal == .outsideArea {
            library[index].outcome = Trial.play(cell, on: .library(library[index].mechanism, .full))
        }
    }

    /// The faults of the library compared with a plain controller.
    package var deviations: [Deviation] {
        library.flatMap { mechanism, outcome in
            Deviation.Kind.all(of: outcome, insteadOf: plain, in: cell).map {
                Deviation(cell: cell, mechanism: mechanism, kind: $0, plain: plain, outcome: outcome)
            }
        }
    }
}

extension Cell {
    /// What the library's swipe is compared with.
    @MainActor
    fileprivate var reference: Outcome {
        switch effect {
        case .pop, .zoom: Trial.play(self, on: .plain)
        // A dismissal needs no way back in the bar.
        case .dismissal: popByOwnPan(over: content == .noWayBack ? .plain : content)
        // The scroll view waits for the swipe, so its gesture at the edge gets slanting drags too.
        case .forward where content == .edgeGesture:
            Trial.play(Cell(content, start, .straight, on: surroundings, effect), on: .plain)
        case .forward: Trial.play(self, on: usesForwardDrags ? .plain : .plainWithForward)
        }
    }

    /// Whether the content uses a drag from the trailing edge: it can scroll on, has actions or a control there, has
    /// screens of its own to pop, or covers the screen.
    private var usesForwardDrags: Bool {
        switch content {
        // It rests at the left, in either direction.
        case .grid: !surroundings.isMirrored
        case .carouselAtStart, .carouselInMiddle, .pagerOnFirstPage, .pagerOnSecondPage, .pageControllerOnFirstPage,
            .pageControllerOnSecondPage, .trailingRowActions, .slider, .innerNavigationThreeDeep, .sheet, .popover:
            true
        default: false
        }
    }

    /// A pop by the own pan, which pops at each place on each system if the app's delegate has an animator.
    @MainActor
    private func popByOwnPan(over content: Content) -> Outcome {
        var cell = self
        (cell.effect, cell.content) = (.pop, content)
        let delegate = FadeDelegate()
        return withExtendedLifetime(delegate) {
            Trial.play(cell, on: .library(.ownTransition)) { $0.delegate = delegate }
        }
    }
}
