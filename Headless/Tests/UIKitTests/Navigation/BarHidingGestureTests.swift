import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: gestures that hide the bars")
struct BarHidingGestureTests {
    private func drag(_ stage: NavigationStage, by distance: CGFloat) {
        stage.device.fingerDrag(
            from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 + distance), duration: 0.2)
        stage.device.settle()
    }

    @Test(
        "With hidesBarsOnSwipe a swipe up hides both bars, one down shows them, scroll view or not",
        .facts(.barHidingGestures))
    func swipe() {
        for hasScrollView in [false, true] {
            let stage = NavigationStage("AB")
            let table = UIScrollView(frame: stage["B"].view.bounds)
            table.contentSize = CGSize(width: 390, height: 3000)
            if hasScrollView { stage["B"].view.addSubview(table) }
            stage.navigation.isToolbarHidden = false
            drag(stage, by: -100)
            #expect(!stage.navigation.isNavigationBarHidden)
            stage.navigation.hidesBarsOnSwipe = true
            #expect(stage.navigation.barHideOnSwipeGestureRecognizer.view === stage.navigation.view)
            drag(stage, by: -100)
            #expect(stage.navigation.isNavigationBarHidden)
            #expect(stage.navigation.isToolbarHidden)
            #expect(stage.navigation.navigationBar.isHidden)
            #expect((table.contentOffset.y > 0) == hasScrollView)
            drag(stage, by: 100)
            #expect(!stage.navigation.isNavigationBarHidden)
            #expect(!stage.navigation.isToolbarHidden)
            stage.navigation.hidesBarsOnSwipe = false
            drag(stage, by: -100)
            #expect(!stage.navigation.isNavigationBarHidden)
        }
    }

    @Test(
        "With hidesBarsWhenVerticallyCompact, the bars are hidden while the screen is low", .facts(.barHidingGestures),
        arguments: [false, true])
    func verticallyCompact(hides: Bool) {
        let stage = NavigationStage("AB")
        stage.navigation.isToolbarHidden = false
        stage.navigation.hidesBarsWhenVerticallyCompact = hides
        stage.device.resize(to: CGSize(width: 844, height: 390))
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden == hides && stage.navigation.isToolbarHidden == hides)
        stage.device.resize(to: CGSize(width: 390, height: 844))
        stage.device.settle()
        #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
    }

    @Test(
        "With hidesBarsWhenKeyboardAppears, the bars hide with the keyboard and stay hidden",
        .facts(.barHidingGestures), arguments: [false, true])
    func keyboard(hides: Bool) {
        let stage = NavigationStage("AB")
        stage.navigation.hidesBarsWhenKeyboardAppears = hides
        let field = UITextField(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
        stage["B"].view.addSubview(field)
        stage.device.settle()
        field.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden == hides)
        field.resignFirstResponder()
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden == hides)
    }

    @Test(
        "With hidesBarsOnTap a tap toggles the bars, except a tap on a control or on a bar", .facts(.barHidingGestures))
    func tap() {
        let stage = NavigationStage("AB")
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
        stage["B"].view.addSubview(button)
        stage.navigation.hidesBarsOnTap = true
        stage.device.fingerTap(at: CGPoint(x: 200, y: 600))
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.device.fingerTap(at: CGPoint(x: 150, y: 320))
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.device.fingerTap(at: CGPoint(x: 200, y: 600))
        stage.device.settle()
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.device.fingerTap(at: CGPoint(x: 250, y: 69))
        stage.device.settle()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("The bars follow the finger and return if it goes back", .facts(.barHidingGestures))
    func interactive() {
        let stage = NavigationStage("AB")
        stage.navigation.hidesBarsOnSwipe = true
        func y() -> CGFloat { stage.navigation.navigationBar.layer.presentationValues.position.y }
        let top = y()
        stage.device.fingerDown(at: CGPoint(x: 200, y: 500))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 450), duration: 0.2)
        let half = y()
        #expect(half < top && half > top - 44)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.device.wait(1)
        #expect(y() == half, "the bars rest with the finger")
        stage.device.fingerMove(to: CGPoint(x: 200, y: 490), duration: 0.2)
        #expect(y() > half)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(y() == top)
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("A transition or a call of the app undoes a swipe that has not ended", .facts(.barHidingGestures))
    func interrupted() {
        for isCall in [true, false] {
            let stage = NavigationStage("AB")
            stage.navigation.hidesBarsOnSwipe = true
            stage.device.fingerDown(at: CGPoint(x: 200, y: 500))
            stage.device.fingerMove(to: CGPoint(x: 200, y: 450), duration: 0.2)
            if isCall {
                stage.navigation.setNavigationBarHidden(false, animated: false)
            } else {
                stage.navigation.popViewController(animated: true)
            }
            stage.device.wait(0.1)
            stage.device.fingerMove(to: CGPoint(x: 200, y: 300), duration: 0.2)
            stage.device.fingerUp()
            stage.device.settle()
            #expect(!stage.navigation.isNavigationBarHidden)
            #expect(stage.navigation.navigationBar.frame.minY == 47)
            #expect(stage.stack == (isCall ? "AB" : "A"))
        }
    }

    @Test(
        "A conforming subclass is the recognizers' delegate; a swipe back does not hide the bars",
        .facts(.barHidingGestures))
    func delegate() {
        final class Asked: UINavigationController, UIGestureRecognizerDelegate {
            var asked: [UIGestureRecognizer] = []
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                asked.append(gestureRecognizer)
                return true
            }
        }
        let navigation = Asked()
        let stage = NavigationStage("AB", navigation: navigation)
        navigation.hidesBarsOnSwipe = true
        drag(stage, by: -100)
        #expect(navigation.asked == [navigation.barHideOnSwipeGestureRecognizer])
        drag(stage, by: 100)
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(!navigation.isNavigationBarHidden)
    }
}
