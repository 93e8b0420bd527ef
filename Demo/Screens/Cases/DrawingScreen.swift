import PopNavigation
import UIKit

extension DemoCase {
    static let drawing = DemoCase(
        "drawing", .decision, title: "A pad for drawing", badge: "✎",
        instruction: "Draw on the pad, also from the edge of the screen, then drag from below it.",
        expectation: "The pad keeps its drags, although swipes start anywhere here. Below it the screen pops.",
        refusals: [.excludedView]
    ) {
        [DrawingScreen($0)]
    } plain: {
        [PlainDrawingScreen($0)]
    }
}

/// A drawing pad where swipes start. Drags on the pad draw and do not pop, including those from the leading edge.
class DrawingScreen: CaseScreen {
    let pad = DrawingPad(color: Palette.tile(2))

    override func viewDidLoad() {
        super.viewDidLoad()
        pad.accessibilityIdentifier = "pad"
        stage.addSubview(pad)
    }

    override func layOutStage(_ bounds: CGRect) {
        pad.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(min(bounds.height - 90, 240), 0))
    }
}

extension DrawingScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences {
        PopPreferences(area: .full, excludedViews: [pad], excludesLeadingEdge: true)
    }
}

/// A pad that draws dots under a finger.
final class DrawingPad: UIView {
    private let color: UIColor
    private let hint = UILabel("Draw here", font: Palette.emphasis, color: Palette.secondaryInk, alignment: .center)

    init(color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        backgroundColor = Palette.card
        clipsToBounds = true
        addSubview(hint)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    var dotCount: Int { subviews.count - 1 }

    override func layoutSubviews() {
        super.layoutSubviews()
        hint.frame = bounds
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for dot in subviews where dot !== hint { dot.removeFromSuperview() }
        hint.isHidden = true
        draw(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        draw(touches)
    }

    private func draw(_ touches: Set<UITouch>) {
        guard let touch = touches.first, dotCount < 200 else { return }
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dot.center = touch.location(in: self)
        dot.backgroundColor = color
        dot.layer.cornerRadius = 5
        dot.isUserInteractionEnabled = false
        addSubview(dot)
    }
}
