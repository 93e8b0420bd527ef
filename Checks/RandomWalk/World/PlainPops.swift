import PopNavigation
import TrialTools
import UIKit

/// Tells the app of the pops of a plain controller at the moments at which the library sends its events. So an app that
/// reacts to them makes the same calls to UIKit at the same moments.
@MainActor
final class PlainPops {
    private let ledger: Ledger
    /// The numbers of the screens when nothing last moved.
    private var settled: [Int] = []
    private var isPopping = false

    init(_ ledger: Ledger) {
        self.ledger = ledger
    }

    /// Called before the app requests a change. Outside the window no screen appears, and each change counts at once.
    func changeWillBegin(in controller: UINavigationController) {
        if controller.viewIfLoaded?.window == nil { settled = Self.numbers(of: controller) }
    }

    private static func numbers(of controller: UINavigationController) -> [Int] {
        controller.viewControllers.compactMap { ($0 as? TrackedScreen)?.number }
    }

    /// Called after a screen's appearance callback, which UIKit's `willShow` or `didShow` follows.
    func screenNoted(_ call: AppearanceRecord.Call, by screen: TrackedScreen, in controller: UINavigationController) {
        guard controller.topViewController === screen else { return }
        let stack = Self.numbers(of: controller)
        switch call {
        case .willAppear:
            guard let top = settled.last, !stack.contains(top), settled.contains(screen.number) else { return }
            begin(controller.transitionCoordinator, stack)
        case .didAppear:
            if isPopping, controller.transitionCoordinator == nil { end(.didPop) }
            if !isPopping { settled = stack }
        case .willDisappear, .didDisappear: break
        }
    }

    private func begin(_ coordinator: (any UIViewControllerTransitionCoordinator)?, _ stack: [Int]) {
        isPopping = true
        coordinator?.animate(alongsideTransition: nil) { [weak self] context in
            if !context.isCancelled { self?.settled = stack }
            self?.end(context.isCancelled ? .didCancel : .didPop)
        }
        ledger.happened(.willPop)
    }

    private func end(_ moment: Step.Moment) {
        isPopping = false
        onNextTurn { [ledger] in ledger.happened(moment) }
    }
}
