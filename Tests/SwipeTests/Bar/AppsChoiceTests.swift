import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// What the app's own calls of `setNavigationBarHidden(_:animated:)` do while and after a preference applies.
@MainActor
@Suite("The app's choice about the bar")
struct AppsChoiceTests {
    @Test("The app's call for the bar takes effect at once after a cancelled swipe", .covers(.barVisibility))
    func afterCancel() {
        let stage = Stage { $0.popPreferences.hidesNavigationBar = $0.name == "A" ? true : nil }
        stage.swipeAndCancel()
        stage.expectBar(shown: true)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        stage.expectBar(shown: false)
    }

    @Test(
        "The app's call for the bar takes effect at once on a screen without a preference",
        .covers(.barVisibility))
    func aboveOthers() {
        let stage = Stage(hiding: "A", of: "A")
        stage.push(PlainScreen("P"))
        stage.expectBar(shown: true)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.expectBar(shown: false)
    }

    /// When UIKit hides the bars by itself.
    enum UIKitsHiding: CaseIterable {
        case onSwipe, onTap, whenVerticallyCompact, whenKeyboardAppears

        @MainActor
        func enable(on controller: UINavigationController) {
            switch self {
            case .onSwipe: controller.hidesBarsOnSwipe = true
            case .onTap: controller.hidesBarsOnTap = true
            case .whenVerticallyCompact: controller.hidesBarsWhenVerticallyCompact = true
            case .whenKeyboardAppears: controller.hidesBarsWhenKeyboardAppears = true
            }
        }
    }

    @Test(
        "Where the app lets UIKit hide the bars, a call wins over the screen's preference",
        .covers(.barVisibility, .barsHiddenOnSwipe), arguments: UIKitsHiding.allCases)
    func besideUIKit(hiding: UIKitsHiding) {
        let stage = Stage { $0.popPreferences.hidesNavigationBar = false }
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.expectBar(shown: true)
        hiding.enable(on: stage.navigation)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.expectBar(shown: false)
    }

    @Test(
        "A call while a swipe is being cancelled holds for the next screen without a preference",
        .covers(.barVisibility, .hostingControllers))
    func duringCancel() {
        let stage = Stage { $0.popPreferences.hidesNavigationBar = $0.name == "B" ? false : nil }
        stage.pull(to: 260)
        stage.screen("B").whenAppearing = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.takeBack()
        #expect(stage.takeEvents().last == "didCancel B→A")
        stage.expectBar(shown: true)
        stage.push(PlainScreen("P"))
        stage.expectBar(shown: false)
    }

    @Test(
        "After a cancelled swipe the bar is set back without an animation, if UIKit hasn't done it",
        .covers(.barVisibility), arguments: [false, nil], [true, false])
    func setBack(preference: Bool?, byUIKit: Bool) {
        let navigation = RecordingNavigationController(nibName: nil, bundle: nil)
        // On iOS 17 and earlier, UIKit does not announce the old top screen again.
        let stage = Stage(
            on: .init(.init(on: 17)), navigation: navigation,
            setUp: { $0.popPreferences.hidesNavigationBar = $0.name == "A" ? true : preference },
            switches: { $0.flipsAnimatedBarsBack = byUIKit })
        navigation.barCalls = []
        stage.swipeAndCancel()
        #expect(navigation.barCalls == ["hidden animated"] + (byUIKit ? [] : ["shown"]))
        stage.expectBar(shown: true)
    }

    @Test("A new style sets a changed visibility without an animation", .covers(.barVisibility, .barStyle))
    func newStyle() {
        let navigation = RecordingNavigationController(nibName: nil, bundle: nil)
        let stage = Stage(navigation: navigation)
        navigation.barCalls = []
        stage.top.popPreferences.hidesNavigationBar = true
        navigation.navigationBarStyle = NavigationBarStyle(background: .transparent)
        stage.layOut()
        #expect(navigation.barCalls == ["hidden"])
    }

    @Test("A call that sets the bar takes effect during a search, whatever the screen prefers", .covers(.barVisibility))
    func search() {
        let stage = Stage { $0.popPreferences.hidesNavigationBar = false }
        let search = UISearchController(searchResultsController: nil)
        stage.top.navigationItem.searchController = search
        search.isActive = true
        stage.device.settle()
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.navigation.view.setNeedsLayout()
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden)
        search.isActive = false
        stage.updatePreferences()
        stage.expectBar(shown: true)
    }

    @Test("A deferred update of the bar is applied once", .covers(.barVisibility))
    func once() {
        let stage = Stage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.device.settle()
        stage.top.popPreferences.hidesNavigationBar = true
        stage.navigation.view.setNeedsLayout()
        stage.device.settle()
        stage.expectBar(shown: true)
    }

    @Test("An animated update before changes that lead back to the screen is animated", .covers(.barVisibility))
    func animatedUpdate() {
        let navigation = RecordingNavigationController(nibName: nil, bundle: nil)
        let stage = Stage("AB", navigation: navigation)
        navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        navigation.barCalls = []
        stage.top.popPreferences.hidesNavigationBar = true
        navigation.setNeedsPopPreferencesUpdate(animated: true)
        navigation.pushViewController(stage.screen("D"), animated: false)
        navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(navigation.barCalls == ["hidden animated"])
    }

    @Test("An update before the layout of a change waits for the layout", .needsPrivateAPI, .covers(.barVisibility))
    func beforeLayout() {
        let stage = Stage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.top.popPreferences.hidesNavigationBar = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.device.settle()
        stage.expectBar(shown: false)
    }

    @Test("The system's background fades on iOS 26 and later too", .covers(.barStyle))
    func fadingSystemBackground() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.contentInsetAdjustmentBehavior = .never
        let stage = Stage(on: .init(.init(on: 26))) {
            $0.popPreferences.navigationBarStyle = NavigationBarStyle(
                background: .system, fade: .init(following: scrollView, distance: 100))
        }
        scrollView.contentOffset.y = 50
        #expect(stage.top.navigationItem.standardAppearance?.backgroundColor?.cgColor.alpha == 0.5)
        scrollView.contentOffset.y = 100
        #expect(stage.top.navigationItem.standardAppearance == nil)
    }
}
