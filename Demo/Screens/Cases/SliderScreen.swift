import PopNavigation
import UIKit

extension DemoCase {
    static let slider = DemoCase(
        "slider", .scrolling, title: "A slider", badge: "⊸",
        instruction: "Move the knob, then drag from below the slider.",
        expectation: "The slider keeps its drags, although it is where swipes start. Below it the screen pops.",
        refusals: [.excludedView]
    ) { [SliderScreen($0)] }
}

/// A slider where swipes start.
final class SliderScreen: CaseScreen {
    private let value = UILabel(
        "", font: .systemFont(ofSize: 34, weight: .semibold), color: Palette.ink, alignment: .center)
    private let row = UIView(frame: .zero)
    private(set) lazy var slider = TracedSlider { [weak self] in self?.showValue() }

    override func viewDidLoad() {
        super.viewDidLoad()
        row.backgroundColor = .systemGray5
        row.layer.cornerRadius = 12
        slider.value = 0.1
        slider.accessibilityIdentifier = "slider"
        slider.minimumTrackTintColor = accent
        stage.addSubview(value)
        stage.addSubview(row)
        row.addSubview(slider)
        showValue()
    }

    override func layOutStage(_ bounds: CGRect) {
        value.frame = CGRect(x: 16, y: 4, width: bounds.width - 32, height: 44)
        row.frame = Self.column(of: bounds, top: 60, height: 56)
        slider.frame = CGRect(x: 16, y: 11, width: row.bounds.width - 32, height: 34)
    }

    private func showValue() {
        value.text = "\(Int((slider.value * 100).rounded())) %"
    }
}

/// A slider that calls a closure for each change.
final class TracedSlider: UISlider {
    private let onChange: @MainActor () -> Void

    init(onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let goesOn = super.continueTracking(touch, with: event)
        onChange()
        return goesOn
    }
}
