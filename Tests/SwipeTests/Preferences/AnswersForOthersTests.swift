import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// An app's controller that answers for screens the app doesn't own.
private final class AnsweringNavigation: BasicNavigationController {
    var asked: [PopTrigger] = []

    override func popPreferences(for screen: UIViewController) -> PopPreferences {
        var preferences = super.popPreferences(for: screen)
        if screen is PlainScreen { preferences.area = .full }
        return preferences
    }

    override func shouldPop(_ screen: UIViewController, for trigger: PopTrigger) -> Bool {
        asked.append(trigger)
        return (screen as? PlainScreen)?.name != "locked" && super.shouldPop(screen, for: trigger)
    }
}

/// A container that names its child.
private final class ShellScreen: PlainScreen, PopPreferenceContainer {
    var childForPopPreferences: UIViewController? { children.last }
}

@MainActor
@Suite("Questions about screens that the app doesn't own")
struct AnswersForOthersTests {
    @Test("The controller's own methods answer for screens without a protocol", .covers(.gestureSwitch, .confirmation))
    func overridden() {
        let navigation = AnsweringNavigation(nibName: nil, bundle: nil)
        let stage = Stage("A", navigation: navigation)
        stage.push(PlainScreen("plain"))
        stage.drag(from: 150, to: 385)
        #expect(stage.navigation.viewControllers.count == 1 && navigation.asked == [.gesture])
        stage.push(PlainScreen("locked"))
        stage.swipe()
        #expect(stage.takeEvents().last == "refused screenDeclined")
        #expect(!navigation.goBack(animated: true))
        #expect(navigation.asked == [.gesture, .gesture, .backButton])
    }

    @Test(
        "A container answers itself if the child that it names has no preferences",
        .covers(.gestureSwitch, .preferenceContainers),
        arguments: ChildWithoutPreferences.allCases)
    func containerItself(child: ChildWithoutPreferences) {
        final class Container: PlainScreen, PopPreferenceContainer, PopGestureConfigurable {
            var childForPopPreferences: UIViewController?
            var popPreferences: PopPreferences { PopPreferences(isGestureEnabled: false) }
        }
        let stage = Stage("A")
        let container = Container("container")
        container.childForPopPreferences = child.screen
        stage.push(container)
        stage.swipe()
        #expect(stage.takeEvents() == ["refused disabledByScreen"])
    }

    enum ChildWithoutPreferences: CaseIterable {
        case screen, container

        @MainActor var screen: UIViewController {
            switch self {
            case .screen: PlainScreen("child")
            case .container: ShellScreen("inner")
            }
        }
    }

    @Test(
        "The child that a container names is asked before the container is popped",
        .covers(.confirmation, .preferenceContainers),
        arguments: TestedSwipe.all)
    func container(swipe: TestedSwipe) {
        let stage = Stage("A", swipe)
        let (shell, child) = (ShellScreen("shell"), TestScreen("child"))
        shell.embed(child)
        child.agrees = false
        child.popPreferences.area = .leadingPoints(100)
        stage.push(shell)
        stage.swipe(from: 80)
        #expect(child.askedFor == [.gesture] && stage.navigation.viewControllers.count == 2)
        stage.tapBackButton()
        #expect(child.askedFor == [.gesture, .backButton] && stage.navigation.viewControllers.count == 2)
        child.agrees = true
        stage.swipe(from: 110)
        #expect(stage.takeEvents().last == "refused outsideArea")
        stage.swipe(from: 80)
        #expect(stage.stack == "A")
    }

    @Test(
        "A tab bar controller in the stack forwards to its selected child, without code",
        .covers(.confirmation, .preferenceContainers))
    func tabs() {
        let stage = Stage("A")
        let tabs = UITabBarController()
        let (first, second) = (TestScreen("1"), TestScreen("2"))
        tabs.viewControllers = [first, second]
        second.agrees = false
        stage.push(tabs)
        tabs.selectedIndex = 1
        stage.device.settle()
        stage.swipe()
        #expect(second.askedFor == [.gesture] && first.askedFor == [])
        tabs.selectedIndex = 0
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A" && first.askedFor == [.gesture])
    }

    @Test("An update that a child announces takes effect", .covers(.barVisibility, .reachingController))
    func announced() {
        let stage = Stage("AB")
        let child = UIViewController()
        stage.top.embed(child)
        stage.top.popPreferences.hidesNavigationBar = true
        child.setNeedsPopPreferencesUpdate(animated: false)
        stage.device.settle()
        stage.expectBar(shown: false)
    }
}
