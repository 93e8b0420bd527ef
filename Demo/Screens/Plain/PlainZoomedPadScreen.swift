import UIKit

/// UIKit asks the options of the zoom, with the place that the finger has reached.
final class PlainZoomedPadScreen: ZoomedPadScreen {
    override var zoomRule: ZoomRule {
        .interactiveDismissShouldBegin { [weak self] location, willBegin in
            guard let self else { return willBegin }
            return willBegin && !pad.bounds.contains(pad.convert(location, from: view))
        }
    }
}
