import PopNavigation
import UIKit

final class PosterScreen: UIViewController, PopGestureConfigurable, PopConfirming {
    let canvas = UIView()
    var isDrawing = false

    var popPreferences: PopPreferences {
        PopPreferences(excludedViews: [canvas])
    }

    func shouldPop(for trigger: PopTrigger) -> Bool { !isDrawing }

    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 300)
        view.addSubview(canvas)
    }
}
