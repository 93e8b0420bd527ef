import PopNavigation
import UIKit

extension DemoCase {
    static let zoomedPad = DemoCase(
        "zoomed-pad", .scrolling, title: "A pad in a zoom", badge: "⤡",
        instruction: "On iOS 18 and later, draw on the pad, then drag back from below it.",
        expectation: "The pad keeps its drags. Below it, UIKit's gesture shrinks the screen back into its row.",
        refusals: [.excludedView]
    ) {
        [LibraryZoomedPadScreen($0)]
    } plain: {
        [PlainZoomedPadScreen($0)]
    }
}

/// A drawing pad on a screen that zooms.
class ZoomedPadScreen: ZoomScreen {
    let pad = DrawingPad(color: Palette.tile(1))

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.layer.cornerRadius = SystemLook.groupRadius
        pad.accessibilityIdentifier = "pad"
        stage.addSubview(pad)
    }

    override func layOutStage(_ bounds: CGRect) {
        pad.frame = CGRect(x: 24, y: 0, width: bounds.width - 48, height: max(min(bounds.height - 90, 240), 0))
    }
}

final class LibraryZoomedPadScreen: ZoomedPadScreen, PopGestureConfigurable {
    override var zoomRule: ZoomRule { .followPopPreferences }

    var popPreferences: PopPreferences { PopPreferences(area: .full, excludedViews: [pad]) }
}
