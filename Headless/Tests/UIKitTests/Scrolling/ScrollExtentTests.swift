import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The limits of scroll views")
struct ScrollExtentTests {
    @Test("The offset is the origin of the bounds", .facts(.scrollGeometry))
    func offsetIsBoundsOrigin() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 1000, height: 1000)
        scrollView.contentOffset = CGPoint(x: 30, y: 40)
        #expect(scrollView.bounds == CGRect(x: 30, y: 40, width: 100, height: 100))
        scrollView.bounds.origin = CGPoint(x: 7, y: 8)
        #expect(scrollView.contentOffset == CGPoint(x: 7, y: 8))
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("An offset past the edges is kept, and the delegate is called once", .facts(.scrollGeometry))
    func setOffset() {
        let screen = ScrollScreen(content: ScrollScreen.wide)
        screen.scrollView.contentOffset = CGPoint(x: -100, y: 0)
        #expect(screen.scrollView.contentOffset.x == -100)
        #expect(screen.log.calls == ["didScroll"])
        screen.log.forget()
        screen.scrollView.contentOffset = CGPoint(x: -100, y: 0)
        #expect(screen.log.calls.isEmpty)
        screen.device.wait(1)
        #expect(screen.scrollView.contentOffset.x == -100)
    }

    private func screen(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize,
        prepare: (UIScrollView) -> Void = { _ in }
    ) -> ScrollScreen {
        ScrollScreen(content: content) {
            $0.contentInsetAdjustmentBehavior = behavior
            $0.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            prepare($0)
        }
    }

    @Test(
        "The adjusted inset is the inset plus the part of the safe area that the behaviour adds",
        .facts(.scrollGeometry))
    func adjustedInset() {
        let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let adjusted = UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4)
        #expect(screen(.never, content: ScrollScreen.tall).scrollView.adjustedContentInset == own)
        #expect(screen(.always, content: .zero).scrollView.adjustedContentInset == adjusted)
        #expect(screen(.scrollableAxes, content: ScrollScreen.tall).scrollView.adjustedContentInset == adjusted)
        #expect(screen(.scrollableAxes, content: ScrollScreen.wide).scrollView.adjustedContentInset == own)
        #expect(screen(.automatic, content: ScrollScreen.wide).scrollView.adjustedContentInset == own)
        let bouncing = screen(.scrollableAxes, content: .zero) { $0.alwaysBounceVertical = true }
        #expect(bouncing.scrollView.adjustedContentInset == adjusted)
    }

    @Test(
        "Content at its top stays at the top when the inset grows, and both delegate calls are made",
        .facts(.scrollGeometry))
    func insetMovesContentAtTop() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        screen.scrollView.contentInset.top = 60
        #expect(screen.scrollView.contentOffset.y == -60)
        #expect(screen.log.calls == ["didScroll", "didChangeAdjustedContentInset"])
        screen.scrollView.contentOffset.y = 500
        screen.scrollView.contentInset.top = 100
        #expect(screen.scrollView.contentOffset.y == 500)
    }

    @Test("The safe area moves content at its top down when the view appears", .facts(.scrollGeometry))
    func safeAreaMovesContent() {
        let screen = screen(.automatic, content: ScrollScreen.tall)
        #expect(screen.scrollView.contentOffset.y == -48)
    }

    @Test("When the content becomes smaller, the offset moves back to the content's end", .facts(.scrollGeometry))
    func shrinkingContent() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        screen.scrollView.contentOffset.y = 10000
        screen.scrollView.contentSize.height = 1000
        #expect(screen.scrollView.contentOffset.y == 156)
        screen.scrollView.contentSize.height = 500
        #expect(screen.scrollView.contentOffset.y == 0)
    }

    @Test(
        "A scroll view scrolls sideways if content and insets are wider, or if it always bounces",
        .facts(.scrollableAxes),
        arguments: [
            (width: 391.0, inset: 0.0, bounces: true, always: false, scrolls: true),
            (width: 390.0, inset: 0.0, bounces: true, always: false, scrolls: false),
            (width: 380.0, inset: 11.0, bounces: true, always: false, scrolls: true),
            (width: 380.0, inset: 10.0, bounces: true, always: false, scrolls: false),
            (width: 100.0, inset: 0.0, bounces: true, always: true, scrolls: true),
            (width: 100.0, inset: 0.0, bounces: false, always: true, scrolls: false),
        ])
    func scrollable(width: Double, inset: Double, bounces: Bool, always: Bool, scrolls: Bool) {
        let screen = ScrollScreen(content: CGSize(width: width, height: 100)) {
            $0.contentInset.right = inset
            $0.bounces = bounces
            $0.alwaysBounceHorizontal = always
        }
        screen.drag(by: CGVector(dx: -100, dy: 0), speed: 500)
        #expect(screen.scrollView.isDragging == scrolls)
    }

    @Test("The two axes are independent", .facts(.scrollableAxes))
    func axes() {
        let screen = ScrollScreen(content: ScrollScreen.tall)
        screen.drag(by: CGVector(dx: -100, dy: 0), speed: 500)
        #expect(!screen.scrollView.isDragging)
        screen.device.fingerMove(to: CGPoint(x: 100, y: 300), duration: 0.2)
        #expect(screen.scrollView.isDragging)
        #expect(screen.scrollView.contentOffset == CGPoint(x: 0, y: 90))
    }

    @Test("An offset of NaN raises CALayerInvalidGeometry", .facts(.scrollGeometry))
    func notANumber() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scrollView = UIScrollView()
                scrollView.contentOffset.x = .nan
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("CALayerInvalidGeometry"))
        #expect(words.contains("CALayer bounds contains NaN: [nan 0.0; 0.0 0.0]"))
    }
}
