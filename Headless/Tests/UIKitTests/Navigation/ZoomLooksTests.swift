import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the looks of a zoom")
struct ZoomLooksTests {
    /// Begins to push B with a zoom out of a view of A.
    private func stage(_ set: (UIViewController.Transition.ZoomOptions) -> Void) -> NavigationStage {
        let stage = NavigationStage("A")
        let source = UIView(frame: CGRect(x: 40, y: 200, width: 78, height: 78))
        stage["A"].view.addSubview(source)
        let (zoomed, options) = (stage.screen("B"), UIViewController.Transition.ZoomOptions())
        set(options)
        zoomed.preferredTransition = .zoom(options: options) { _ in source }
        stage.navigation.pushViewController(zoomed, animated: true)
        stage.device.wait(0.001)
        return stage
    }

    @Test("The rectangle of alignmentRectProvider covers the source view", .facts(.zoomTransition))
    func alignment() throws {
        let stage = stage { options in
            options.alignmentRectProvider = { context in
                MainActor.assumeIsolated {
                    #expect(context.sourceView.frame.width == 78 && context.zoomedViewController.title == "B")
                }
                return CGRect(x: 100, y: 300, width: 156, height: 156)
            }
        }
        let frame = try #require(stage.navigation.topViewController?.view.layer.presentation()).frame
        #expect(abs(frame.width - 195) < 5 && abs(frame.minX + 10) < 5 && abs(frame.minY - 50) < 5)
        stage.device.settle()
        #expect(stage.navigation.topViewController?.view.frame == stage.navigation.view.bounds)
    }

    @Test("The dimming colour is over the screen below while the zoom moves", .facts(.zoomTransition))
    func dimming() {
        let stage = stage { $0.dimmingColor = .red }
        func dimmings() -> [UIView] {
            let views = stage.navigation.topViewController?.view.superview?.subviews ?? []
            return views.filter { $0.backgroundColor == .red }
        }
        #expect(dimmings().count == 1)
        stage.device.settle()
        #expect(dimmings().isEmpty)
    }
}
