import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@MainActor
@Suite("iOS 27")
struct System27Tests {
    /// A scroll view that minimizes the bar of the top screen, scrolled down.
    private func stageWithMinimizedBar() -> Stage {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 5000)
        let stage = Stage("AB", .init(on: 27)) { screen in
            guard screen.name == "B" else { return }
            screen.navigationItem.navigationBarMinimization.minimizationBehavior = .onScrollDown
            screen.whenLoaded = { $0.view.addSubview(scrollView) }
        }
        stage.device.fingerDown(at: CGPoint(x: 200, y: 700))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.4)
        stage.device.wait(0.3)
        stage.lift()
        _ = stage.takeEvents()
        return stage
    }

    @Test("A minimized bar is not hidden, and the screen below it can be swiped", .covers(.iOS27))
    func minimizedBar() {
        let stage = stageWithMinimizedBar()
        #expect(stage.navigation.navigationBar.isMinimized)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.swipeAndCancel()
        #expect(stage.stack == "AB" && !stage.navigation.isNavigationBarHidden)
        stage.swipe()
        #expect(stage.stack == "A" && !stage.navigation.isNavigationBarHidden)
    }

    @Test("A preference that hides the bar applies to a minimized one", .covers(.barVisibility, .iOS27))
    func hiddenWhileMinimized() {
        let stage = stageWithMinimizedBar()
        stage.top.popPreferences.hidesNavigationBar = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.layOut()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.swipe()
        #expect(stage.stack == "A")
        stage.expectBar(shown: true)
    }

    @Test(
        "A row with swipe actions outside a list keeps its drag, and elsewhere the screen pops",
        .covers(.scrollViews, .iOS27))
    func swipeActions() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        let row = SwipeActionsRow(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
        row.leading = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Do") { _, _, done in done(true) }
        ])
        scrollView.addSubview(row)
        let container = SwipeActionsContainer(scrollView)
        container.add(row)
        let stage = Stage("AB", .init(on: 27), showing: scrollView)
        let y = row.convert(CGPoint(x: 0, y: 30), to: nil).y
        stage.drag(from: 60, to: 150, y: y)
        #expect(row.isOpen)
        #expect(stage.stack == "AB")
        #expect(!stage.takeEvents().contains { $0.hasPrefix("will") })
        stage.device.fingerTap(at: stage.point(300, y + 200))
        stage.device.settle()
        stage.swipe(y: y + 200)
        #expect(stage.stack == "A")
    }

    @Test("An update of the bar during a transition waits for its end", .covers(.barVisibility, .iOS27))
    func updateInTransition() {
        let stage = Stage("AB", .init(on: 27))
        stage.pull(to: 250)
        stage.screen("A").popPreferences.hidesNavigationBar = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.device.fingerMove(to: stage.point(380), duration: 0.1)
        stage.lift()
        #expect(stage.stack == "A")
        stage.expectBar(shown: false)
    }
}
