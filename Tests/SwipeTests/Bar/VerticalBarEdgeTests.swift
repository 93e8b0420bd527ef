import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The edge of a vertical bar")
struct VerticalBarEdgeTests {
    /// The outer display of an iPhone Duo, turned where the bar is at the leading edge.
    private func stage(isTurned: Bool = false, setUp: @escaping (TestScreen) -> Void = { _ in }) -> Stage {
        Stage(on: .iPhoneDuo(.outer, isTurned: isTurned)) { screen in
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            setUp(screen)
        }
    }

    @Test(
        "The strip is at the window's leading edge, even if a vertical bar is there",
        .covers(.leadingEdge, .verticalBars))
    func strip() {
        for isTurned in [true, false] {
            let navigation = stage(isTurned: isTurned).navigation
            let area = PopGestureFrame(of: navigation, .full)
            let content = navigation.view.contentBounds
            #expect(area.isAtLeadingEdge(CGPoint(x: 19, y: 400)))
            #expect(!area.isAtLeadingEdge(CGPoint(x: content.minX + 21, y: 400)))
            #expect(area.isAtLeadingEdge(CGPoint(x: content.minX + 5, y: 400)) == !isTurned)
            #expect((content.minX > 0) == isTurned)
        }
    }

    @Test("A style applies to horizontal bars only, a hidden bar to both", .covers(.verticalBars))
    func preferences() {
        func item(_ stage: Stage) -> UINavigationItem { stage.top.navigationItem }
        let style = NavigationBarStyle(background: .color(.red))
        let vertical = stage { $0.popPreferences.navigationBarStyle = style }
        #expect(item(vertical).standardAppearance == nil)
        #expect(item(Stage("AB") { $0.popPreferences.navigationBarStyle = style }).standardAppearance != nil)
        #expect(stage { $0.popPreferences.hidesNavigationBar = true }.navigation.isNavigationBarHidden)
    }

    @Test("A layout pass with a vertical bar doesn't read the preferences again", .covers(.verticalBars))
    func layout() {
        var reads = 0
        let stage = stage()
        let screen = CountingScreen("X") { reads += 1 }
        stage.push(screen)
        let former = reads
        for _ in 0..<3 {
            stage.navigation.view.setNeedsLayout()
            stage.device.settle()
        }
        #expect(former > 0 && reads == former)
    }

    /// A screen that counts how often its preferences are read.
    private final class CountingScreen: PlainScreen, PopGestureConfigurable {
        private let count: () -> Void

        init(_ name: String, count: @escaping () -> Void) {
            self.count = count
            super.init(name)
        }

        required init?(coder: NSCoder) { nil }

        var popPreferences: PopPreferences {
            count()
            return PopPreferences()
        }
    }

    @Test("A style applies in a container that does not reach the edge of the vertical bars", .covers(.verticalBars))
    func besideBars() {
        let stage = stage()
        let screen = TestScreen("X")
        screen.popPreferences.navigationBarStyle = NavigationBarStyle(background: .color(.red))
        let inner = BasicNavigationController(rootViewController: screen)
        stage.top.embed(inner, in: CGRect(x: 0, y: 0, width: 200, height: 400))
        stage.device.settle()
        #expect(!inner.hasVerticalBar)
        let isLeading = VerticalBarEdge(of: inner.traitCollection) == .leading
        inner.additionalSafeAreaInsets.right = isLeading ? 10 : 0
        inner.additionalSafeAreaInsets.left = isLeading ? 0 : 10
        #expect(!inner.hasVerticalBar && inner.view.safeAreaInsets != .zero)
        #expect(screen.navigationItem.standardAppearance != nil)
    }
}
