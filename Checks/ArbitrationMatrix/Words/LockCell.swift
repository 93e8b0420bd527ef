/// One cell about locks: what the app sets, for which recognizers, on which screen, and what the finger does.
package struct LockCell: Hashable, Sendable {
    /// The recognizers that the app configures.
    package enum Recipients: String, CaseIterable, Sendable {
        case edge, both
    }

    /// Why UIKit itself refuses a swipe on the screen.
    package enum Screen: String, CaseIterable, Sendable {
        case bar, hidden, item
        /// The app's delegate returns an animator.
        case animator
    }

    /// Where the finger goes down.
    package enum Place: String, CaseIterable, Sendable {
        /// 5 points from the leading edge, where UIKit's edge recognizer takes the touch.
        case edge
        /// 60 points, in the library's area.
        case area

        var distance: Double { self == .edge ? 5 : 60 }
    }

    package var lock: Lock
    package var recipients: Recipients
    package var screen: Screen
    package var content: WatchedContent
    package var place: Place
    package var path: DragPath
    package var surroundings: Surroundings

    package static let paths: [DragPath] = [.forward, .backward, .down]

    /// All cells. There is one recognizer before iOS 26.
    package static let all: [LockCell] = Surroundings.ofWords.flatMap { surroundings in
        Lock.allCases.flatMap { lock in
            Recipients.allCases.filter { $0 == .edge || surroundings.version >= 26 }.flatMap { recipients in
                Screen.allCases.flatMap { screen in
                    WatchedContent.allCases.flatMap { content in
                        Place.allCases.flatMap { place in
                            paths.map {
                                LockCell(
                                    lock: lock, recipients: recipients, screen: screen, content: content, place: place,
                                    path: $0, surroundings: surroundings)
                            }
                        }
                    }
                }
            }
        }
    }

    /// Whether the app has locked the swipe that this finger would make: it refuses for the recognizer that serves the
    /// place. Before iOS 26 that is the edge recognizer everywhere. Later both serve the edge.
    package var isLocked: Bool {
        let hasContent = surroundings.version >= 26
        if hasContent, recipients == .edge { return false }
        let isServedByEdge = !hasContent || place == .edge
        return !lock.agrees(
            hasTouch: hasContent || place == .edge, isEdge: isServedByEdge, isAtEdge: place == .edge)
    }

    /// Whether the library's own pan serves the place: the app has asked for that by using the library.
    package var isInOwnPansArea: Bool { surroundings.version < 26 && place == .area }
}

extension Surroundings {
    /// The systems of the cells about an app's settings, in both layout directions.
    package static let ofWords: [Surroundings] = [15, 16, 17, 18, 26, 27].flatMap { version in
        [false, true].map { Surroundings(.iPhone(version: version), isMirrored: $0) }
    }

    /// The system and the direction: `ios18 ltr`.
    fileprivate var words: String { "ios\(version) \(isMirrored ? "rtl" : "ltr")" }

    /// - Parameter words: The last words of a cell's text.
    init?(_ words: some Collection<String>) {
        let text = words.joined(separator: " ")
        guard let known = Self.ofWords.first(where: { $0.words == text }) else { return nil }
        self = known
    }

    static func words(of surroundings: Surroundings) -> String { surroundings.words }
}

/// A cell is written `refuses both hidden canvas area forward ios18 ltr`.
extension LockCell: LosslessStringConvertible {
    package var description: String {
        let words = [
            lock.rawValue, recipients.rawValue, screen.rawValue, content.rawValue, place.rawValue, path.rawValue,
        ]
        return words.joined(separator: " ") + " " + Surroundings.words(of: surroundings)
    }

    package init?(_ description: String) {
        let words = description.split(separator: " ").map(String.init)
        guard words.count == 8, let lock = Lock(rawValue: words[0]), let recipients = Recipients(rawValue: words[1]),
            let screen = Screen(rawValue: words[2]), let content = WatchedContent(rawValue: words[3]),
            let place = Place(rawValue: words[4]), let path = DragPath(rawValue: words[5]),
            Self.paths.contains(path), let surroundings = Surroundings(words[6...])
        else { return nil }
        self.init(
            lock: lock, recipients: recipients, screen: screen, content: content, place: place, path: path,
            surroundings: surroundings)
    }
}
