import UIKit

/// The delivery of touches to recognizers and views.
extension DeviceGesture {
    static let heldPan = DeviceGesture(
        "grey field", "Drag upwards over the grey field, by two inches.",
        .swipe(.on(.view("grey field")), by: 0, down: -90, nil),
        DeviceFact("held pan", "A pan that receives no moves before 40 points asks its delegate no earlier", true),
        DeviceFact("A10", "A recognizer that ends cancels the touches of the views below", true)
    ) { bench, top in
        let field = DeviceTouchField()
        top.show(field)
        let pan = DeviceHeldPan()
        let ending = DeviceEndingRecognizer()
        for recognizer in [pan, ending] { top.view.addGestureRecognizer(recognizer) }
        return Observer(ended: {
            bench.report("held pan", pan.travelAtQuestion.map { $0 >= DeviceHeldPan.travel } ?? false)
            if field.hasBeenTouched { bench.report("A10", field.hasLostTouch) }
        })
    }
}

/// A pan that keeps its first moves from UIKit.
private final class DeviceHeldPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    static let travel: CGFloat = 40
    private(set) var travelAtQuestion: CGFloat?
    private var start = CGPoint.zero
    private var distance: CGFloat = 0

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delegate = self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first?.location(in: nil) ?? .zero
        distance = 0
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = touches.first?.location(in: nil) ?? start
        distance = max(abs(place.x - start.x), abs(place.y - start.y))
        if distance >= Self.travel { super.touchesMoved(touches, with: event) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        travelAtQuestion = travelAtQuestion ?? distance
        return false
    }
}

/// Ends after 20 points, and cancels the touches of the views below.
private final class DeviceEndingRecognizer: UIGestureRecognizer {
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first?.location(in: nil) ?? .zero
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = touches.first?.location(in: nil) ?? start
        if max(abs(place.x - start.x), abs(place.y - start.y)) >= 20 { state = .ended }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A grey view that notes its touches.
private final class DeviceTouchField: UIView {
    private(set) var hasBeenTouched = false
    private(set) var hasLostTouch = false

    init() {
        super.init(frame: .zero)
        backgroundColor = Palette.hairline
        accessibilityIdentifier = "grey field"
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hasBeenTouched = true }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hasLostTouch = true }
}
