import Testing
import UIKit

@MainActor
@Suite("The layout pass")
struct LayoutTests {
    private final class LayoutLoggingView: UIView {
        static var log: [String] = []
        var name = ""
        override func layoutSubviews() { Self.log.append(name) }
    }

    private func make() -> (System, UIWindow, LayoutLoggingView, LayoutLoggingView) {
        let system = System()
        system.activate()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        let outer = LayoutLoggingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.name = "outer"
        let inner = LayoutLoggingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.name = "inner"
        outer.addSubview(inner)
        window.addSubview(outer)
        LayoutLoggingView.log = []
        return (system, window, outer, inner)
    }

    @Test("Only marked views are laid out in the next turn, each once, outermost first")
    func pass() {
        let (system, _, outer, inner) = make()
        system.runLoopTurn()
        #expect(LayoutLoggingView.log == ["outer", "inner"])
        LayoutLoggingView.log = []
        system.runLoopTurn()
        #expect(LayoutLoggingView.log.isEmpty)
        inner.setNeedsLayout()
        inner.setNeedsLayout()
        system.runLoopTurn()
        #expect(LayoutLoggingView.log == ["inner"])
        LayoutLoggingView.log = []
        outer.frame.size.width = 120
        system.runLoopTurn()
        #expect(LayoutLoggingView.log == ["outer"])
    }

    @Test(
        "A subview of another size lays out its superview; a scrolled or moved one does not",
        .facts(.layoutInvalidation))
    func subviewSize() {
        let (system, _, outer, inner) = make()
        inner.frame = CGRect(x: 40, y: 60, width: 10, height: 10)
        func log(_ change: () -> Void) -> [String] {
            system.runLoopTurn()
            LayoutLoggingView.log = []
            change()
            system.runLoopTurn()
            return LayoutLoggingView.log
        }
        #expect(log { inner.bounds.size.width = 20 } == ["outer", "inner"])
        #expect(log { inner.frame.size.height = 20 } == ["outer", "inner"])
        #expect(log { inner.layer.bounds.size.width = 30 } == ["outer", "inner"])
        #expect(log { inner.bounds.origin.x = 5 }.isEmpty)
        #expect(log { inner.layer.bounds.origin.x = 10 }.isEmpty)
        #expect(log { inner.center.x += 7 }.isEmpty)
        #expect(outer.frame.width == 100)
    }

    @Test("A view that sets the sizes of its subviews in its layout is laid out once", .facts(.layoutInvalidation))
    func sizesSetInLayout() {
        final class Container: UIView {
            var count = 0
            override func layoutSubviews() {
                count += 1
                subviews.first?.frame = CGRect(x: 0, y: 0, width: 50 + CGFloat(count), height: 50)
            }
        }
        let (system, window, _, _) = make()
        let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        container.addSubview(UIView())
        window.addSubview(container)
        system.runLoopTurn()
        #expect(container.count == 1)
    }

    @Test("A size set through the layer moves autoresizing subviews", .facts(.layoutInvalidation))
    func layerBounds() {
        let (_, _, outer, inner) = make()
        inner.autoresizingMask = .flexibleWidth
        outer.layer.bounds.size.width = 150
        #expect(inner.frame.width == 60)
    }

    @Test("layoutIfNeeded lays out at once, from the outermost marked ancestor")
    func atOnce() {
        let (system, _, outer, inner) = make()
        system.runLoopTurn()
        LayoutLoggingView.log = []
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(LayoutLoggingView.log == ["outer", "inner"])
        system.runLoopTurn()
        #expect(LayoutLoggingView.log == ["outer", "inner"])
    }

    @Test("A view marked while it is off the window is laid out when it returns")
    func offWindow() {
        let (system, window, outer, inner) = make()
        system.runLoopTurn()
        outer.removeFromSuperview()
        inner.setNeedsLayout()
        system.runLoopTurn()
        LayoutLoggingView.log = []
        window.addSubview(outer)
        system.runLoopTurn()
        #expect(LayoutLoggingView.log.contains("inner"))
    }

    @Test("Safe areas depend on the position in the window, and each change is reported once")
    func safeArea() {
        final class SafeView: UIView {
            var changes = 0
            override func safeAreaInsetsDidChange() { changes += 1 }
        }
        let (system, window, _, _) = make()
        let view = SafeView(frame: window.bounds)
        window.addSubview(view)
        system.runLoopTurn()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(view.changes == 1)
        view.frame = CGRect(x: 0, y: 20, width: 390, height: 100)
        system.runLoopTurn()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
        #expect(view.changes == 2)
    }

    @Test(
        "A view's layout direction follows from its attribute and the app's, and is not inherited",
        .facts(.layoutDirection))
    func layoutDirection() {
        let (system, _, outer, inner) = make()
        outer.semanticContentAttribute = .forceRightToLeft
        #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
        system.configuration.layoutDirection = .rightToLeft
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
            inner.semanticContentAttribute = attribute
            #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
        }
    }
}
