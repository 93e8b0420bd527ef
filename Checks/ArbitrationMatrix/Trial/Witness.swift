import UIKit

/// Records what moves under a finger, between its movements.
@MainActor
struct Witness {
    private let navigation: UINavigationController
    private let top: UIViewController
    private let inner: UINavigationController?
    private let innerCount: Int
    private let watched: [(Outcome.Winner, UIGestureRecognizer)]
    private let sliders: [(slider: UISlider, value: Float)]
    private var seen: [Outcome.Winner] = []
    private let isModal: Bool

    init(of navigation: UINavigationController, showing top: UIViewController) {
        self.navigation = navigation
        self.top = top
        isModal = navigation.presentingViewController != nil
        inner = top.children.lazy.compactMap { $0 as? UINavigationController }.first
        innerCount = inner?.viewControllers.count ?? 0
        let views = Self.views(below: top.view) + (top.presentedViewController.map { Self.views(below: $0.view) } ?? [])
        let inSheet = top.presentedViewController?.viewIfLoaded
        watched = views.flatMap { view in
            (view.gestureRecognizers ?? []).compactMap { recognizer in
                Self.winner(for: recognizer, isInSheet: inSheet.map { view.isDescendant(of: $0) } ?? false)
                    .map { ($0, recognizer) }
            }
        }
        sliders = views.compactMap { $0 as? UISlider }.map { ($0, $0.value) }
    }

    /// The movements so far, the pops first.
    var winners: [Outcome.Winner] { seen }

    mutating func look() {
        if navigation.topViewController !== top || isLeavingModal { note(.pop) }
        if let inner, inner.viewControllers.count < innerCount { note(.innerPop) }
        for (winner, recognizer) in watched where recognizer.state == .began || recognizer.state == .changed {
            note(winner)
        }
        for (slider, value) in sliders where slider.value != value { note(.slider) }
    }

    private var isLeavingModal: Bool {
        isModal && (navigation.presentingViewController == nil || navigation.isBeingDismissed)
    }

    private mutating func note(_ winner: Outcome.Winner) {
        guard !seen.contains(winner) else { return }
        if winner == .pop { seen.insert(winner, at: 0) } else { seen.append(winner) }
    }

    /// What wins if the recognizer begins; `nil` for those that exclude no drag.
    private static func winner(for recognizer: UIGestureRecognizer, isInSheet: Bool) -> Outcome.Winner? {
        switch recognizer {
        case _ where isInSheet: return .sheet
        case let pan as UIScreenEdgePanGestureRecognizer: return pan.view is UIScrollView ? .edgeGesture : nil
        case let pan as UIPanGestureRecognizer:
            // A navigation controller's own recognizers count by what they pop.
            if pan.view?.next is UINavigationController { return nil }
            guard let scrollView = pan.view as? UIScrollView else { return .pan }
            return pan === scrollView.panGestureRecognizer ? .scrollView : .row
        default: return nil
        }
    }

    private static func views(below view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap(views(below:))
    }
}
