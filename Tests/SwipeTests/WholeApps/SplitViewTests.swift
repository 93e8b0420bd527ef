import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// A collapsed split view: its secondary navigation controller is on the primary one's stack.
@MainActor
@Suite("Collapsed split views")
struct SplitViewTests {
    private func stage(_ swipe: TestedSwipe, _ names: String, setUp: (TestScreen) -> Void = { _ in }) -> (
        Stage, UINavigationController
    ) {
        let stage = Stage("A", swipe)
        let detail = UINavigationController()
        detail.viewControllers = names.map { stage.screen(String($0)) }
        for screen in detail.viewControllers { setUp(screen as! TestScreen) }
        stage.navigation.pushSecondaryColumn(detail, animated: true)
        stage.device.settle()
        return (stage, detail)
    }

    @Test(
        "A swipe pops the secondary column, as with a plain controller", .covers(.nestedControllers),
        arguments: TestedSwipe.all)
    func pops(swipe: TestedSwipe) {
        for start in [5, 60] as [CGFloat] {
            let (stage, _) = stage(swipe, "D")
            stage.swipe(from: start)
            #expect(stage.stack == "A" && stage.verdict == .allowed)
            stage.expectUsable()
        }
    }

    @Test("The preferences of the column's top screen apply", .covers(.nestedControllers), arguments: TestedSwipe.all)
    func preferences(swipe: TestedSwipe) {
        let (stage, detail) = stage(swipe, "D") { $0.popPreferences.isGestureEnabled = false }
        stage.swipe()
        #expect(stage.takeEvents() == ["refused disabledByScreen"])
        stage.screen("D").popPreferences = PopPreferences(area: .full)
        stage.screen("D").agrees = false
        stage.drag(from: 200, to: 380)
        #expect(stage.takeEvents() == ["refused screenDeclined"])
        #expect(stage.screen("D").askedFor == [.gesture])
        #expect(stage.navigation.topViewController === detail)
        stage.screen("D").agrees = true
        stage.drag(from: 100, to: 380)
        #expect(stage.stack == "A")
    }

    @Test(
        "The back button asks the column's top screen, whether the bar has its item or the column's",
        .covers(.nestedControllers, .confirmation), arguments: [15, 18, 26, 27], [false, true])
    func backButton(version: Int, isScreensItem: Bool) {
        let stage = Stage("A", on: .iOS(version), switches: { $0.barShowsItemOfColumnsScreen = isScreensItem })
        let (detail, screen) = (UINavigationController(), stage.screen("D"))
        detail.viewControllers = [screen]
        stage.navigation.pushSecondaryColumn(detail, animated: true)
        stage.device.settle()
        #expect((stage.navigation.navigationBar.topItem === screen.navigationItem) == isScreensItem)
        _ = stage.takeEvents()
        screen.agrees = false
        stage.tapBackButton()
        stage.device.settle()
        #expect(screen.askedFor == [.backButton] && stage.navigation.topViewController === detail)
        screen.agrees = true
        stage.tapBackButton()
        stage.device.settle()
        #expect(screen.askedFor == [.backButton, .backButton] && stage.stack == "A")
        #expect(stage.takeEvents().filter { $0.hasSuffix("backButton") }.count == 2)
    }

    @Test(
        "An edge swipe in a column with several screens pops the column's own screens",
        .covers(.leadingEdge, .nestedControllers),
        arguments: TestedSwipe.all)
    func severalScreens(swipe: TestedSwipe) {
        let (stage, detail) = stage(swipe, "DE")
        stage.swipe(from: 5)
        #expect(detail.viewControllers == [stage.screen("D")])
        #expect(stage.navigation.topViewController === detail)
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test(
        "The item in the bar has the style of the column's top screen",
        .covers(.barVisibility, .nestedControllers))
    func style() {
        let (stage, detail) = stage(.init(), "D") {
            $0.popPreferences.navigationBarStyle = NavigationBarStyle(background: .color(.red))
        }
        #expect(stage.screen("D").navigationItem.standardAppearance?.backgroundColor == .red)
        #expect(detail.navigationItem.standardAppearance == nil)
    }

    @Test(
        "The item of the column's top screen decides whether the bar shows a way back",
        .covers(.nestedControllers))
    func noWayBack() {
        let (stage, _) = stage(.init(), "D") { $0.navigationItem.hidesBackButton = true }
        stage.swipe()
        #expect(stage.takeEvents() == ["refused noWayBack"])
    }

    @Test(
        "A column that shares the recognizers of the stack around it has no swipe forward",
        .covers(.nestedControllers, .forward))
    func forwardInColumn() {
        let stage = Stage("A", on: .iOS(26), switches: { $0.nestedPopRecognizers = .shared })
        let detail = BasicNavigationController("DE")
        detail.forwardLimit = 1
        stage.navigation.pushSecondaryColumn(detail, animated: true)
        stage.device.settle()
        detail.goBack(animated: true)
        stage.device.settle()
        #expect(detail.forwardScreens.count == 1)
        stage.swipeForward()
        #expect(detail.viewControllers.count == 1)
        #expect(detail.goForward(animated: true))
        stage.device.settle()
        #expect(detail.viewControllers.count == 2)
    }
}
