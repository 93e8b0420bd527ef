import UIKit

/// A screen beside the cases' own, with a line of text. A subclass lays the text out.
class LabelScreen: UIViewController {
    let label: UILabel

    init(_ label: UILabel) {
        self.label = label
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.card
        view.addSubview(label)
    }
}
