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
        .bug("rdar://24535291"), arguments: TestedSwipe.all, [false, true])
    func items(swipe: TestedSwipe, losesItems: Bool) {
        let stage = Stage(
            "ABC", on: .init(swipe),
            setUp: { $0.popPreferences.hidesNavigationBar = true },
            switches: { $0.losesItemsOnHiddenCancel = losesItems })
        stage.swipeAndCancel()
        #expect(items(of: stage) == stage.navigation.viewControllers)
        stage.expectBar(shown: false)
        stage.swipe()
        #expect(items(of: stage) == stage.navigation.viewControllers)
        #expect(stage.stack == "AB")
    }

    @Test(
        "On iOS 26 the back button takes taps after a screen without a bar", .covers(.barVisibility),
        .bug("https://github.com/software-mansion/react-native-screens/issues/3294"), arguments: [26, 27],
        [false, true])
    func backButton(version: Int, jumps: Bool) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        let stage = Stage(
            "A", on: configuration, setUp: { if $0.name == "A" { $0.popPreferences.hidesNavigationBar = true } },
            switches: { $0.barJumpsWithAnimatedVisibility = jumps })
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

    /// A bar that shows an item of its own.
    private final class OtherItemBar: UINavigationBar {
        private let other = UINavigationItem()

        override var topItem: UINavigationItem? { other }
    }

    /// Counts how often the bar is shown or hidden.
    private final class BarCounting: BasicNavigationController {
        private(set) var count = 0

        override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
            count += 1
            super.setNavigationBarHidden(hidden, animated: animated)
        }
    }

    @Test("A hidden bar with another item is left alone until a swipe is cancelled", .covers(.barVisibility))
    func otherItem() {
        let navigation = BarCounting(navigationBarClass: OtherItemBar.self, toolbarClass: nil)
        let stage = Stage(
            "A", on: .init(), navigation: navigation, setUp: { $0.popPreferences.hidesNavigationBar = true })
        stage.push("B")
        let count = navigation.count
        #expect(count <= 1)
        stage.swipeAndCancel()
        #expect(navigation.count == count + 2)
    }
}
