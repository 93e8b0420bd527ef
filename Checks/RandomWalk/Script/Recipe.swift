/// The content and the preferences of a screen, written `carousel+hidden+full`.
package struct Recipe: Equatable, Sendable {
    package enum ScreenContent: String, CaseIterable, Sendable {
        case plain
        /// A view controller without preferences.
        case bare
        case list
        case slider
        /// A horizontal scroll view, at its start or in its middle.
        case carousel, middle
        /// A pager with a horizontal scroll view on each page.
        case nested
        case canvas
        /// A table with swipe actions on both sides.
        case table
        /// A screen with a text field.
        case field
        /// A screen with a search controller.
        case search
        /// A plain navigation controller of one to three screens inside the screen.
        case flow
        /// A container that answers with its child's preferences.
        case wrapper
    }

    package struct Wish: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let hidden = Wish(rawValue: 1)
        package static let disabled = Wish(rawValue: 2)
        package static let declines = Wish(rawValue: 4)
        package static let full = Wish(rawValue: 8)
        package static let edge = Wish(rawValue: 16)
        package static let item = Wish(rawValue: 32)
        package static let backless = Wish(rawValue: 64)
        package static let styled = Wish(rawValue: 128)
        /// Hides the tab bar.
        package static let tall = Wish(rawValue: 256)
        /// Shows the navigation bar, even if the app has hidden it.
        package static let shown = Wish(rawValue: 512)
        /// Allows the swipe on a screen whose bar shows no way back.
        package static let enabled = Wish(rawValue: 1024)
        /// The recognizers of the screen's content precede the swipe.
        package static let precedes = Wish(rawValue: 2048)
        /// Excludes a rectangle from the swipe.
        package static let rect = Wish(rawValue: 4096)

        /// Is pushed and popped with a zoom transition.
        package static let zoom = Wish(rawValue: 8192)
        /// Has a long press, for whose failure the swipe waits.
        package static let delays = Wish(rawValue: 16384)
        /// Has a pan, for whose failure UIKit's recognizers wait by the app's `require(toFail:)`: that of its scroll
        /// view, or one at the leading edge.
        package static let ties = Wish(rawValue: 32768)
        /// Has a pan that waits for the failure of UIKit's recognizers by the app's `require(toFail:)`.
        package static let yields = Wish(rawValue: 65536)

        /// Has a pan that waits for every other recognizer.
        package static let patient = Wish(rawValue: 131_072)
        /// Isn't kept when the user leaves it.
        package static let unkept = Wish(rawValue: 262_144)
        /// Isn't dismissed by a gesture: `isModalInPresentation`.
        package static let held = Wish(rawValue: 524_288)
        /// The zoom follows the screen's preferences.
        package static let follows = Wish(rawValue: 1_048_576)

        /// The number of combinations that a later step can set.
        static let combinations = 8192

        static let names: [(Wish, String)] = [
            (.hidden, "hidden"), (.disabled, "disabled"), (.declines, "declines"), (.full, "full"), (.edge, "edge"),
            (.item, "item"), (.backless, "backless"), (.styled, "styled"), (.tall, "tall"),
            (.shown, "shown"), (.enabled, "enabled"), (.precedes, "precedes"), (.rect, "rect"),
            (.zoom, "zoom"), (.delays, "delays"), (.ties, "ties"), (.yields, "yields"),
            (.patient, "patient"), (.unkept, "unkept"), (.held, "held"), (.follows, "follows"),
        ]
    }

    package var content = ScreenContent.plain
    package var wishes: Wish = []

    package init(_ content: ScreenContent = .plain, _ wishes: Wish = []) {
        self.content = content
        self.wishes = wishes
    }
}

extension Recipe: LosslessStringConvertible {
    package var description: String {
        ([content.rawValue] + Wish.names.filter { wishes.contains($0.0) }.map(\.1)).joined(separator: "+")
    }

    package init?(_ description: String) {
        let words = description.split(separator: "+").map(String.init)
        guard let first = words.first, let content = ScreenContent(rawValue: first) else { return nil }
        self.init(content)
        for word in words.dropFirst() {
            guard let wish = Wish.names.first(where: { $0.1 == word })?.0 else { return nil }
            wishes.insert(wish)
        }
    }
}
