import Testing
import UIKit
import UIKitSimulator

/// A controller that is its bar's delegate, as in apps that intercept the back button.
@MainActor
private final class Intercepting: UINavigationController, UINavigationBarDelegate {
    var calls: [String] = []
    var allows = true
    var pops = 0

    override func popViewController(animated: Bool) -> UIViewController? {
        pops += 1
        return super.popViewController(animated: animated)
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        calls.append("shouldPop \(item.title ?? "?") \(viewControllers.count)/\(navigationBar.items?.count ?? 0)")
        return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        calls.append("didPop \(item.title ?? "?")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        calls.append("shouldPush \(item.title ?? "?")")
        return true
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        calls.append("didPush \(item.title ?? "?")")
    }
}

@MainActor
@Suite("Navigation: the bar")
struct NavigationBarTests {
    private let backButton = CGPoint(x: 30, y: 70)

    @Test("The back button, with the arrow and the lower screen's title, pops")
    func back() {
        let stage = NavigationStage("AB")
        stage.device.fingerTap(at: CGPoint(x: 100, y: 70))
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.device.picture().svg().contains(">A<"))
        stage.device.fingerTap(at: backButton)
        stage.device.settle()
        #expect(stage.stack == "A")
        stage.device.fingerTap(at: backButton)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("The root doesn't show a back button, even if it was above a screen that is gone")
    func rootAfterSet() {
        let stage = NavigationStage("ABCD")
        stage.navigation.setViewControllers([stage["D"], stage["A"]], animated: true)
        stage.device.settle()
        stage.forget("C")
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.stack == "D")
        #expect(!stage.device.picture().svg().contains(">C<"))
    }

    @Test("In right to left the back button is on the right")
    func mirroredBack() {
        let stage = NavigationStage("AB", mirrored: true)
        stage.device.fingerTap(at: backButton)
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.device.fingerTap(at: CGPoint(x: 360, y: 70))
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("The back button asks the controller as the bar's delegate once, before the pop")
    func asked() {
        let navigation = Intercepting()
        let stage = NavigationStage("AB", navigation: navigation)
        navigation.calls = []
        #expect(navigation.navigationBar.delegate === navigation)
        navigation.allows = false
        stage.device.fingerTap(at: backButton)
        stage.device.settle()
        #expect(navigation.calls == ["shouldPop B 2/2"])
        #expect(stage.stack == "AB" && navigation.pops == 0)
        navigation.allows = true
        navigation.calls = []
        stage.device.fingerTap(at: backButton)
        stage.device.settle()
        #expect(navigation.calls == ["shouldPop B 2/2", "didPop B"])
        #expect(stage.stack == "A" && navigation.pops == 1)
    }

    @Test("A gesture and a pop by code also ask the bar's delegate, with fewer controllers than items")
    func askedByGesture() {
        let navigation = Intercepting()
        let stage = NavigationStage("ABC", navigation: navigation)
        navigation.calls = []
        stage.pull(to: 80)
        #expect(navigation.calls == ["shouldPop C 2/3"])
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(navigation.calls == ["shouldPop C 2/3"])
        #expect(navigation.navigationBar.items?.count == 3)
        navigation.calls = []
        stage.navigation.popViewController(animated: false)
        stage.turn()
        #expect(navigation.calls == ["shouldPop C 2/3", "didPop C"])
        navigation.calls = []
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        stage.device.settle()
        #expect(navigation.calls == ["shouldPush D", "didPush D"])
    }

    @Test("A long press on the back button opens a menu that leads to any screen below")
    func menu() {
        let stage = NavigationStage("ABC")
        stage.navigation.navigationBar.chooseFromBackMenu(stage["A"].navigationItem)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("The bar's items match the stack; a managed bar rejects changes by the app")
    func items() async {
        let stage = NavigationStage("AB")
        let bar = stage.navigation.navigationBar
        #expect(bar.items == stage.navigation.viewControllers.map(\.navigationItem))
        #expect(bar.topItem === stage["B"].navigationItem && bar.backItem === stage["A"].navigationItem)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            NavigationStage("AB").navigation.navigationBar.popItem(animated: false)
        }
        let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(output.contains("NSInternalInconsistencyException"))
        await #expect(processExitsWith: .failure) { @MainActor in
            NavigationStage("AB").navigation.navigationBar.delegate = nil
        }
    }

