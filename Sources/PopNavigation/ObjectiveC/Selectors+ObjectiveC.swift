#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
#if canImport(ObjectiveC)
import UIKit

extension Selector {
    // Methods of UINavigationControllerDelegate that change UIKit's behaviour by being implemented.
    @_spi(PopNavigationUI) public static var animationController: Selector {
        #selector(UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:))
    }
    static var interactionController: Selector {
        #selector(UINavigationControllerDelegate.navigationController(_:interactionControllerFor:))
    }
    static var supportedOrientations: Selector {
        #selector(UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:))
    }
    static var preferredOrientation: Selector {
        #selector(UINavigationControllerDelegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:))
    }

    // The library's own actions.
    static var recognizerDidChange: Selector { #selector(SwipeController.receiveChange) }
    static var nextTurn: Selector { #selector(NextTurn.receiveTurn) }
}

extension SwipeController {
    @objc fileprivate func receiveChange() { recognizerDidChange() }
}

extension NextTurn {
    @objc fileprivate func receiveTurn() { fire() }
}

#endif
#endif
