import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// What a cancelled swipe of the percent-driven driver does to the screen's views (FB9075949).
@MainActor
@Suite("Views after a cancelled percent-driven swipe")
struct CancelledViewTests {
    /// Records the sizes that it is given.
    private final class Measured: UIView {
        var sizes: [CGSize] = []
        override var frame: CGRect {
            didSet { sizes.append(frame.size) }
        }
    }

    private final class MeasuredList: UIScrollView {
        var sizes: [CGSize] = []
        override var frame: CGRect {
            didSet { sizes.append(frame.size) }
        }
    }

    /// A screen with a given view.
    private final class Screen<Content: UIView>: UIViewController {
        let content: Content
        init(_ content: Content) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() { view = content }
    }

    private static let size = CGSize(width: 390, height: 844)

    @Test(
        "The view of a screen gets its size anew after a cancelled percent-driven swipe", .covers(.drivers),
        .bug("https://openradar.appspot.com/FB9075949"), arguments: [15, 18, 26])
    func screen(version: Int) {
        let stage = Stage("A", .init(.ownTransition, on: version))
        let screen = Screen(Measured())
        stage.push(screen)
        screen.content.sizes = []
        stage.swipeAndCancel()
        #expect(screen.content.sizes == [.zero, Self.size])
        #expect(screen.view.frame == CGRect(origin: .zero, size: Self.size))
    }

    @Test(
        "The view of a child gets its size anew after a cancelled percent-driven swipe", .covers(.drivers),
        .bug("https://openradar.appspot.com/FB9075949"))
    func child() {
        let stage = Stage("AB", .init(.ownTransition))
        let child = Screen(Measured())
        stage.top.embed(child)
        stage.device.settle()
        child.content.sizes = []
        stage.swipeAndCancel()
        #expect(child.content.sizes == [.zero, Self.size])
    }

    @Test("A scroll view keeps its size and its offset during a cancelled percent-driven swipe", .covers(.drivers))
    func scrollView() {
        let stage = Stage("A", .init(.ownTransition))
        let screen = Screen(MeasuredList())
        stage.push(screen)
        screen.content.contentSize = CGSize(width: 390, height: 3000)
        screen.content.contentOffset.y = 500
        screen.content.sizes = []
        stage.swipeAndCancel()
        #expect(screen.content.sizes == [])
        #expect(screen.content.contentOffset.y == 500)
    }

    @Test("Views with autoresizing masks have their frames after a cancelled percent-driven swipe", .covers(.drivers))
    func masks() {
        let view = UIView(frame: CGRect(x: 20, y: 200, width: 350, height: 400))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
        let stage = Stage("AB", .init(.ownTransition), showing: view)
        stage.swipeAndCancel()
        #expect(view.frame == CGRect(x: 20, y: 200, width: 350, height: 400))
    }

    @Test("A completed percent-driven swipe leaves the size of the popped view alone", .covers(.drivers))
    func completed() {
        let stage = Stage("A", .init(.ownTransition))
        let screen = Screen(Measured())
        stage.push(screen)
        screen.content.sizes = []
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(screen.content.sizes == [])
    }
}
