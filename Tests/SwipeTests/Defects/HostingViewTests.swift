import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// On iOS 15 to 17, SwiftUI's content ignores taps after a cancelled transition that has moved its view (FB9075949).
@MainActor
@Suite("Views after a cancelled swipe without UIKit's transition")
struct HostingViewTests {
    /// Records the sizes that it gets.
    private final class OrdinaryView: UIView {
        var sizes: [CGSize] = []
        override var frame: CGRect {
            didSet { sizes.append(frame.size) }
        }
    }

    private final class ViewScreen: UIViewController {
        private let content: UIView
        init(_ content: UIView) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() { view = content }
    }

    private static let size = CGSize(width: 390, height: 844)

    /// A system on which the library has to move the screens itself.
    private func stage(on version: Int) -> Stage {
        var configuration = SimulatedDevice.Configuration.iOS(version)
        configuration.privateParts = []
        return Stage("A", on: configuration)
    }

    @Test(
        "No view but SwiftUI's gets another size after a cancelled swipe", .covers(.transitions),
        arguments: [15, 16, 17, 18])
    func ordinary(version: Int) {
        let stage = stage(on: version)
        let (view, child) = (OrdinaryView(), OrdinaryView())
        let screen = ViewScreen(view)
        stage.push(screen)
        screen.embed(ViewScreen(child))
        stage.device.settle()
        (view.sizes, child.sizes) = ([], [])
        stage.swipeAndCancel()
        #expect(stage.navigation.topViewController === screen)
        #expect(view.sizes == [] && child.sizes == [])
    }

    @Test(
        "SwiftUI's view gets its size anew after a cancelled swipe on iOS 15 to 17", .covers(.transitions),
        .bug("https://openradar.appspot.com/FB9075949"), arguments: [15, 16, 17, 18], [true, false])
    func hosting(version: Int, isChild: Bool) {
        let stage = stage(on: version)
        let view = _UIHostingView<Int>()
        let host = ViewScreen(view)
        let screen = isChild ? ViewScreen(OrdinaryView()) : host
        stage.push(screen)
        if isChild { screen.embed(host) }
        stage.device.settle()
        view.sizes = []
        stage.swipeAndCancel()
        #expect(stage.navigation.topViewController === screen)
        #expect(view.sizes == (version < 18 ? [.zero, Self.size] : []))
        #expect(view.frame == CGRect(origin: .zero, size: Self.size))
    }

    @Test(
        "Each of several views of SwiftUI gets its size anew, at any depth", .covers(.transitions),
        .bug("https://openradar.appspot.com/FB9075949"), arguments: [15, 16, 17])
    func several(version: Int) {
        let stage = stage(on: version)
        let views = (0..<4).map { _ in _UIHostingView<Int>() }
        let hosts = views.map { ViewScreen($0) }
        let screen = ViewScreen(OrdinaryView())
        stage.push(screen)
        for host in hosts.prefix(3) { screen.embed(host) }
        hosts[2].embed(hosts[3])
        stage.device.settle()
        for view in views { view.sizes = [] }
        stage.swipeAndCancel()
        for view in views { #expect(view.sizes == [.zero, Self.size]) }
    }
}
