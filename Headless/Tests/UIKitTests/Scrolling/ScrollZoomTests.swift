import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Zoomed and mirrored scroll views")
struct ScrollZoomTests {
    private func zoomable() -> (ScrollScreen, UIView) {
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let screen = ScrollScreen(content: CGSize(width: 390, height: 844)) {
            $0.addSubview(picture)
            $0.maximumZoomScale = 4
        }
        screen.log.zoomView = picture
        return (screen, picture)
    }

    @Test("Zooming scales the delegate's view and the content, and keeps the middle")
    func zoom() {
        let (screen, picture) = zoomable()
        screen.scrollView.zoomScale = 2
        #expect(screen.scrollView.contentSize == CGSize(width: 780, height: 1688))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 780, height: 1688))
        #expect(picture.bounds.size == CGSize(width: 390, height: 844))
        #expect(screen.scrollView.contentOffset == CGPoint(x: 195, y: 422))
        screen.scrollView.zoomScale = 9
        #expect(screen.scrollView.zoomScale == 4)
        screen.scrollView.zoomScale = 1
        #expect(screen.scrollView.contentSize == CGSize(width: 390, height: 844))
        #expect(screen.scrollView.contentOffset == .zero)
    }

    @Test("A zoomed scroll view scrolls both ways, from its edges and from the middle", .facts(.scrollableAxes))
    func dragZoomed() {
        let (screen, _) = zoomable()
        screen.drag(by: CGVector(dx: -60, dy: 0), speed: 500)
        #expect(!screen.scrollView.isDragging)
        screen.device.fingerUp()
        screen.scrollView.setZoomScale(2, animated: false)
        screen.drag(by: CGVector(dx: -60, dy: 0), speed: 500)
        #expect(screen.scrollView.contentOffset == CGPoint(x: 245, y: 422))
    }

    @Test("An animated zoom reports its beginning and its end")
    func animatedZoom() {
        let (screen, _) = zoomable()
        screen.scrollView.setZoomScale(2, animated: true)
        screen.device.settle()
        #expect(screen.log.calls.first == "willBeginZooming")
        #expect(screen.log.calls.last == "didEndZooming 2.0")
        #expect(screen.log.calls.contains("didZoom"))
    }

    @Test("A scroll view without a view for zooming ignores a new zoom scale")
    func nothingToZoom() {
        let (screen, _) = zoomable()
        screen.log.zoomView = nil
        screen.scrollView.zoomScale = 2
        #expect(screen.scrollView.zoomScale == 1)
    }

    @Test("In right-to-left nothing is mirrored: the offset moves against the finger", .facts(.scrollPanBegin))
    func rightToLeft() {
        var configuration = SimulatedDevice.Configuration()
        configuration.layoutDirection = .rightToLeft
        let screen = ScrollScreen(content: ScrollScreen.wide, configuration: configuration)
        screen.drag(by: CGVector(dx: -60, dy: 0), speed: 500)
        #expect(screen.scrollView.contentOffset.x == 50)
    }

    @Test("In a rotated or scaled view the finger moves the content along the view's axes", .facts(.scrollPanBegin))
    func transformed() {
        let screen = ScrollScreen(content: ScrollScreen.wide)
        screen.controller.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        screen.drag(by: CGVector(dx: 0, dy: -60), speed: 500)
        #expect(abs(screen.scrollView.contentOffset.x - 50) < 1e-9)
    }
}
