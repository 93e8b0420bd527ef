import UIKit

/// Facts about recognizers that don't need a touch.
extension DeviceMeasurement {
    static let keptDelegate = DeviceMeasurement(
        DeviceFact("delegate", "A recognizer that overrides its property delegate can keep the first delegate", true)
    ) { bench, done in
        let (first, second) = (DeviceRecognizerDelegate(), DeviceRecognizerDelegate())
        let pan = DeviceKeepingPan()
        for delegate in [first, second] { (pan as UIGestureRecognizer).delegate = delegate }
        bench.report("delegate", pan.delegate === first)
        done()
    }

    static let trackpad = DeviceMeasurement(
        DeviceFact("A25", "The edge gesture accepts scrolls of a trackpad, by its mask", true)
    ) { bench, done in
        let pan = bench.edge as? UIPanGestureRecognizer
        bench.report("A25", pan?.allowedScrollTypesMask.contains(.continuous) ?? false)
        done()
    }
}

private final class DeviceRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {}

/// A pan that ignores a second delegate.
private final class DeviceKeepingPan: UIPanGestureRecognizer {
    override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set { if super.delegate == nil { super.delegate = newValue } }
    }
}
