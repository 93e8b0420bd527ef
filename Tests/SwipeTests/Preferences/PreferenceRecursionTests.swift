import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Preferences that ask for an update")
struct PreferenceRecursionTests {
    private final class Asking: UIViewController, PopGestureConfigurable {
        var reads = 0
        var popPreferences: PopPreferences {
            reads += 1
            setNeedsPopPreferencesUpdate(animated: false)
            basicNavigationController?.navigationBarStyle = .transparent
            return PopPreferences(hidesNavigationBar: true)
        }
    }

    @Test(
        "A screen that asks for an update while it states its preferences is asked again once",
        .covers(.barVisibility, .preferenceUpdates))
    func asking() {
        let stage = Stage("A")
        let screen = Asking()
        stage.push(screen)
        #expect(stage.navigation.isNavigationBarHidden)
        screen.reads = 0
        screen.setNeedsPopPreferencesUpdate(animated: false)
        stage.device.settle()
        #expect(screen.reads == 1)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    /// A screen that lays the controller's view out while it states its preferences, as code does that measures itself.
    private final class LayingOut: UIViewController, PopGestureConfigurable {
        var reads = 0
        var popPreferences: PopPreferences {
            reads += 1
            guard let navigation = navigationController else { return PopPreferences() }
            navigation.view.setNeedsLayout()
            navigation.view.layoutIfNeeded()
            return PopPreferences(area: .full, hidesNavigationBar: true)
        }
    }

    @Test(
        "A root screen that lays out while it states its preferences is asked once as it appears",
        .covers(.barVisibility, .preferenceUpdates), arguments: [18, 26])
    func layingOutAtFirst(version: Int) {
        let device = SimulatedDevice(.iOS(version))
        let screen = LayingOut()
        let navigation = BasicNavigationController(rootViewController: screen)
        device.settle(showing: navigation)
        #expect(navigation.isNavigationBarHidden && screen.reads == 1)
    }

    @Test("Several requests for an update cause one update", .covers(.barVisibility, .preferenceUpdates))
    func several() {
        let stage = Stage("A")
        let screen = PopScreenController()
        stage.push(screen)
        screen.storedPopPreferences.hidesNavigationBar = true
        screen.storedPopPreferences.hidesNavigationBar = false
        screen.storedPopPreferences.hidesNavigationBar = true
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    private final class Naming: UIViewController, PopPreferenceContainer, PopGestureConfigurable {
        weak var other: UIViewController?
        var childForPopPreferences: UIViewController? { other }
        var popPreferences = PopPreferences(isGestureEnabled: false)
    }

    @Test("Containers that name each other are asked once", .covers(.preferencesReadLate, .preferenceUpdates))
    func naming() {
        let (one, two) = (Naming(), Naming())
        (one.other, two.other) = (two, one)
        two.loadViewIfNeeded()
        let stage = Stage("A")
        stage.push(one)
        stage.swipe()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(stage.verdict == .refused(.disabledByScreen))
    }
}
