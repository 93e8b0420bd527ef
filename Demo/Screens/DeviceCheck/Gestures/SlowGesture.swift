import UIKit

extension DeviceGesture {
    static let slowSwipe = DeviceGesture(
        "slow swipe", "Drag as slowly as you can from the leading edge, by half an inch.",
        .touch([TrialFinger(.points(4), [.init(.by(60, 0), 2), .rest(0.5)])], nil),
        DeviceFact("A19 zero", "The edge recognizer's translation can be zero when it asks whether to begin", true),
        DeviceFact("A19 pops", "The edge gesture pops then, if the app's own delegate agrees", true)
    ) { bench, top in
        let delegate = DeviceSlowDelegate()
        top.keep(delegate)
        bench.edge?.delegate = delegate
        var hasPopped = false
        bench.navigationController.onPop = { hasPopped = true }
        return Observer(ended: {
            // A quick drag passes the threshold by more, and doesn't show it.
            guard let translation = delegate.translation, abs(translation) < DeviceSlowDelegate.least else { return }
            bench.report("A19 zero", translation == 0)
            bench.report("A19 pops", hasPopped)
        })
    }
}

/// An app's delegate, which agrees to everything and notes the translation at which it is asked.
private final class DeviceSlowDelegate: NSObject, UIGestureRecognizerDelegate {
    /// More than a pixel.
    static let least: CGFloat = 0.5
    private(set) var translation: CGFloat?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        translation = translation ?? (gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: nil).x
        return true
    }
}
