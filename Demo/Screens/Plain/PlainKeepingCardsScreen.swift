import UIKit

/// UIKit's swipe waits for the cards, except at the edge.
final class PlainKeepingCardsScreen: KeepingCardsScreen {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard #available(iOS 26.0, *) else { return }
        navigationController?.interactiveContentPopGestureRecognizer?.require(toFail: strip.panGestureRecognizer)
    }
}
