import PopNavigation
import UIKit

extension DemoCase {
    static let map = DemoCase(
        "map", .scrolling, title: "A map", badge: "⌖",
        instruction: "Drag back on the map, then from below it.",
        expectation:
            "The map keeps its drags outside the leading edge, with a reason. Below the map the screen pops.",
        refusals: [.otherGesture]
    ) { [MapScreen($0)] }
}

/// A map with its own pan, which wins drags outside the leading edge.
final class MapScreen: CaseScreen {
    let map = DragMap(color: Palette.tile(0))

    override func viewDidLoad() {
        super.viewDidLoad()
        map.accessibilityIdentifier = "map"
        stage.addSubview(map)
    }

    override func layOutStage(_ bounds: CGRect) {
        map.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(min(bounds.height - 90, 220), 0))
    }
}

extension MapScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .full) }
}

/// A map that follows one finger.
///
/// The pan only competes with other recognizers, and the map moves with the touches:
/// a target would need the Objective-C runtime.
final class DragMap: UIView {
    private let places = (0..<12).map { _ in UIView(frame: .zero) }
    private let hint = UILabel("", font: Palette.emphasis, color: .white, alignment: .center)
    private var origin = CGPoint.zero {
        didSet {
            hint.text = origin == .zero ? "Drag the map" : "Moved"
            setNeedsLayout()
        }
    }

    init(color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = color
        clipsToBounds = true
        hint.text = "Drag the map"
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = false
        addGestureRecognizer(pan)
        for place in places {
            place.backgroundColor = UIColor.white.withAlphaComponent(0.35)
            place.layer.cornerRadius = 7
            addSubview(place)
        }
        addSubview(hint)
        for part in subviews { part.isUserInteractionEnabled = false }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, place) in places.enumerated() {
            let column = CGFloat(index % 4), row = CGFloat(index / 4)
            place.frame = CGRect(
                x: origin.x + 30 + column * 100 + row * 25, y: origin.y + 20 + row * 60, width: 14, height: 14)
        }
        hint.frame = CGRect(x: 0, y: bounds.midY - 12, width: bounds.width, height: 24)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
        origin = CGPoint(x: origin.x + now.x - before.x, y: origin.y + now.y - before.y)
    }
}
