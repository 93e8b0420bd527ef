import UIKit

extension DeviceGesture {
    static func slowSwipe(on device: DeviceKind) -> DeviceGesture {
        // On iOS 26 and later something is left of the travel.
        let isZero = device.system < 26
        var gesture = DeviceGesture(
            "slow swipe", "Drag as slowly as you can from the leading edge, by half an inch.",
            .touch([TrialFinger(.points(4), [.init(.by(60, 0), 2), .rest(0.5)])], nil),
            DeviceFact(
                "A19 zero", "The edge recognizer's translation when it asks whether to begin",
                .points(isZero ? 0 : 3))
        ) { bench, top in
            let delegate = DeviceSlowDelegate()
            top.keep(delegate)
            bench.edge?.delegate = delegate
            var hasPopped = false
            bench.navigationController.onPop = { hasPopped = true }
            return Observer(ended: {
                // A quick drag passes the threshold by more, and doesn't show it.
                guard let translation = delegate.translation, translation < DeviceSlowDelegate.least else { return }
                bench.report("A19 zero", .points(translation))
                if isZero { bench.report("A19 pops", hasPopped) }
            })
        }
        if isZero {
            gesture.facts.append(
                DeviceFact(
                    "A19 pops", "The edge gesture pops with such a translation, if the app's own delegate agrees", true)
            )
        }
        return gesture
    }
}

/// An app's delegate, which agrees to everything and notes the translation at which it is asked.
private final class DeviceSlowDelegate: NSObject, UIGestureRecognizerDelegate {
    /// More than a pixel beyond what is left.
    static let least: CGFloat = 3.5
    private(set) var translation: CGFloat?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        translation = translation ?? (gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: nil).x
        return true
    }
}
