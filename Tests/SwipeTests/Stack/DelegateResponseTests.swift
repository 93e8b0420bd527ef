import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// Which methods UIKit is to believe that the delegate implements.
@MainActor
@Suite("Methods that the proxy responds to")
struct DelegateResponseTests {
    /// A delegate that claims to implement every method.
    private final class RespondingDelegate: NSObject, UINavigationControllerDelegate {
        static let registered: Void = {
            let yes: @MainActor (AnyObject, Selector) -> Bool = { _, _ in true }
            class_addMethod(
                RespondingDelegate.self, NSSelectorFromString("respondsToSelector:"), imp_implementationWithBlock(yes),
                "B@::")
        }()
    }

    private final class LandscapeDelegate: NSObject, UINavigationControllerDelegate {
        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation { .landscapeLeft }
    }

    private let transitions = [Selector.animationController, .interactionController]
    private let orientations = [Selector.supportedOrientations, .preferredOrientation]

    @Test("Without a delegate the proxy implements neither transitions nor orientations", .covers(.barVisibility))
    func absent() {
        let proxy = NavigationDelegateProxy(OwnTransition())
        #expect((transitions + orientations).allSatisfy { proxy.respondsToOptional($0) == false })
        #expect(proxy.respondsToOptional(NSSelectorFromString("description")) == nil)
    }

    @Test("A delegate that is set during a push animates the pop after it", .covers(.sameCalls), arguments: [18, 26])
    func setDuringPush(version: Int) {
        func runs(_ stage: any FingerStage) -> Int? {
            let delegate = AnimatingDelegate()
            stage.controller.pushViewController(TestScreen("C"), animated: true)
            stage.device.wait(0.1)
            stage.controller.delegate = delegate
            stage.device.settle()
            stage.controller.popViewController(animated: true)
            stage.device.settle()
            return withExtendedLifetime(delegate) { delegate.animator?.runs }
        }
        #expect(runs(PlainStage("AB", on: version)) == 1)
        #expect(runs(Stage("AB", .init(on: version))) == 1)
    }

    @Test(
        "The proxy implements transitions during a swipe with the library's own transition",
        .covers(.connection, .barVisibility))
    func swipe() {
        let stage = Stage("AB", .init(.ownTransition))
        let proxy = stage.navigation.components.delegateProxy
        stage.pull(to: 200)
        #expect(transitions.allSatisfy { proxy.respondsToOptional($0) == true })
        #expect(orientations.allSatisfy { proxy.respondsToOptional($0) == false })
        stage.lift()
        #expect(transitions.allSatisfy { proxy.respondsToOptional($0) == false })
    }

    @Test("The proxy implements the methods that the app's delegate implements", .covers(.barVisibility))
    func appDelegate() {
        _ = RespondingDelegate.registered
        let proxy = NavigationDelegateProxy(OwnTransition())
        let delegate = RespondingDelegate()
        proxy.appDelegate = delegate
        #expect((transitions + orientations).allSatisfy { proxy.respondsToOptional($0) == true })
    }

    @Test("The preferred orientation is the one that the app's delegate prefers", .covers(.barVisibility))
    func preferredOrientation() {
        let stage = Stage()
        let delegate = LandscapeDelegate()
        stage.navigation.delegate = delegate
        let proxy = stage.navigation.components.delegateProxy
        #expect(
            proxy.navigationControllerPreferredInterfaceOrientationForPresentation(stage.navigation) == .landscapeLeft)
    }
}
