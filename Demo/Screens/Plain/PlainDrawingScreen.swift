import UIKit

/// UIKit's swipe waits for a pan that the pad never fails.
final class PlainDrawingScreen: DrawingScreen {
    private let padPan = UIPanGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        padPan.cancelsTouchesInView = false
        pad.addGestureRecognizer(padPan)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for recognizer in navigationController?.popRecognizers ?? [] { recognizer.require(toFail: padPan) }
    }
}
