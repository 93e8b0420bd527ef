import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("iOS 26: bars of glass")
struct GlassBarTests {
    private func stage(_ screens: String, system: Int = 26) -> NavigationStage {
        NavigationStage(screens) { $0.systemVersion = system }
    }

    private func plates(in view: UIView) -> [CGRect] {
        (view is GlassView && !view.isHidden ? [view.convert(view.bounds, to: nil)] : [])
            + view.subviews.flatMap(plates)
    }

    private func symbol(_ name: String) -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
    }

    @Test("A bar is 54 points high, and its back button an arrow on a round plate", .facts(.glassBars))
    func backButton() {
        let stage = stage("AB")
        #expect(stage.navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 54))
        #expect(stage["B"].view.safeAreaInsets.top == 101)
        #expect(plates(in: stage.device.window) == [CGRect(x: 16, y: 47, width: 44, height: 44)])
        #expect(stage.device.picture().texts == ["B"])
        stage.device.fingerTap(at: CGPoint(x: 38, y: 69))
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test("On iOS 18 and earlier, a bar is 44 points high, without plates", .facts(.glassBars))
    func before() {
        let stage = stage("AB", system: 18)
        #expect(stage.navigation.navigationBar.frame.height == 44)
        #expect(plates(in: stage.device.window).isEmpty)
        #expect(stage.device.picture().texts == ["B", "A"])
    }

    @Test("Symbols share a plate; texts, prominent buttons and items after a space have their own", .facts(.glassBars))
    func groups() {
        let stage = stage("A")
        let symbols = ["plus", "xmark"].map(symbol)
        stage["A"].navigationItem.rightBarButtonItems = [symbols[0], symbols[1]]
        stage.turn()
        #expect(plates(in: stage.device.window).map(\.width) == [88])
        let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        stage["A"].navigationItem.rightBarButtonItems = [done, symbols[0], .fixedSpace(8), symbols[1]]
        stage.turn()
        let frames = plates(in: stage.device.window).sorted { $0.minX < $1.minX }
        #expect(frames.count == 3)
        #expect(frames.map(\.maxX).last == 374)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    }

    @Test("In a swipe the titles of two screens never overlap", .facts(.glassBars), arguments: [false, true])
    func titles(mirrored: Bool) throws {
        let stage = NavigationStage("AB") {
            $0.systemVersion = 26
            $0.layoutDirection = mirrored ? .rightToLeft : .leftToRight
        }
        let texts = ["A long title below", "Another one on top"]
        for (screen, text) in zip(stage.navigation.viewControllers, texts) { screen.title = text }
        stage.device.settle()
        func point(_ x: CGFloat) -> CGPoint { CGPoint(x: mirrored ? 390 - x : x, y: 400) }
        stage.device.fingerDown(at: point(4))
        for x in stride(from: 60, through: 360, by: 40) as StrideThrough<CGFloat> {
            stage.device.fingerMove(to: point(x), duration: 0.1)
            let bar = stage.navigation.navigationBar
            let frames = try texts.map { try #require(bar.view(drawing: $0)).layer.presentation()!.frame }
            let (start, end) = mirrored ? (frames[1], frames[0]) : (frames[0], frames[1])
            #expect(start.maxX <= end.minX, "at \(x)")
        }
    }

    @Test("The tabs of a tab bar float on one plate above the bottom of the screen", .facts(.glassBars))
    func tabs() throws {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = 26
        let device = SimulatedDevice(configuration)
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B"].map { title in
            let screen = UIViewController()
            screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return screen
        }
        device.show(tabs)
        device.settle()
        let plate = try #require(plates(in: device.window).first)
        #expect(plates(in: device.window).count == 1)
        #expect(plate.midX == 195 && plate.maxY == 823 && plate.height == 62)
        #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 83)
        device.fingerTap(at: CGPoint(x: plate.maxX - 30, y: plate.midY))
        device.settle()
        #expect(tabs.selectedIndex == 1)
    }

    @Test("The items of a toolbar float on plates, without a background", .facts(.glassBars))
    func toolbar() throws {
        let stage = stage("A")
        stage["A"].toolbarItems = [symbol("plus"), .flexibleSpace(), symbol("xmark")]
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.device.settle()
        let frames = plates(in: try #require(stage.navigation.toolbar)).sorted { $0.minX < $1.minX }
        #expect(frames.map(\.minX) == [16, 330] && frames.map(\.width) == [44, 44])
    }
}
