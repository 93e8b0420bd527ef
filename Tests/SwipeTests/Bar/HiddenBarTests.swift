import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// UIKit's bugs around hidden bars, as apps have reported them.
@MainActor
@Suite("Hidden bars")
struct HiddenBarTests {
    private func items(of stage: Stage) -> [UIViewController?] {
        (stage.navigation.navigationBar.items ?? []).map { item in
            stage.navigation.viewControllers.first { $0.navigationItem === item }
        }
    }

    @Test(
        "After a cancelled swipe between screens without a bar the bar has the items of the stack",
        .covers(.barVisibility), .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/16"),
        arguments: TestedSwipe.all)
    func items(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe) { $0.popPreferences.hidesNavigationBar = true }
        stage.swipeAndCancel()
        #expect(items(of: stage) == stage.navigation.viewControllers)
        stage.expectBar(shown: false)
        stage.swipe()
        #expect(items(of: stage) == stage.navigation.viewControllers)
        #expect(stage.stack == "AB")
    }

    @Test(
        "On iOS 26 the back button takes taps after a screen without a bar", .covers(.barVisibility),
        .bug("https://github.com/software-mansion/react-native-screens/issues/3294"), arguments: [26, 27])
    func backButton(version: Int) {
        let stage = Stage(hiding: "A", of: "A", .init(on: version))
        stage.push("B")
        stage.tapBackButton()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A bar that a screen hides as it leaves is back after a cancelled swipe", .covers(.barVisibility),
        arguments: TestedSwipe.all)
    func hiddenInWillMove(swipe: TestedSwipe) {
        final class Leaving: UIViewController {
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                if parent == nil { navigationController?.setNavigationBarHidden(true, animated: false) }
            }
        }
        let stage = Stage("A", swipe)
        stage.push(Leaving())
        stage.swipeAndCancel()
        stage.expectBar(shown: true)
        stage.swipe()
        stage.expectBar(shown: false)
    }
}
