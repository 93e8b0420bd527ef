import Foundation

extension Calibration {
    package enum Control {
        /// Distance outside a control up to which a tracked touch counts as inside. Films of iOS show about 70.
        package static let touchSlack: CGFloat = 70
        /// Opacity of a highlighted system button's title. Screenshots show about a fifth.
        package static let highlightedAlpha: CGFloat = 0.2
        /// Space above and below a button's title. A system button of 15 pt is 30 pt high.
        package static let buttonMargin: CGFloat = 6
        /// A slider's track and thumb, from screenshots of iOS 13 to 18.
        package static let trackHeight: CGFloat = 4
        package static let trackInset: CGFloat = 2
        package static let thumbSize = CGSize(width: 31, height: 31)
        /// Distance around the thumb in which a touch starts to move it. No measurement known.
        package static let thumbSlack: CGFloat = 10
        /// The size of a switch. Constant from iOS 7 to 18.
        package static let switchSize = CGSize(width: 51, height: 31)
        /// The margin of a text field's text inside a border. Screenshots show 7.
        package static let textMargin: CGFloat = 7
        /// Length of a drag that toggles a switch. No measurement known.
        package static let switchPull: CGFloat = 10
    }

    package enum Keyboard {
        /// Height on a phone in portrait and in landscape. Known for 390 × 844: 336 with the bar of suggestions.
        package static let height: CGFloat = 336
        package static let compactHeight: CGFloat = 209
        /// Duration of sliding in or out. The notifications contain this value on every iOS from 7 to 18.
        package static let duration: TimeInterval = 0.25
        /// Number of the animation curve in the notifications.
        package static let curve = 7
        /// Far above alerts, as debuggers show.
        package static let windowLevel: CGFloat = 10_000_000
    }

    package enum Search {
        /// Heights of a search bar, of its field, and of the strip below a navigation bar, and the field's corners on
        /// iOS 18 and earlier. Evidence: screenshots.
        package static let barHeight: CGFloat = 56
        package static let fieldHeight: CGFloat = 36
        package static let paletteHeight: CGFloat = 52
        package static let cornerRadius: CGFloat = 10
        /// Margin at the sides, and width of the magnifying glass. Evidence: screenshots.
        package static let margin: CGFloat = 8
        package static let glassSpace: CGFloat = 30
        /// Duration of the beginning and end of a search. Films show about 0.3 s.
        package static let duration: TimeInterval = 0.3
    }
}
