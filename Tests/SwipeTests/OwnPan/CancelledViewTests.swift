import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// What a cancelled swipe of the library's own transition does to SwiftUI's views (FB9075949).
@MainActor
@Suite("Views after a cancelled swipe of the library's own transition")
struct CancelledViewTests {
    /// Records the sizes that it is given. The library knows SwiftUI's view by the name of its class.
    private final class MeasuredHostingView: UIView {
        var sizes: [CGSize] = []
        override var frame: CGRect {
            didSet { sizes.append(frame.size) }
        }
    }

    private final class Measured: UIView {
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
        "SwiftUI's view gets its size anew after a cancelled swipe on iOS 17 and earlier", .covers(.transitions),
        .bug("https://openradar.appspot.com/FB9075949"), arguments: [15, 17, 18], [true, false])
    func hostingView(version: Int, isChild: Bool) {
        let stage = Stage("A", .init(.ownTransition, on: version))
        let screen = Screen(MeasuredHostingView())
        if isChild {
            stage.push("B")
            stage.top.embed(screen)
            stage.device.settle()
        } else {
            stage.push(screen)
        }
        screen.content.sizes = []
        stage.swipeAndCancel()
        #expect(screen.content.sizes == (version < 18 ? [.zero, Self.size] : []))
        #expect(screen.view.frame == CGRect(origin: .zero, size: Self.size))
    }

    @Test("The views in SwiftUI's view keep their frames after a cancelled swipe", .covers(.transitions))
    func masks() {
        let screen = Screen(MeasuredHostingView())
        let stage = Stage("A", .init(.ownTransition, on: 15))
        stage.push(screen)
        let view = UIView(frame: CGRect(x: 20, y: 200, width: 350, height: 400))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
        screen.view.addSubview(view)
        stage.swipeAndCancel()
        #expect(view.frame == CGRect(x: 20, y: 200, width: 350, height: 400))
        #expect(screen.view.autoresizesSubviews)
    }

    @Test("Other views keep their size during a cancelled swipe", .covers(.transitions))
    func otherView() {
        let stage = Stage("A", .init(.ownTransition, on: 15))
        let screen = Screen(Measured())
        stage.push(screen)
        screen.content.sizes = []
        stage.swipeAndCancel()
        #expect(screen.content.sizes == [])
    }

    @Test("A completed swipe leaves the size of SwiftUI's popped view alone", .covers(.transitions))
    func completed() {
        let stage = Stage("A", .init(.ownTransition, on: 15))
        let screen = Screen(MeasuredHostingView())
        stage.push(screen)
        screen.content.sizes = []
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(screen.content.sizes == [])
    }
}
