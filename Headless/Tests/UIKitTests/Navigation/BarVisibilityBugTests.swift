import Testing
import UIKit
import UIKitSimulator

/// Reported bugs of UIKit about bars that are hidden on some screens.
@MainActor
@Suite("Navigation: bugs of hidden bars")
struct BarVisibilityBugTests {
    enum Showing: CaseIterable {
        case animated, notAnimated, laidOut, barLaidOut, shownAgain
    }

    /// Pushes B from a screen with a hidden bar. B shows the bar when it appears.
    private func stage(_ showing: Showing, systemVersion: Int = 26, hasBug: Bool = true) -> NavigationStage {
        let stage = NavigationStage(
            "A", systemVersion: systemVersion,
            switches: {
                $0.barJumpsWithAnimatedVisibility = hasBug
            })
        let navigation = stage.navigation
        navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        let screen = stage.screen("B")
        screen.onWillAppear = { [unowned navigation] _ in
            navigation.setNavigationBarHidden(false, animated: showing != .notAnimated)
            switch showing {
            case .laidOut: navigation.view.layoutIfNeeded()
            case .barLaidOut: navigation.navigationBar.layoutIfNeeded()
            case .animated, .notAnimated, .shownAgain: break
            }
        }
        navigation.pushViewController(screen, animated: true)
        stage.device.settle()
        if showing == .shownAgain {
            navigation.setNavigationBarHidden(true, animated: false)
            navigation.setNavigationBarHidden(false, animated: false)
            stage.device.settle()
        }
        return stage
    }

    private func tapBackButton(in stage: NavigationStage) {
        stage.device.fingerTap(at: CGPoint(x: 30, y: stage.navigation.navigationBar.frame.midY))
        stage.device.settle()
    }

    @Test(
        "An animated change leaves the back button deaf unless layout follows", .facts(.animatedBarInTransition),
        arguments: Showing.allCases)
    func deafBackButton(showing: Showing) {
        let stage = stage(showing)
        #expect(!stage.navigation.navigationBar.isHidden)
        tapBackButton(in: stage)
        #expect(stage.stack == (showing == .animated ? "AB" : "A"))
    }

    @Test(
        "Without the bug, and on iOS 18, the back button reacts", .facts(.animatedBarInTransition),
        arguments: [(26, false), (18, true)])
    func backButton(systemVersion: Int, hasBug: Bool) {
        let stage = stage(.animated, systemVersion: systemVersion, hasBug: hasBug)
        tapBackButton(in: stage)
        #expect(stage.stack == "A")
    }

    @Test("The next screen's back button reacts, and a swipe still pops", .facts(.animatedBarInTransition))
    func nextScreen() {
        let stage = stage(.animated)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        tapBackButton(in: stage)
        #expect(stage.stack == "AB")
        let other = self.stage(.animated)
        other.swipe(to: 300)
        other.device.settle()
        #expect(other.stack == "A")
    }

    enum Repair: CaseIterable {
        case push, pop, set, show
    }

    /// Cancels the pop of B where no screen shows a bar.
    private func cancelledStage(_ losesItems: Bool) -> NavigationStage {
        let stage = NavigationStage("RAB", switches: { $0.losesItemsOnHiddenCancel = losesItems })
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        stage.addForeignPan()
        stage.device.fingerDown(at: stage.point(100))
        stage.device.fingerMove(to: stage.point(160), duration: 0.2)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "RAB" && !stage.device.isHung)
        return stage
    }

    private func items(in stage: NavigationStage) -> String {
        stage.navigation.navigationBar.items?.map { $0.title ?? "?" }.joined() ?? ""
    }

    @Test(
        "After a cancelled pop without bars, a switch decides whether the upper item is missing",
        .facts(.itemsAfterCancel),
        arguments: [false, true])
    func lostItem(losesItems: Bool) {
        let stage = cancelledStage(losesItems)
        #expect(items(in: stage) == (losesItems ? "RA" : "RAB"))
    }

    @Test(
        "A missing item returns with the next change of the stack or with the bar", .facts(.itemsAfterCancel),
        arguments: Repair.allCases)
    func repair(_ repair: Repair) {
        let stage = cancelledStage(true)
        let navigation = stage.navigation
        switch repair {
        case .push: navigation.pushViewController(stage.screen("C"), animated: true)
        case .pop: navigation.popViewController(animated: true)
        case .set: navigation.setViewControllers(navigation.viewControllers, animated: false)
        case .show: navigation.setNavigationBarHidden(false, animated: true)
        }
        stage.device.settle()
        #expect(items(in: stage) == stage.stack)
        navigation.setNavigationBarHidden(false, animated: false)
        stage.device.settle()
        #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
        #expect(navigation.navigationBar.view(drawing: navigation.topViewController?.title ?? "?") != nil)
    }

    @Test("After a cancelled pop with bars no item is missing", .facts(.itemsAfterCancel))
    func shownBars() {
        let stage = NavigationStage("RAB", switches: { $0.losesItemsOnHiddenCancel = true })
        stage.pull(to: 60)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(items(in: stage) == "RAB")
    }

    @Test("After a cancelled pop whose willShow hides the bar no item is missing", .facts(.itemsAfterCancel))
    func barHiddenInWillShow() {
        let stage = NavigationStage(
            "RAB",
            switches: {
                $0.losesItemsOnHiddenCancel = true
                $0.movesBarsFromWillShow = false
            })
        let (navigation, listener) = (stage.navigation, stage.listener)
        listener.onWillShow = {
            listener.onWillShow = nil
            navigation.setNavigationBarHidden(true, animated: true)
        }
        stage.pull(to: 60)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "RAB" && items(in: stage) == "RAB")
    }
}
