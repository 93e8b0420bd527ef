import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// Which methods UIKit is to believe that the delegate implements.
@MainActor
@Suite("Methods that the relay responds to")
struct DelegateResponseTests {
    /// A delegate that implements every method, by its own account.
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

    @Test("Without a delegate the relay implements neither transitions nor orientations", .covers(.barVisibility))
    func absent() {
        let relay = NavigationDelegateProxy(OwnTransition())
        #expect((transitions + orientations).allSatisfy { relay.respondsToOptional($0) == false })
        #expect(relay.respondsToOptional(NSSelectorFromString("description")) == nil)
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
        "The relay implements transitions during a swipe with the library's own transition",
        .covers(.connection, .barVisibility))
    func swipe() {
        let stage = Stage("AB", .init(.ownTransition))
        let relay = stage.navigation.components.delegateProxy
        stage.pull(to: 200)
        #expect(transitions.allSatisfy { relay.respondsToOptional($0) == true })
        #expect(orientations.allSatisfy { relay.respondsToOptional($0) == false })
        stage.lift()
        #expect(transitions.allSatisfy { relay.respondsToOptional($0) == false })
    }

    @Test("The relay implements what the app's delegate does", .covers(.barVisibility))
    func appDelegate() {
        _ = RespondingDelegate.registered
        let relay = NavigationDelegateProxy(OwnTransition())
        let delegate = RespondingDelegate()
        relay.appDelegate = delegate
        #expect((transitions + orientations).allSatisfy { relay.respondsToOptional($0) == true })
    }

    @Test("The preferred orientation is the one that the app's delegate prefers", .covers(.barVisibility))
    func preferredOrientation() {
        let stage = Stage()
        let delegate = LandscapeDelegate()
        stage.navigation.delegate = delegate
        let relay = stage.navigation.components.delegateProxy
        #expect(
            relay.navigationControllerPreferredInterfaceOrientationForPresentation(stage.navigation) == .landscapeLeft)
    }
}
