import UIKit

/// The ways in which shipping libraries access the system's own interactive pop.
enum Bridge: String, CaseIterable {
    case delegate, targetsAsMutableArray, targetsAsArray, targetsByKeyPath, underscoredTarget,
        cachedInteractionController
}

class FullscreenPopController: UINavigationController, UIGestureRecognizerDelegate {
    var bridge = Bridge.delegate
    private(set) var fullscreenRecognizer: UIPanGestureRecognizer?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let system = interactivePopGestureRecognizer, let target = target(of: system) else { return }
        let action =
            bridge == .delegate
            ? Selector("handleNavigationTransition:") : NSSelectorFromString("handleNavigationTransition:")
        let pan = UIPanGestureRecognizer(target: target, action: action)
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        system.view?.addGestureRecognizer(pan)
        system.isEnabled = false
        fullscreenRecognizer = pan
    }

    private func target(of system: UIGestureRecognizer) -> Any? {
        switch bridge {
        case .delegate:
            return system.delegate
        case .targetsAsMutableArray:
            let targets = system.value(forKey: "_targets") as? NSMutableArray
            return (targets?.firstObject as? NSObject)?.value(forKey: "target")
        case .targetsAsArray:
            let targets = system.value(forKey: "_targets") as? [NSObject]
            return targets?.first?.value(forKey: "target")
        case .targetsByKeyPath:
            return (system.value(forKeyPath: "_targets.target") as? NSArray)?.firstObject
        case .underscoredTarget:
            let targets = system.value(forKey: "_targets") as? [NSObject]
            return targets?.first?.value(forKey: "_target")
        case .cachedInteractionController:
            return value(forKey: "_cachedInteractionController")
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, viewControllers.count > 1 else { return false }
        if (value(forKey: "_isTransitioning") as? NSNumber)?.boolValue == true { return false }
        if value(forKey: "_isTransitioning") as? Bool == true { return false }
        return pan.translation(in: pan.view).x > 0
    }
}
