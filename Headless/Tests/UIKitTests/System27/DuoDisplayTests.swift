import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("iOS 27: the displays of iPhone Duo")
struct DuoDisplayTests {
    @Test(
        "The edge of the vertical bar is a physical one, named by the app's layout direction", .facts(.verticalBarEdge),
        arguments: [
            (SimulatedDevice.DuoDisplay.outer, false, false, UIVerticalBarEdge.trailing),
            (.outer, true, false, .leading),
            (.outer, false, true, .leading), (.outer, true, true, .trailing),
            (.outerLandscape, false, false, .trailing),
            (.outerLandscape, true, false, .leading), (.innerLandscape, false, false, .trailing),
            (.innerLandscape, true, false, .leading), (.innerLandscape, false, true, .leading),
            (.innerPortrait, false, false, .unspecified), (.innerPortrait, true, true, .unspecified),
        ])
    func edge(
        display: SimulatedDevice.DuoDisplay, isTurned: Bool, mirrored: Bool, expected: UIVerticalBarEdge
    ) {
        let stage = DuoStage(display, isTurned: isTurned, mirrored: mirrored)
        #expect(stage.top.traitCollection.verticalBarEdge == expected)
        #expect(stage.top.view.traitCollection.verticalBarEdge == expected)
    }

    @Test("On the inner display the bars may trail however it is held", .facts(.duoDisplays))
    func trailing() {
        for (display, isTurned, expected) in [
            (SimulatedDevice.DuoDisplay.innerLandscape, false, UIVerticalBarEdge.trailing),
            (.innerLandscape, true, .trailing), (.outer, true, .leading),
        ] {
            let configuration = SimulatedDevice.Configuration.iPhoneDuo(display, isTurned: isTurned, barTrails: true)
            let device = SimulatedDevice(configuration)
            device.show(UIViewController())
            #expect(device.window.traitCollection.verticalBarEdge == expected)
            #expect((configuration.safeAreaInsets.left > 0) == (expected == .leading))
        }
    }

    @Test("Other devices and systems before 27.1 have no edge and no column", .facts(.verticalBarEdge))
    func withoutEdge() {
        let phone = SimulatedDevice()
        phone.show(UIViewController())
        #expect(phone.window.traitCollection.verticalBarEdge == .unspecified)

        let old = DuoStage { $0.minorSystemVersion = 0 }
        #expect(old.top.traitCollection.verticalBarEdge == .unspecified)
        #expect(old.device.window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(old.bar.frame == CGRect(x: 0, y: 44, width: 466, height: 54))
    }

    @Test("The edge stays while the bars are hidden", .facts(.verticalBarEdge))
    func hidden() {
        let stage = DuoStage()
        stage.navigation.isNavigationBarHidden = true
        stage.device.settle()
        #expect(stage.top.traitCollection.verticalBarEdge == .trailing)
    }

    @Test(
        "Each display has its size, safe area and size classes", .facts(.duoDisplays),
        arguments: [
            (SimulatedDevice.DuoDisplay.outer, CGSize(width: 466, height: 678), UIEdgeInsets(0, 0, 34, 84)),
            (.outerLandscape, CGSize(width: 678, height: 466), UIEdgeInsets(0, 0, 21, 84)),
            (.innerLandscape, CGSize(width: 951, height: 669), UIEdgeInsets(24, 0, 20, 70)),
            (.innerPortrait, CGSize(width: 669, height: 951), UIEdgeInsets(24, 0, 20, 0)),
        ], [false, true])
    func geometry(
        _ geometry: (display: SimulatedDevice.DuoDisplay, size: CGSize, insets: UIEdgeInsets), isTurned: Bool
    ) {
        let stage = DuoStage(geometry.display, isTurned: isTurned)
        let window = stage.device.window
        #expect(window.bounds.size == geometry.size)
        let insets = geometry.insets
        #expect(
            window.safeAreaInsets
                == (isTurned ? UIEdgeInsets(insets.top, insets.right, insets.bottom, insets.left) : insets))
        let isInner = geometry.display == .innerLandscape || geometry.display == .innerPortrait
        #expect(window.traitCollection.horizontalSizeClass == (isInner ? .regular : .compact))
        #expect(window.traitCollection.verticalSizeClass == (geometry.display == .outerLandscape ? .compact : .regular))
        #expect(window.traitCollection.userInterfaceIdiom == .phone)
        #expect(UIDevice.current.systemVersion == "27.1")
        #expect(stage.device.isFolded == !isInner)
    }

    @Test("The status is in the column, and at the top with horizontal bars", .facts(.duoDisplays))
    func status() {
        let stage = DuoStage()
        let manager = stage.device.window.windowScene?.statusBarManager
        #expect(manager?.statusBarFrame == CGRect(x: 382, y: 0, width: 84, height: 112))
        #expect(manager?.isStatusBarHidden == false)
        stage.device.show(.outer, isTurned: true)
        stage.device.settle()
        #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 84, height: 64), "the camera is at the lower end")
        stage.device.show(.outerLandscape, isTurned: true)
        stage.device.settle()
        #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 84, height: 112))
        #expect(manager?.isStatusBarHidden == false, "a phone on its side, yet the status is shown")
        stage.device.show(.innerPortrait)
        stage.device.settle()
        #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 669, height: 24))
    }
}

extension UIEdgeInsets {
    fileprivate init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
        self.init(top: top, left: left, bottom: bottom, right: right)
    }
}
