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
        let delegate = replaceDelegate(of: bench.edge, until: top) { DeviceForwardingDelegate(to: $0) }
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
        let delegate = replaceDelegate(of: bench.edge, until: top) { DeviceForwardingDelegate(to: $0) }
        return Observer(ended: {
            guard let delegate, !delegate.questions.isEmpty else { return }
            bench.report("C21 stage", .text(delegate.refused ?? "none"))
        })
    }

    static let scrollViewAtEdge = overScrollView(
        "scroll view at the edge", .fromEdge, DeviceFact("A24 scroll", "The edge gesture wins over a scroll view", true)
    )

    static let scrollViewWithQuestion = overScrollView(
        "scroll view and a delegate", .fromEdge, isAsked: true,
        DeviceFact(
            "A24 question", "The edge gesture wins over a scroll view if its delegate answers a failure question", true)
    )

    static let scrollViewAtLimit = overScrollView(
        "scroll view at its limit", .slow(from: 150, by: 200), isAtLimit: true,
        DeviceFact("A24 limit", "The content gesture wins over a scroll view at its leading limit", false))

    static let limitWithQuestion = overScrollView(
        "limit and a delegate", .slow(from: 150, by: 200), isAtLimit: true, isAsked: true,
        DeviceFact(
            "A24 limit question",
            "The content gesture wins over a scroll view at its limit if its delegate answers a failure question",
            false))

    /// A drag over a scroll view that can scroll in both directions, or away from its leading limit only.
    ///
    /// - Parameter isAsked: Whether a delegate in front of UIKit's answers a public failure question, with UIKit's
    ///   answer or with no.
    private static func overScrollView(
        _ name: String, _ step: TrialStep, isAtLimit: Bool = false, isAsked: Bool = false, _ fact: DeviceFact
    ) -> DeviceGesture {
        let place = isAtLimit ? "the middle" : "the leading edge"
        return DeviceGesture(
            name, "Drag from \(place) to the trailing edge, over the grey strip.", step, fact
        ) { bench, top in
            let scrollView = UIScrollView(frame: .zero)
            scrollView.backgroundColor = Palette.hairline
            scrollView.contentSize = CGSize(width: 3000, height: 1)
            if !isAtLimit { scrollView.contentOffset.x = 1000 }
            top.show(scrollView, fills: true)
            let recognizer = isAtLimit ? bench.content : bench.edge
            if isAsked { replaceDelegate(of: recognizer, until: top) { DeviceAnsweringDelegate(to: $0) } }
            var hasPopped = false
            bench.navigationController.onPop = { hasPopped = true }
            return Observer(ended: { bench.report(fact.source, hasPopped) })
        }
    }

    @discardableResult
    private static func replaceDelegate<Delegate: DeviceForwardingDelegate>(
        of recognizer: UIGestureRecognizer?, until top: DeviceLoggedScreen,
        by make: (any UIGestureRecognizerDelegate) -> Delegate
    ) -> Delegate? {
        guard let delegate = recognizer?.delegate.map(make) else { return nil }
        top.keep(delegate)
        recognizer?.delegate = delegate
        return delegate
    }
}
