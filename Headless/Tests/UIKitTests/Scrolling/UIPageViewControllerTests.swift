import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Page controllers")
struct UIPageViewControllerTests {
    @Test(
        "At rest every page's offset is one width, and a missing neighbour has a negative inset",
        .facts(.pageControllerOffsets))
    func restingOffsets() {
        let book = Book(pages: 3)
        #expect(book.scrollView.contentSize == CGSize(width: 1170, height: 844))
        #expect(book.scrollView.contentOffset == CGPoint(x: 390, y: 0))
        #expect(book.scrollView.contentInset == UIEdgeInsets(top: 0, left: -390, bottom: 0, right: 0))
        book.swipe(-1)
        #expect(book.shown == "1")
        #expect(book.scrollView.contentOffset == CGPoint(x: 390, y: 0))
        #expect(book.scrollView.contentInset == .zero)
        book.swipe(-1)
        #expect(book.shown == "2")
        #expect(book.scrollView.contentOffset == CGPoint(x: 390, y: 0))
        #expect(book.scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -390))
        book.swipe(1)
        #expect(book.shown == "1")
        #expect(book.scrollView.contentInset == .zero)
    }

    @Test(
        "The scroll view pages, always bounces horizontally and does not adjust its insets",
        .facts(.pageControllerOffsets))
    func scrollViewSettings() {
        let scrollView = Book(pages: 3).scrollView
        #expect(scrollView.isPagingEnabled)
        #expect(scrollView.alwaysBounceHorizontal)
        #expect(scrollView.contentInsetAdjustmentBehavior == .never)
        #expect(scrollView.adjustedContentInset == scrollView.contentInset)
    }

    @Test("The left edge of a page controller is at the inset, not at zero", .facts(.pageControllerOffsets))
    func atTheEdge() {
        let book = Book(pages: 3)
        #expect(book.scrollView.contentOffset.x == -book.scrollView.adjustedContentInset.left)
        book.swipe(-1)
        #expect(book.scrollView.contentOffset.x > -book.scrollView.adjustedContentInset.left)
    }

    @Test("The first page bounces at its leading side and stays", .facts(.pageControllerOffsets))
    func pullingTheFirstPage() {
        let book = Book(pages: 3)
        book.device.fingerDown(at: CGPoint(x: 100, y: 400))
        book.device.fingerMove(to: CGPoint(x: 300, y: 400), duration: 0.2)
        #expect(book.scrollView.contentOffset.x < 390)
        #expect(book.scrollView.contentOffset.x > 290)
        book.device.fingerUp()
        book.device.settle()
        #expect(book.scrollView.contentOffset.x == 390)
        #expect(book.shown == "0")
        #expect(book.log.lines == [])
    }

    @Test("A single page has negative insets on both sides", .facts(.pageControllerOffsets))
    func singlePage() {
        let book = Book(pages: 1)
        #expect(book.scrollView.contentInset == UIEdgeInsets(top: 0, left: -390, bottom: 0, right: -390))
        book.swipe(-1)
        #expect(book.shown == "0")
    }

