import UIKit

extension DeviceGesture {
    static let secondFinger = DeviceGesture(
        "second finger",
        "Drag upwards with one finger and leave it there. With another one, drag from the leading edge to the middle.",
        .touch(
            [
                TrialFinger(.screen(0.5, above: 200), [.init(.by(0, -60), 0.5), .rest(3)]),
                TrialFinger(.points(4), after: 1, [.init(.spot(.screen(0.75)), 1.5)]),
            ], nil),
        DeviceFact("A9 finger", "The edge gesture pops while a recognizer follows another finger", false)
    ) { bench, _ in
        // The check's own recognizer follows the first finger, as the library's observer does.
        var hasPopped = false
        bench.navigationController.onPop = {
            hasPopped = hasPopped || bench.edge?.state == .began || bench.edge?.state == .changed
        }
        return Observer(ended: { bench.report("A9 finger", hasPopped) })
    }
}
