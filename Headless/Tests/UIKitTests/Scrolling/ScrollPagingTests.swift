import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Paging and scrolling by code")
struct ScrollPagingTests {
    private func pages() -> ScrollScreen {
        ScrollScreen(content: CGSize(width: 390 * 5, height: 844)) {
            $0.isPagingEnabled = true
            $0.contentOffset.x = 780
        }
    }

    @Test(
        "Paging stops at whole pages: a flick turns the page, a slow drag ends at the nearer one",
        .facts(.pagingAndDeceleration),
        arguments: [
            (travel: -80.0, speed: 1200.0, isHeld: false, rest: 1170.0),
            (travel: 80.0, speed: 1200.0, isHeld: false, rest: 390.0),
            (travel: -80.0, speed: 400.0, isHeld: true, rest: 780.0),
            (travel: -230.0, speed: 400.0, isHeld: true, rest: 1170.0),
            (travel: 230.0, speed: 400.0, isHeld: true, rest: 390.0),
        ])
    func turns(travel: Double, speed: Double, isHeld: Bool, rest: Double) {
        let screen = pages()
        let start = CGPoint(x: travel < 0 ? 380 : 10, y: 400)
        screen.drag(from: start, by: CGVector(dx: travel, dy: 0), speed: speed)
        if isHeld { screen.hold(at: CGPoint(x: start.x + travel, y: 400)) }
        screen.device.fingerUp()
        #expect(screen.scrollView.isDecelerating)
        screen.device.settle()
        #expect(screen.scrollView.contentOffset == CGPoint(x: rest, y: 0))
        #expect(screen.log.proposed == CGPoint(x: rest, y: 0))
    }

    @Test("The last page returns from past the end", .facts(.pagingAndDeceleration))
    func lastPage() {
        let screen = pages()
        screen.scrollView.contentOffset.x = 1560
        screen.drag(from: CGPoint(x: 380, y: 400), by: CGVector(dx: -200, dy: 0), speed: 1500)
        #expect(screen.scrollView.contentOffset.x > 1560)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(screen.scrollView.contentOffset.x == 1560)
    }

    @Test("Content stopped between two pages continues to the nearer one", .facts(.pagingAndDeceleration))
    func caughtBetween() {
        let screen = pages()
        screen.drag(from: CGPoint(x: 380, y: 400), by: CGVector(dx: -80, dy: 0), speed: 1200)
        screen.device.fingerUp()
        screen.device.wait(0.05)
        screen.device.fingerDown(at: CGPoint(x: 200, y: 400))
        screen.device.wait(0.5)
        let caught = screen.scrollView.contentOffset.x
        #expect(caught > 780 && caught < 1170)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(screen.scrollView.contentOffset.x == (caught < 975 ? 780 : 1170))
    }

    @Test("An animated scroll calls the delegate at each frame and at its end")
    func animated() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        screen.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(screen.scrollView.contentOffset.y == 0)
        #expect(!screen.scrollView.isDecelerating)
        screen.device.wait(0.15)
        #expect(abs(screen.scrollView.contentOffset.y - 250) < 1)
        #expect(screen.log.calls == ["didScroll"])
        screen.device.settle()
        #expect(screen.scrollView.contentOffset.y == 500)
        #expect(screen.log.calls == ["didScroll", "didEndScrollingAnimation"])
        screen.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(screen.device.system.clock.isIdle)
    }

    @Test("A finger stops an animated scroll")
    func animatedAndTouched() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        screen.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        screen.device.wait(0.15)
        let offset = screen.scrollView.contentOffset
        screen.device.fingerDown(at: CGPoint(x: 200, y: 400))
        screen.device.wait(0.5)
        #expect(screen.scrollView.contentOffset == offset)
    }

    @Test("A rectangle becomes visible by the shortest scroll; a visible one causes none")
    func reveal() {
        let screen = ScrollScreen(content: ScrollScreen.tall) { $0.contentInset.top = 50 }
        screen.scrollView.contentOffset.y = 1000
        func offset(showing rect: CGRect) -> CGFloat {
            screen.scrollView.scrollRectToVisible(rect, animated: false)
            return screen.scrollView.contentOffset.y
        }
        #expect(offset(showing: CGRect(x: 0, y: 1100, width: 100, height: 100)) == 1000)
        #expect(offset(showing: CGRect(x: 0, y: 900, width: 100, height: 100)) == 850)
        #expect(offset(showing: CGRect(x: 0, y: 2000, width: 100, height: 100)) == 1256)
        #expect(offset(showing: CGRect(x: 0, y: -20, width: 100, height: 10)) == -50)
    }
}