    @Test("Bar buttons act on a tap, by target and action and by closure; a disabled one does not")
    func buttons() {
        final class Target: NSObject {
            var taps = 0
        }
        let tapped: @MainActor (AnyObject, Any?) -> Void = { target, sender in
            if sender is UIBarButtonItem { (target as? Target)?.taps += 1 }
        }
        class_addMethod(
            Target.self, NSSelectorFromString("tapped:"), imp_implementationWithBlock(tapped), "v@:@")
        let target = Target()
        let stage = NavigationStage("A")
        let item = UIBarButtonItem(title: "Go", style: .plain, target: target, action: NSSelectorFromString("tapped:"))
        stage["A"].navigationItem.rightBarButtonItem = item
        stage.turn()
        let right = CGPoint(x: 365, y: 70)
        stage.device.fingerTap(at: right)
        #expect(target.taps == 1)
        item.isEnabled = false
        stage.turn()
        stage.device.fingerTap(at: right)
        #expect(target.taps == 1)
        var runs = 0
        stage["A"].navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in runs += 1 })
        stage.turn()
        stage.device.fingerTap(at: right)
        #expect(runs == 1 && target.taps == 1)
        // A finger that lifts outside does not trigger the button.
        stage.device.fingerDrag(from: right, to: CGPoint(x: 200, y: 400), duration: 0.2)
        #expect(runs == 1)
    }

    @Test("A title view and a custom view are on the bar and take touches")
    func customViews() {
        let stage = NavigationStage("A")
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        stage["A"].navigationItem.titleView = title
        stage["A"].navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
        stage.turn()
        #expect(title.convert(title.bounds, to: nil).midX == 195)
        #expect(custom.convert(custom.bounds, to: nil).midX == 352)
        #expect(stage.device.window.hitTest(CGPoint(x: 195, y: 69), with: nil) === title)
        #expect(stage.device.window.hitTest(CGPoint(x: 352, y: 69), with: nil) === custom)
    }

    @Test("The back button shows the item's own title, the screen's, or Back; minimal only the arrow")
    func backTitles() {
        func shown(_ prepare: (UINavigationItem) -> Void) -> String {
            let stage = NavigationStage("A")
            prepare(stage["A"].navigationItem)
            stage.navigation.pushViewController(UIViewController(), animated: false)
            stage.turn()
            return stage.device.picture().svg()
        }
        #expect(shown { $0.title = "Settings" }.contains(">Settings<"))
        #expect(shown { $0.title = String(repeating: "Long ", count: 20) }.contains(">Back<"))
        #expect(shown { $0.backButtonTitle = "Home" }.contains(">Home<"))
        let own = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
        #expect(shown { $0.backBarButtonItem = own }.contains(">Up<"))
        #expect(!shown { $0.backButtonDisplayMode = .minimal }.contains(">A<"))
        #expect(shown { $0.backButtonDisplayMode = .generic }.contains(">Back<"))
    }

    @Test("A changed title is visible after the next layout, on the bar and on the back button above")
    func titleChange() {
        let stage = NavigationStage("AB")
        stage["B"].title = "News"
        stage.screens[0].title = "Start"
        stage.turn()
        let svg = stage.device.picture().svg()
        #expect(svg.contains(">News<") && svg.contains(">Start<"))
    }

    @Test("The toolbar shows the top screen's items and slides with the push")
    func toolbar() {
        let stage = NavigationStage("A")
        stage["A"].toolbarItems = [
            .flexibleSpace(), UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil),
        ]
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.turn()
        #expect(stage.navigation.toolbar.frame == CGRect(x: 0, y: 761, width: 390, height: 49))
        #expect(stage.device.picture().svg().contains(">Share<"))
        #expect(stage["A"].view.safeAreaInsets.bottom == 83)
        let b = stage.screen("B")
        b.onWillAppear = { $0.navigationController?.setToolbarHidden(true, animated: true) }
        stage.navigation.pushViewController(b, animated: true)
        stage.device.wait(0.1)
        #expect(stage.navigation.toolbar.layer.presentation()!.frame.minX < 0)
        stage.device.settle()
        #expect(stage.navigation.toolbar.isHidden)
        #expect(b.view.safeAreaInsets.bottom == 34)
    }

    @Test("A bar without a controller pushes and pops items, and asks its delegate")
    func standalone() {
        final class Delegate: NSObject, UINavigationBarDelegate {
            var calls: [String] = []
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                calls.append("shouldPop")
                return calls.count > 1
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                calls.append("didPop")
            }
        }
        let device = SimulatedDevice()
        device.show(UIViewController())
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        let delegate = Delegate()
        bar.delegate = delegate
        device.window.addSubview(bar)
        bar.items = [UINavigationItem(title: "One")]
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        device.settle()
        #expect(bar.items?.map(\.title) == ["One", "Two"])
        #expect(bar.popItem(animated: true) == nil)
        device.fingerTap(at: CGPoint(x: 30, y: 69))
        device.settle()
        #expect(bar.items?.map(\.title) == ["One"])
        #expect(delegate.calls == ["shouldPop", "shouldPop", "didPop"])
    }

    @Test("Bar classes may be subclasses of UIKit's bars; other classes end the app")
    func classes() async {
        final class Bar: UINavigationBar {}
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
        #expect(navigation.navigationBar is Bar)
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = UINavigationController(navigationBarClass: UIView.self, toolbarClass: nil)
        }
    }
}
