import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The navigation delegate before the controller's view has loaded")
struct DelegateBeforeLoadTests {
    /// Answers the questions about orientations, and records the screens that it is told about.
    private final class OrientingDelegate: NSObject, UINavigationControllerDelegate {
        let orientations: UIInterfaceOrientationMask
        var told: [String] = []

        init(_ orientations: UIInterfaceOrientationMask) {
            self.orientations = orientations
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            told.append("willShow \(viewController)")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            told.append("didShow \(viewController)")
        }

        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { orientations }

        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation { .landscapeLeft }
    }

    /// What a controller tells the system about its orientations.
    private struct Orientations: Equatable {
        let supported: UIInterfaceOrientationMask
        let preferred: UIInterfaceOrientation

        @MainActor
        init(of navigation: UINavigationController) {
            supported = navigation.supportedInterfaceOrientations
            preferred = navigation.preferredInterfaceOrientationForPresentation
        }
    }

    private static func onBoth(_ body: (UINavigationController) -> Orientations) -> [Orientations] {
        [UINavigationController(), BasicNavigationController()].map {
            $0.viewControllers = [TestScreen("A"), TestScreen("B")]
            let orientations = body($0)
            #expect(!$0.isViewLoaded)
            return orientations
        }
    }

    @Test(
        "A delegate decides about orientations before the view loads, as on a plain controller",
        .covers(.barVisibility, .sameCalls), arguments: [15, 18, 26, 27])
    func orientations(version: Int) {
        let device = SimulatedDevice(.iOS(version))
        let delegate = OrientingDelegate(.landscape)
        let orientations = Self.onBoth {
            $0.delegate = delegate
            return Orientations(of: $0)
        }
        #expect(orientations.map(\.supported) == [.landscape, .landscape])
        #expect(orientations.map(\.preferred) == [.landscapeLeft, .landscapeLeft])
        withExtendedLifetime(device) {}
    }

    @Test(
        "A delegate decides before the view loads while a transition runs around the controller",
        .covers(.barVisibility, .sameCalls), arguments: [18, 26])
    func duringTransitionAround(version: Int) {
        let stage = PlainStage("A", on: version)
        let delegate = OrientingDelegate(.landscape)
        let orientations = [UINavigationController(), BasicNavigationController()].map { navigation in
            let container = UIViewController()
            container.addChild(navigation)
            stage.controller.pushViewController(container, animated: true)
            stage.device.wait(0.1)
            navigation.delegate = delegate
            let orientations = Orientations(of: navigation)
            #expect(navigation.transitionCoordinator != nil && !navigation.isViewLoaded)
            stage.device.settle()
            return orientations
        }
        #expect(orientations.map(\.supported) == [.landscape, .landscape])
    }

    @Test(
        "A delegate that replaces another one before the view loads decides",
        .covers(.barVisibility, .deallocatedDelegate), arguments: [18, 26])
    func replaced(version: Int) {
        let device = SimulatedDevice(.iOS(version))
        let (first, second) = (OrientingDelegate(.landscape), OrientingDelegate(.portrait))
        let orientations = Self.onBoth {
            $0.delegate = first
            $0.delegate = second
            return Orientations(of: $0)
        }
        #expect(orientations.map(\.supported) == [.portrait, .portrait])
        withExtendedLifetime((device, first)) {}
    }

    @Test(
        "A delegate that is removed or deallocated before the view loads leaves UIKit's defaults",
        .covers(.barVisibility, .deallocatedDelegate), arguments: [18, 26], [true, false])
    func gone(version: Int, isRemoved: Bool) {
        let device = SimulatedDevice(.iOS(version))
        let untouched = Self.onBoth { Orientations(of: $0) }
        let orientations = Self.onBoth { navigation in
            var delegate: OrientingDelegate? = OrientingDelegate(.landscape)
            navigation.delegate = delegate
            if isRemoved { navigation.delegate = nil }
            withExtendedLifetime(delegate) {}
            delegate = nil
            return Orientations(of: navigation)
        }
        #expect(orientations == untouched)
        withExtendedLifetime(device) {}
    }

    @Test(
        "A delegate set before the view loads is told about the first screen and each pop",
        .covers(.barVisibility, .sameCalls), arguments: [15, 18, 26, 27])
    func told(version: Int) {
        let told = [UINavigationController(), BasicNavigationController()].map { navigation in
            let device = SimulatedDevice(.iOS(version))
            let delegate = OrientingDelegate(.portrait)
            navigation.delegate = delegate
            navigation.viewControllers = [TestScreen("A"), TestScreen("B")]
            device.settle(showing: navigation)
            device.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.25)
            device.settle()
            #expect(navigation.delegate === delegate)
            return delegate.told
        }
        #expect(told[1] == told[0] && told[1].suffix(2) == ["willShow A", "didShow A"])
    }

    /// An app's subclass that is its own delegate from the start.
    private final class OwnDelegate: BasicNavigationController, UINavigationControllerDelegate {
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            delegate = self
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            delegate = self
        }

        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .landscapeRight }
    }

    @Test(
        "A subclass that makes itself its delegate in init is asked before the view loads",
        .covers(.barVisibility, .existingSubclasses, .neighbours), arguments: [18, 26])
    func inInitializer(version: Int) {
        let device = SimulatedDevice(.iOS(version))
        weak var released: OwnDelegate?
        do {
            let navigation = OwnDelegate(nibName: nil, bundle: nil)
            released = navigation
            #expect(navigation.supportedInterfaceOrientations == .landscapeRight && !navigation.isViewLoaded)
            navigation.viewControllers = [TestScreen("A"), TestScreen("B")]
            device.settle(showing: navigation)
            device.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.25)
            device.settle()
            #expect(navigation.viewControllers.count == 1 && navigation.delegate === navigation)
            #expect(navigation.supportedInterfaceOrientations == .landscapeRight)
        }
        device.settle(showing: UIViewController())
        #expect(released == nil)
    }

    @Test(
        "An animator of a delegate set before the view loads moves a pop", .covers(.animators, .sameCalls),
        arguments: [18, 26])
    func animator(version: Int) {
        let runs = [UINavigationController(), BasicNavigationController()].map { navigation in
            let device = SimulatedDevice(.iOS(version))
            let delegate = AnimatingDelegate()
            navigation.delegate = delegate
            navigation.viewControllers = [TestScreen("A"), TestScreen("B")]
            device.settle(showing: navigation)
            navigation.popViewController(animated: true)
            device.settle()
            return delegate.animator?.runs
        }
        #expect(runs == [1, 1])
    }
}
