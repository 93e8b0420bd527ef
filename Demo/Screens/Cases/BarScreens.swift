import PopNavigation
import UIKit

/// A screen without a bar.
final class HiddenBarScreen: CaseScreen, PopGestureConfigurable {
    private let isBelow: Bool
    private lazy var back = TapButton("Back", color: accent) { [weak self] in
        self?.navigationController?.popViewController(animated: true)
    }

    var popPreferences: PopPreferences { PopPreferences(hidesNavigationBar: true) }

    override init(_ demoCase: DemoCase) {
        isBelow = false
        super.init(demoCase)
    }

    /// The screen below the case's own screen.
    init(below demoCase: DemoCase) {
        isBelow = true
        super.init(demoCase)
        title = "Hidden bar"
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if isBelow { view.backgroundColor = UIColor(red: 0.85, green: 0.94, blue: 0.92, alpha: 1) }
        stage.addSubview(back)
    }

    override func layOutStage(_ bounds: CGRect) {
        back.frame = CGRect(x: bounds.width / 2 - 80, y: 8, width: 160, height: 48)
    }
}

/// A screen with the bar, above one without.
final class ShownBarScreen: CaseScreen, PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(hidesNavigationBar: false) }
}
