import PopNavigation
import UIKit

extension DemoCase {
    static let leadingEdge = DemoCase(
        "leading-edge", .scrolling, title: "The leading edge", badge: "⇥",
        instruction: "Drag from the very edge over the cards, the page and the map, then from further in.",
        expectation: "The edge pops over all of them, as UIKit's own gesture does. Further in the views scroll.",
        refusals: [.scrollViewOwnsDrag]
    ) { [LeadingEdgeScreen($0)] }
}

/// Cards in their middle, a pager on its second page and a map, all of which reach to the leading edge.
final class LeadingEdgeScreen: CaseScreen {
    let strip = CardStrip(count: 8, cardWidth: 150)
    let pager = Pager(pages: (0..<3).map { PageView(number: $0 + 1, strip: nil) })
    let map = DragMap(color: Palette.tile(5))
    private var isPlaced = false

    override func viewDidLoad() {
        super.viewDidLoad()
        strip.accessibilityIdentifier = "cards"
        pager.accessibilityIdentifier = "pages"
        map.accessibilityIdentifier = "map"
        for part in [strip, pager, map] { stage.addSubview(part) }
    }

    override func layOutStage(_ bounds: CGRect) {
        let height = max((bounds.height - 24) / 3, 0)
        for (index, part) in [strip, pager, map].enumerated() {
            part.frame = CGRect(x: 0, y: CGFloat(index) * (height + 12), width: bounds.width, height: height)
        }
        guard !isPlaced, bounds.width > 0 else { return }
        isPlaced = true
        strip.layoutIfNeeded()
        pager.layoutIfNeeded()
        strip.contentOffset.x = 400
        pager.contentOffset.x = bounds.width
    }
}

extension LeadingEdgeScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .full) }
}
