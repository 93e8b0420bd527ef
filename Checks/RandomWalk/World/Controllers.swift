import PopNavigation
import UIKit

/// Makes a world's navigation controllers, all of one kind, and owns what belongs to them.
@MainActor
final class Controllers {
    enum Kind {
        /// UIKit's.
        case plain
        /// The library's.
        case library
        /// UIKit's, with the library's swipe attached.
        case attached
    }

    let kind: Kind
    private let setting: Setting
    private var observations: [PopObservation] = []
    /// UIKit's delegate of the main controller's recognizers, and one of the app.
    private(set) var uiKitsDelegate: (any UIGestureRecognizerDelegate)?
    private(set) var appsDelegate: AppsKeeper?
    /// A delegate of the app that never allows a pop.
    let lock = LockingKeeper()
    /// Called with the reason for which the library refuses a drag.
    var wasRefused: (PopGestureRefusal) -> Void = { _ in }

    init(_ kind: Kind, _ setting: Setting) {
        (self.kind, self.setting) = (kind, setting)
    }

    /// - Parameter isMain: Whether the controller is the one whose stack the steps change.
    func make(_ screens: [UIViewController], isMain: Bool = false) -> UINavigationController {
        let controller: UINavigationController
        switch kind {
        case .plain:
            controller = UINavigationController(nibName: nil, bundle: nil)
            noteDelegate(of: controller, isMain)
        case .attached:
            controller = UINavigationController(nibName: nil, bundle: nil)
            noteDelegate(of: controller, isMain)
            observe(controller)
        case .library: controller = makeLibrarys(isMain: isMain)
        }
        controller.viewControllers = screens
        if isMain { appsDelegate = AppsKeeper(of: controller) }
        return controller
    }

    /// Notes UIKit's delegate before a library sees it.
    private func noteDelegate(of controller: UINavigationController, _ isMain: Bool) {
        if isMain { uiKitsDelegate = controller.interactivePopGestureRecognizer?.delegate }
    }

    private func makeLibrarys(isMain: Bool) -> BasicNavigationController {
        let controller = BasicNavigationController(nibName: nil, bundle: nil)
        noteDelegate(of: controller, isMain)
        if setting.app != .preferences || !isMain { controller.popGestureArea = .full }
        if setting.app != .preferences { observe(controller) }
        return controller
    }

    private func observe(_ controller: UINavigationController) {
        let observation = controller.attachPopGesture()?.observeSwipes { [unowned self] event in
            if case .refused(let refusal) = event { wasRefused(refusal) }
        }
        if let observation { observations.append(observation) }
    }
}

/// An app's delegate of UIKit's recognizers that locks the swipe.
final class LockingKeeper: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// An app's delegate of UIKit's recognizers: it allows a pop if there is a screen to pop and nothing moves.
final class AppsKeeper: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller else { return false }
        return controller.viewControllers.count > 1 && controller.transitionCoordinator == nil
    }
}