    @Test("A turned page appears before the old one disappears, between the delegate's two calls", .facts(.pageTurn))
    func callbacks() {
        let book = Book(pages: 3)
        book.swipe(-1)
        #expect(
            book.log.lines == [
                "willTransition 1", "1 willAppear", "0 willDisappear", "1 didAppear", "0 didDisappear",
                "didFinish 0 completed",
            ])
        #expect(book.controller.children == [book.controller.viewControllers![0]])
    }

    @Test("A cancelled turn of a page sends the calls in the same order", .facts(.pageTurn))
    func fallingBack() {
        let book = Book(pages: 3)
        book.device.fingerDown(at: CGPoint(x: 300, y: 400))
        book.device.fingerMove(to: CGPoint(x: 250, y: 400), duration: 0.4)
        book.device.wait(0.3)
        book.device.fingerUp()
        book.device.settle()
        #expect(book.shown == "0")
        #expect(
            book.log.lines == [
                "willTransition 1", "1 willAppear", "0 willDisappear", "0 willAppear", "1 willDisappear",
                "0 didAppear", "1 didDisappear", "didFinish 0 cancelled",
            ])
        #expect(book.controller.children.count == 1)
    }

    @Test("A drag during a turn can continue to the page after the next")
    func caughtAndDraggedOn() {
        let book = Book(pages: 4)
        book.device.fingerDrag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.1)
        book.device.wait(0.1)
        #expect(book.scrollView.isDecelerating)
        book.device.fingerDrag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.1)
        book.device.settle()
        #expect(book.shown == "2")
        #expect(book.scrollView.contentOffset.x == 390)
    }

    @Test("Pages set by code slide the given way; without animation the calls have the same order", .facts(.pageTurn))
    func byCode() {
        let book = Book(pages: 3)
        let page = book.page(2)
        var finished: Bool?
        book.controller.setViewControllers([page], direction: .forward, animated: true) { finished = $0 }
        book.device.wait(0.15)
        #expect(abs(book.scrollView.contentOffset.x - 585) < 2)
        #expect(finished == nil)
        book.device.settle()
        #expect(finished == true)
        #expect(book.shown == "2")
        #expect(book.scrollView.contentOffset.x == 390)
        #expect(book.scrollView.contentInset.right == -390)
        #expect(book.log.lines == ["2 willAppear", "0 willDisappear", "2 didAppear", "0 didDisappear"])

        book.log.lines = []
        book.controller.setViewControllers([book.page(0)], direction: .reverse, animated: false)
        #expect(book.shown == "0")
        #expect(book.log.lines == ["0 willAppear", "2 willDisappear", "0 didAppear", "2 didDisappear"])
    }

    @Test("A turn by code that a finger stops continues to a page")
    func byCodeAndTouched() {
        let book = Book(pages: 3)
        var finished: Bool?
        book.controller.setViewControllers([book.page(1)], direction: .forward, animated: true) { finished = $0 }
        book.device.wait(0.1)
        book.device.fingerTap(at: CGPoint(x: 200, y: 400))
        book.device.settle()
        #expect(finished != nil)
        #expect(book.scrollView.contentOffset.x == 390)
        #expect(book.shown == (finished == true ? "1" : "0"))
    }

    @Test("Without a data source a finger does not turn pages")
    func withoutDataSource() {
        let book = Book(pages: 3)
        book.controller.dataSource = nil
        book.swipe(-1)
        #expect(book.shown == "0")
    }

    @Test("In right-to-left the next page is on the left")
    func rightToLeft() {
        let book = Book(pages: 3, direction: .rightToLeft)
        #expect(book.scrollView.contentInset.right == -390)
        #expect(book.scrollView.contentOffset.x == 390)
        book.swipe(1)
        #expect(book.shown == "1")
        book.swipe(1)
        #expect(book.shown == "2")
        #expect(book.scrollView.contentInset.left == -390)
    }

    @Test("Pages can be arranged vertically and with spacing")
    func verticalWithSpacing() {
        let book = Book(pages: 3, orientation: .vertical, spacing: 20)
        #expect(book.scrollView.contentOffset == CGPoint(x: 0, y: 864))
        #expect(book.scrollView.contentInset.top == -864)
        book.device.fingerDrag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.1)
        book.device.settle()
        #expect(book.shown == "1")
        #expect(book.scrollView.contentOffset == CGPoint(x: 0, y: 864))
        let page = book.controller.viewControllers![0].view!
        #expect(page.convert(page.bounds, to: book.controller.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test("A new size keeps the page")
    func resized() {
        let book = Book(pages: 3)
        book.swipe(-1)
        book.controller.view.frame.size = CGSize(width: 844, height: 390)
        book.controller.view.layoutIfNeeded()
        #expect(book.scrollView.contentOffset.x == 844)
        #expect(book.controller.viewControllers![0].view.bounds.size == CGSize(width: 844, height: 390))
    }

    @Test("A wrong number of pages raises NSInvalidArgumentException")
    func wrongNumber() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                controller.setViewControllers([], direction: .forward, animated: false)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("NSInvalidArgumentException"))
    }

    @Test("Old pages and the page controller are deallocated")
    func lifetime() {
        weak var page: UIViewController?
        weak var controller: UIPageViewController?
        do {
            let book = Book(pages: 5)
            page = book.controller.viewControllers![0]
            controller = book.controller
            for _ in 0..<3 { book.swipe(-1) }
            #expect(book.shown == "3")
            #expect(page == nil)
            book.device.show(UIViewController())
        }
        #expect(controller == nil)
    }
}
