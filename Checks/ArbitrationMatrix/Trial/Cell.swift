/// One cell of the matrix: what is on the screen, and what the finger does.
package struct Cell: Hashable, Sendable {
    package var content: Content
    package var start: Start
    package var drag: Drag
    package var surroundings: Surroundings
    package var effect: SwipeEffect

    package init(
        _ content: Content, _ start: Start, _ drag: Drag, on surroundings: Surroundings, _ effect: SwipeEffect = .pop
    ) {
        self.effect = effect
        self.content = content
        self.start = start
        self.drag = drag
        self.surroundings = surroundings
    }

    /// All cells. Neighbours differ in the drag.
    package static var all: [Cell] {
        SwipeEffect.allCases.flatMap { effect in
            effect.surroundings.flatMap { surroundings in
                Content.allCases.flatMap { content in
                    effect.starts.flatMap { start in
                        Drag.allCases.map { Cell(content, start, $0, on: surroundings, effect) }
                    }
                }
            }
        }
    }
}

extension Cell {
    /// Whether the app has asked for a swipe that a plain controller doesn't have, by using the library: on a screen on
    /// which UIKit refuses for its bar; and before iOS 26 in the area, beyond the region of UIKit's edge recognizer.
    var extendsSwipe: Bool {
        content == .hiddenBar || content == .leftItem
            || surroundings.version < 26 && start != .x3 && start != .x10
    }
}

extension Cell: CustomStringConvertible {
    package var description: String {
        "\(content.rawValue), from \(start.rawValue), \(drag.rawValue), \(surroundings)"
            + (effect == .pop ? "" : ", \(effect.rawValue)")
    }
}
