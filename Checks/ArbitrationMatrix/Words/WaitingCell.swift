import PopNavigation
import TrialTools
import UIKit

/// One cell about recognizers that wait: which one, for which others, where, and what the finger does.
package struct WaitingCell: Hashable, Sendable {
    /// Where the finger goes down, and what the library may do there.
    package enum Place: String, CaseIterable, Sendable {
        /// The root of the stack, where nothing pops.
        case root
        /// At the leading edge.
        case edge
        /// In the library's area.
        case area
        /// Next to the area.
        case nextTo
        /// Where the area would be, with the area `system`.
        case system
        /// Where the area would be, with the controller's switch off. On an attached swipe, the screen's switch is off.
        case off
        /// Where the area would be, with the screen's switch off.
        case screenOff

        var distance: CGFloat {
            switch self {
            case .edge: 5
            case .nextTo: 300
            default: 60
            }
        }

        /// Whether nothing pops there.
        var isWithoutSwipe: Bool { self == .root || self == .off || self == .screenOff }
    }

    package var waiter: Waiter
    package var patience: Waiter.Patience
    package var place: Place
    package var path: DragPath
    package var surroundings: Surroundings

    package static let all: [WaitingCell] = Surroundings.ofWords.flatMap { surroundings in
        Waiter.allCases.flatMap { waiter in
            waiter.patiences.flatMap { patience in
                Place.allCases.flatMap { place in
                    waiter.paths.map {
                        WaitingCell(
                            waiter: waiter, patience: patience, place: place, path: $0, surroundings: surroundings)
                    }
                }
            }
        }
    }
}

extension WaitingCell: WordsCell {
    package var hosts: [(name: String, contestant: Contestant)] {
        [("class", .library(.library)), ("attached", .attached(.leadingThird))]
    }

    package var label: String { "\(waiter), \(patience), \(place)" }

    @MainActor
    package func play(on contestant: Contestant) -> ContentRecord {
        // A plain controller has no switch: where nothing pops, its screen is the root.
        let isAtRoot = place == .root || contestant == .plain && place.isWithoutSwipe
        let stage = DragStage(contestant, on: surroundings, screens: isAtRoot ? 1 : 3)
        let library = stage.navigation as? BasicNavigationController
        if place == .system {
            library?.popGestureArea = .system
            if library == nil { stage.top.area = .system }
        }
        if place == .off { library?.popGestureRecognizerEnabled = false }
        if place == .screenOff || place == .off && library == nil { stage.top.isGestureEnabled = false }
        stage.show()
        stage.attach()
        let directions: UISwipeGestureRecognizer.Direction =
            switch path {
            case .backward: surroundings.isMirrored ? .right : .left
            case .down: .down
            default: surroundings.isMirrored ? .left : .right
            }
        let installed = InstalledWaiter(waiter, patience, on: stage.top, in: stage.navigation, directions: directions)
        stage.device.settle()
        return stage.play(path, from: place.distance, look: { installed.line }, hasActed: { installed.hasActed })
    }

    @MainActor
    package func deviations(of record: ContentRecord, insteadOf plain: ContentRecord, on contestant: Contestant)
        -> [WordsDeviation]
    {
        if record.isHung, !plain.isHung { return [.init(.hung, "")] }
        // The app has configured the area.
        if plain.hasBegunPop, place == .nextTo { return [] }
        if plain.hasBegunPop { return record.hasBegunPop ? [] : [.init(.lost, "plain pops")] }
        // The app hasn't locked the screen, and has asked for the area by using the library.
        if record.hasBegunPop { return isOwnPans ? [] : [.init(.lifted, "")] }
        // Where the own pan serves the touch, it begins no later than where UIKit has a content recognizer.
        let latest = isOwnPans ? max(plain.firstAction ?? .max, onLaterSystem.firstAction ?? .max) : plain.firstAction
        guard let latest else { return [] }
        if record.firstAction ?? .max > latest {
            let event = record.firstAction.map { "in event \($0)" } ?? "never"
            return [.init(.late, "\(event); plain: \(latest)")]
        }
        return []
    }

    /// Whether the library's own pan may follow the touch.
    private var isOwnPans: Bool { surroundings.version < 26 && place == .area }

    /// Plays the cell on a plain controller with a content recognizer.
    @MainActor
    private var onLaterSystem: ContentRecord {
        var cell = self
        cell.surroundings.device = .iPhone(version: 26)
        return cell.play(on: .plain)
    }
}

/// A cell is written `pan all area down ios18 ltr`.
extension WaitingCell: LosslessStringConvertible {
    package var description: String {
        let words = [waiter.rawValue, patience.rawValue, place.rawValue, path.rawValue]
        return words.joined(separator: " ") + " " + Surroundings.words(of: surroundings)
    }

    package init?(_ description: String) {
        let words = description.split(separator: " ").map(String.init)
        guard words.count == 6, let waiter = Waiter(rawValue: words[0]),
            let patience = Waiter.Patience(rawValue: words[1]), waiter.patiences.contains(patience),
            let place = Place(rawValue: words[2]), let path = DragPath(rawValue: words[3]), waiter.paths.contains(path),
            let surroundings = Surroundings(words[4...])
        else { return nil }
        self.init(waiter: waiter, patience: patience, place: place, path: path, surroundings: surroundings)
    }
}
