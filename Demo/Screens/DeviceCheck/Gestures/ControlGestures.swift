import UIKit

/// Drags that begin on a control. On iOS 26 and later, the content gesture has the same touch.
extension DeviceGesture {
    static var controls: [DeviceGesture] {
        let controls = [control("switch") { UISwitch(frame: .zero) }]
        #if canImport(ObjectiveC)
        // The headless UIKit has neither of them.
        return controls + [
            control("stepper") { UIStepper() }, control("segmented control") { UISegmentedControl(items: ["1", "2"]) },
        ]
        #else
        return controls
        #endif
    }

    private static func control(_ name: String, _ make: @escaping () -> UIControl) -> DeviceGesture {
        let fact = DeviceFact("F1 \(name)", "The content gesture pops from a \(name)", false)
        return DeviceGesture(
            name, "Drag from the \(name) to the trailing edge.", .swipe(.on(.view("control")), by: 150, nil), fact
        ) { bench, top in
            top.show(DeviceControlField(make()))
            var hasPopped = false
            bench.navigationController.onPop = { hasPopped = true }
            return Observer(ended: { bench.report(fact.source, hasPopped) })
        }
    }
}

/// A field with a control in its middle.
private final class DeviceControlField: UIView {
    private let control: UIControl

    init(_ control: UIControl) {
        self.control = control
        super.init(frame: .zero)
        accessibilityIdentifier = "control"
        addSubview(control)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = control.intrinsicContentSize
        control.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}
