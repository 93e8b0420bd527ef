import UIKit

/// Where a swipe starts, which recognizer pops it, and how far its page stays behind the finger.
extension DeviceGesture {
    /// Only a UI test starts at the point.
    static func starts(on device: DeviceKind) -> [DeviceGesture] {
        [1, 4, 8, 15].map { x in
            let isEdges = x <= 13
            let source = "start \(Int(x))"
            return DeviceGesture(
                source, "Drag from \(Int(x)) points beside the leading edge to the middle.", .slow(from: x, by: 150),
                DeviceFact(
                    source, "The recognizer that pops a drag from x = \(Int(x))",
                    isEdges ? "edge" : device.system >= 26 ? "content" : "none")
            ) { bench, _ in
                var isInPlace = false
                var popper = "none"
                bench.navigationController.onPop = { popper = bench.popper }
                return Observer(
                    began: { isInPlace = abs(bench.leadingX(of: $0) - x) < 1 },
                    ended: { if isInPlace { bench.report(source, .text(popper)) } })
            }
        }
    }

    /// On iOS 26 and later.
    static let contentDrag = DeviceGesture(
        "content drag", "Drag slowly from the middle by two inches. Hold still, then lift the finger.",
        .slow(from: 100, by: 180),
        DeviceFact(
            "PopGesture.contentHysteresis", "Points by which the content gesture's page is behind the finger",
            .points(27))
    ) { bench, _ in
        var travel: CGFloat = 0
        bench.log.onWillShow = {
            guard bench.content?.state == .began else { return }
            bench.navigationController.transitionCoordinator?.notifyWhenInteractionChanges { context in
                let width = bench.navigationController.view.bounds.width
                bench.report("PopGesture.contentHysteresis", .points(travel - context.percentComplete * width))
            }
        }
        return Observer(moved: {
            travel = abs($0.x); _ = $1
        })
    }

    /// A pan of the app that waits for every other recognizer.
    static func waitingPan(on device: DeviceKind) -> DeviceGesture {
        DeviceGesture(
            "waiting pan", "Drag slowly from the middle to the trailing edge.", .slow(from: 150, by: 150),
            DeviceFact(
                "A12 waiting pan", "A pan that waits for all recognizers begins in the content", device.system < 26)
        ) { bench, top in
            let pan = DeviceWaitingPan()
            top.view.addGestureRecognizer(pan)
            return Observer(ended: { bench.report("A12 waiting pan", pan.hasBegun) })
        }
    }

    /// A hidden bar, without a delegate or with one that agrees to everything.
    static func hiddenBars(on device: DeviceKind) -> [DeviceGesture] {
        [("nil", 1), ("nil", 60), ("own", 1), ("own", 60)].map { (kind, x) in
            let source = "C21 \(kind) \(x)"
            let delegate = kind == "nil" ? "no delegate" : "the app's delegate"
            return DeviceGesture(
                source, "Drag from \(x == 1 ? "the leading edge" : "60 points beside it") to the trailing edge.",
                .slow(from: CGFloat(x), by: 250),
                DeviceFact(
                    source, "A drag from x = \(x) pops with a hidden bar and \(delegate)",
                    x == 1 || device.system >= 26)
            ) { bench, top in
                var isInPlace = false
                var hasPopped = false
                bench.navigationController.setNavigationBarHidden(true, animated: false)
                let own = DeviceAgreeingDelegate()
                top.keep(own)
                for recognizer in [bench.edge, bench.content] { recognizer?.delegate = kind == "nil" ? nil : own }
                bench.navigationController.onPop = { hasPopped = true }
                return Observer(
                    began: { isInPlace = (bench.leadingX(of: $0) < 20) == (x == 1) },
                    ended: { if isInPlace { bench.report(source, hasPopped) } })
            }
        }
    }

    /// On iOS 16 and later.
    static let rootBackAction = DeviceGesture(
        "root back action", "Tap the button at the leading side of the bar. Press Skip if there is none.",
        .tap(.on(.backButton)),
        DeviceFact("C37 root", "A back action on the root screen makes a button", true)
    ) { bench, top in
        var isDone = false
        bench.navigationController.setViewControllers([top], animated: false)
        if #available(iOS 16.0, *) { top.navigationItem.backAction = UIAction(title: "Back") { _ in isDone = true } }
        return Observer(isAsked: { isDone }, ended: { bench.report("C37 root", true) })
    }
}

/// A pan that waits for every other recognizer, except the check's own.
private final class DeviceWaitingPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private(set) var hasBegun = false

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delegate = self
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began || state == .changed { hasBegun = true }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // The check's own recognizer follows each finger to its end.
        !(otherGestureRecognizer is DeviceTouchWatch)
    }
}

/// The app's delegate of UIKit's recognizers, which agrees to everything.
private final class DeviceAgreeingDelegate: NSObject, UIGestureRecognizerDelegate {}
