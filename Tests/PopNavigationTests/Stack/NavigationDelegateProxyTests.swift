import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The proxy of the navigation delegate")
struct NavigationDelegateProxyTests {
    /// Implements some of the delegate's methods, and records their calls.
    final class RecordingDelegate: NSObject, UINavigationControllerDelegate {
        var calls: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            calls.append("willShow \(viewController.title ?? "")")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            calls.append("didShow \(viewController.title ?? "")")
        }

        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .landscape }
    }

    final class EmptyDelegate: NSObject, UINavigationControllerDelegate {}

    @Test("The delegate property returns what the app set", .covers(.barVisibility))
    func readsBack() {
        let fixture = Fixture()
        #expect(fixture.navigation.delegate == nil)
        let delegates = [RecordingDelegate(), RecordingDelegate()]
        for delegate in delegates {
            fixture.navigation.delegate = delegate
            #expect(fixture.navigation.delegate === delegate)
        }
        fixture.navigation.delegate = nil
        #expect(fixture.navigation.delegate == nil)
    }

    @Test("A delegate that is set before the view has loaded is the app's, too", .covers(.barVisibility))
    func beforeLoading() {
        let navigation = BasicNavigationController(rootViewController: TestScreen("A"))
        let delegate = RecordingDelegate()
        navigation.delegate = delegate
        #expect(navigation.delegate === delegate)
        _ = navigation.view
        #expect(navigation.delegate === delegate)
    }

    @Test("The delegate receives the calls that it implements", .covers(.barVisibility))
    func forwards() {
        let fixture = Fixture("A")
        let delegate = RecordingDelegate()
        fixture.navigation.delegate = delegate
        fixture.navigation.pushViewController(fixture.screen("B"), animated: false)
        fixture.layOut()
        #expect(delegate.calls.first == "willShow B")
        #expect(fixture.navigation.supportedInterfaceOrientations == .landscape)
    }

    @Test("UIKit's defaults apply without a delegate", .covers(.barVisibility, .deallocatedDelegate))
    func defaults() {
        let plain = UINavigationController(rootViewController: TestScreen("A"))
        let fixture = Fixture("A")
        #expect(fixture.navigation.supportedInterfaceOrientations == plain.supportedInterfaceOrientations)
        let empty = EmptyDelegate()
        fixture.navigation.delegate = empty
        #expect(fixture.navigation.supportedInterfaceOrientations == plain.supportedInterfaceOrientations)
    }

    @Test("A delegate that is deallocated causes no crash, and UIKit's defaults apply", .covers(.deallocatedDelegate))
    func deallocated() {
        let fixture = Fixture("A")
        weak var delegate: RecordingDelegate?
        do {
            let strong = RecordingDelegate()
            delegate = strong
            fixture.navigation.delegate = strong
            #expect(fixture.navigation.supportedInterfaceOrientations == .landscape)
        }
        #expect(delegate == nil && fixture.navigation.delegate == nil)
        let plain = UINavigationController(rootViewController: TestScreen("A"))
        #expect(fixture.navigation.supportedInterfaceOrientations == plain.supportedInterfaceOrientations)
        fixture.navigation.pushViewController(fixture.screen("B"), animated: false)
        fixture.layOut()
        fixture.navigation.popViewController(animated: false)
        fixture.layOut()
        #expect(fixture.stack == "A")
    }

    @Test("A delegate replaced in its own callback isn't called any more", .covers(.deallocatedDelegate))
    func replacedInCallback() {
        final class Replacing: NSObject, UINavigationControllerDelegate {
            var next: RecordingDelegate?
            var calls = 0
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                calls += 1
                navigationController.delegate = next
            }

            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) {
                calls += 1
            }
        }
        let fixture = Fixture("A")
        let (first, second) = (Replacing(), RecordingDelegate())
        first.next = second
        fixture.navigation.delegate = first
        fixture.navigation.pushViewController(fixture.screen("B"), animated: false)
        fixture.layOut()
        #expect(fixture.navigation.delegate === second)
        fixture.navigation.popViewController(animated: false)
        fixture.layOut()
        #expect(second.calls.contains("willShow A"))
        #expect(first.calls == 1)
    }

    @Test("The proxy does not keep the delegate alive", .covers(.barVisibility, .neighbours))
    func weak() {
        let fixture = Fixture()
        weak var delegate: EmptyDelegate?
        do {
            let strong = EmptyDelegate()
            delegate = strong
            fixture.navigation.delegate = strong
        }
        #expect(delegate == nil)
    }
}
