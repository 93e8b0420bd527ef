import UIKit

/// What UIKit asks the delegates of its recognizers.
extension DeviceGesture {
    static let questions = DeviceGesture(
        "questions", "Drag slowly from the leading edge over most of the width.", .fromEdge,
        DeviceFact(
            "A29 order", "The questions to the edge recognizer's delegate, in order",
            "_shouldReceiveEvent shouldReceiveEvent shouldReceiveTouch shouldBegin"),
        DeviceFact("A29 view", "A touch has its view at the undeclared question", true)
    ) { bench, top in
        let delegate = forwardQuestions(of: bench.edge, until: top)
        return Observer(ended: {
            guard let delegate else { return }
            bench.report("A29 order", .text(delegate.questions.joined(separator: " ")))
            if let knowsView = delegate.knowsView { bench.report("A29 view", knowsView) }
        })
    }

    static let hiddenBarStage = DeviceGesture(
        "question with a hidden bar", "Drag from the leading edge to the middle. Perhaps nothing happens.", .fromEdge,
        DeviceFact("C21 stage", "The question in which UIKit refuses a hidden bar", "_shouldReceiveEvent")
    ) { bench, top in
        bench.navigationController.setNavigationBarHidden(true, animated: false)
        let delegate = forwardQuestions(of: bench.edge, until: top)
        return Observer(ended: {
            guard let delegate, !delegate.questions.isEmpty else { return }
            bench.report("C21 stage", .text(delegate.refused ?? "none"))
        })
    }

    static let scrollViewAtEdge = overScrollView(
        "scroll view at the edge", "Drag from the leading edge to the trailing edge, over the grey strip.", .fromEdge,
        DeviceFact("A24 scroll", "The edge gesture wins over a scroll view", true)
    ) {
        ($0.contentSize, $0.contentOffset) = (CGSize(width: 3000, height: 1), CGPoint(x: 1000, y: 0))
    }

    static let scrollViewAtLimit = overScrollView(
        "scroll view at its limit", "Drag from the middle to the trailing edge, over the grey strip.",
        .slow(from: 150, by: 200),
        DeviceFact("A24 limit", "The content gesture wins over a scroll view at its leading limit", false)
    ) {
        $0.contentSize = CGSize(width: 3000, height: 1)
    }

    static let listAtRest = overScrollView(
        "list at rest",
        "Drag from the middle to the trailing edge, over the grey field, and downwards by half as much.",
        .slanting,
        DeviceFact("A24 list", "The content gesture wins over a list at rest, at an angle of 25 degrees", false)
    ) {
        ($0.contentSize, $0.contentOffset) = (CGSize(width: 1, height: 3000), CGPoint(x: 0, y: 1000))
    }

    /// A drag over a scroll view.
    private static func overScrollView(
        _ name: String, _ instruction: String, _ step: TrialStep, _ fact: DeviceFact,
        configure: @escaping (UIScrollView) -> Void
    ) -> DeviceGesture {
        DeviceGesture(name, instruction, step, fact) { bench, top in
            let scrollView = UIScrollView(frame: .zero)
            scrollView.backgroundColor = Palette.hairline
            configure(scrollView)
            top.show(scrollView, fills: true)
            var hasPopped = false
            bench.navigationController.onPop = { hasPopped = true }
            return Observer(ended: { bench.report(fact.source, hasPopped) })
        }
    }

    private static func forwardQuestions(
        of recognizer: UIGestureRecognizer?, until top: DeviceLoggedScreen
    ) -> DeviceForwardingDelegate? {
        guard let delegate = recognizer?.delegate.map(DeviceForwardingDelegate.init(to:)) else { return nil }
        top.keep(delegate)
        recognizer?.delegate = delegate
        return delegate
    }
}
