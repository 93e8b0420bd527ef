import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Bar styles")
struct NavigationBarStyleTests {
    private func stage(
        _ styles: [String: NavigationBarStyle], _ driver: (driver: PopDriver, version: Int) = (.system, 18)
    ) -> Stage {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        return Stage("AB", on: configuration, driver: driver.driver) { screen in
            screen.navigationBarStyle = styles[screen.name]
        }
    }

    @Test("Behaviour 15: a style is the look of its screen's item, in each place that UIKit looks for it")
    func applied() throws {
        let stage = stage(["B": NavigationBarStyle(background: .color(.red), showsHairline: false)])
        let item = stage.top.navigationItem
        let standard = try #require(item.standardAppearance)
        #expect(standard.backgroundColor == .red)
        #expect(standard.backgroundEffect == nil)
        #expect(standard.shadowColor == nil && standard.shadowImage == nil)
        #expect(item.scrollEdgeAppearance == standard)
        #expect(item.compactAppearance == standard)
        #expect(item.compactScrollEdgeAppearance == standard)
    }

    @Test("Behaviour 15: backgrounds and hairlines")
    func looks() {
        func appearance(_ style: NavigationBarStyle) -> UINavigationBarAppearance {
            stage(["B": style]).top.navigationItem.standardAppearance!
        }
        let system = appearance(NavigationBarStyle())
        #expect(system.backgroundEffect != nil && system.shadowColor != nil)
        let bare = appearance(NavigationBarStyle(showsHairline: false))
        #expect(bare.backgroundEffect != nil && bare.shadowColor == nil)
        let transparent = appearance(NavigationBarStyle(background: .transparent))
        #expect(
            transparent.backgroundEffect == nil && transparent.backgroundColor == nil && transparent.shadowColor == nil)
        let colored = appearance(NavigationBarStyle(background: .color(.blue)))
        #expect(colored.backgroundColor == .blue && colored.shadowColor != nil)
    }

    @Test("Behaviour 15: a screen that names no style has its bar untouched")
    func untouched() {
        let stage = stage([:])
        let own = UINavigationBarAppearance()
        own.backgroundColor = .green
        stage.screen("A").navigationItem.standardAppearance = own
        stage.swipe()
        #expect(stage.screen("A").navigationItem.standardAppearance?.backgroundColor == .green)
        #expect(stage.screen("A").navigationItem.scrollEdgeAppearance == nil)
    }

    @Test("Behaviour 15: a style that changes is applied when the screen says so")
    func changed() {
        let stage = stage(["B": NavigationBarStyle(background: .color(.red))])
        stage.top.navigationBarStyle?.background = .color(.green)
        #expect(stage.top.navigationItem.standardAppearance?.backgroundColor == .red)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(stage.top.navigationItem.standardAppearance?.backgroundColor == .green)
    }

    @Test(
        "Behaviour 15: two screens' styles meet in a swipe, and after a cancel nothing has changed",
        arguments: drivers
    )
    func swiped(driver: (driver: PopDriver, version: Int)) {
        let stage = stage(
            ["A": NavigationBarStyle(background: .color(.red)), "B": NavigationBarStyle(background: .transparent)],
            driver)
        let before = stage.device.picture()
        stage.swipeAndGiveUp()
        #expect(stage.device.picture() == before)
        stage.swipe()
        #expect(stage.top.navigationItem.standardAppearance?.backgroundColor == .red)
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.device.settle()
        #expect(stage.device.picture() == before)
    }

    // MARK: Fading

    private func fading(
        _ background: NavigationBarStyle.Background, distance: CGFloat = 100
    ) -> (stage: Stage, scrollView: UIScrollView) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        let stage = Stage("AB") { screen in
            guard screen.name == "B" else { return }
            screen.whenLoaded = { $0.view.addSubview(scrollView) }
            screen.navigationBarStyle = NavigationBarStyle(
                background: background, fade: .init(following: scrollView, distance: distance))
        }
        return (stage, scrollView)
    }

    private func alpha(_ stage: Stage) -> CGFloat {
        stage.top.navigationItem.standardAppearance?.backgroundColor?.cgColor.alpha ?? 0
    }

    @Test("Behaviour 15: a background fades in over a scroll view's way from its top, and out again")
    func fade() {
        let (stage, scrollView) = fading(.color(.red))
        let top = -scrollView.adjustedContentInset.top
        for (offset, expected) in [(0, 0), (25, 0.25), (50, 0.5), (100, 1), (500, 1), (10, 0.1), (-40, 0)]
            as [(CGFloat, CGFloat)]
        {
            scrollView.contentOffset.y = top + offset
            #expect(abs(alpha(stage) - expected) < 0.001)
            #expect((stage.top.navigationItem.standardAppearance?.shadowColor != nil) == (expected == 1))
        }
        // The item's other looks go along, and the text stays opaque.
        #expect(stage.top.navigationItem.scrollEdgeAppearance == stage.top.navigationItem.standardAppearance)
        #expect(stage.navigation.navigationBar.alpha == 1)
    }

    @Test("Behaviour 15: a finger that scrolls fades it too, and the system's own background in the end")
    func fadeByFinger() {
        let (stage, _) = fading(.system)
        #expect(stage.top.navigationItem.standardAppearance?.backgroundEffect == nil)
        stage.device.fingerDown(at: CGPoint(x: 200, y: 600))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 540), duration: 0.3)
        #expect(abs(alpha(stage) - 0.5) < 0.02)
        stage.device.fingerMove(to: CGPoint(x: 200, y: 300), duration: 0.3)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.top.navigationItem.standardAppearance?.backgroundEffect != nil)
    }

    @Test(
        "Behaviour 15: bad distances count as one point, and a scroll view that is gone shows all",
        arguments: [0, -5, CGFloat.nan]
    )
    func badDistance(distance: CGFloat) {
        let (stage, scrollView) = fading(.color(.red), distance: distance)
        #expect(alpha(stage) == 0)
        scrollView.contentOffset.y += 1
        #expect(alpha(stage) == 1)
    }

    @Test("Behaviour 15: over an infinite distance nothing comes in")
    func infiniteDistance() {
        let (stage, scrollView) = fading(.color(.red), distance: .infinity)
        scrollView.contentOffset.y += 2000
        #expect(alpha(stage) == 0)
    }

    @Test("Behaviour 15: a screen that names no style any more keeps the last one")
    func noLonger() {
        let stage = stage(["B": NavigationBarStyle(background: .color(.red))])
        stage.top.navigationBarStyle = nil
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(stage.top.navigationItem.standardAppearance?.backgroundColor == .red)
    }

    @Test("Behaviour 15: a translucent colour fades in to its own opacity")
    func translucent() {
        let (stage, scrollView) = fading(.color(UIColor.red.withAlphaComponent(0.5)))
        scrollView.contentOffset.y += 50
        #expect(abs(alpha(stage) - 0.25) < 0.001)
        scrollView.contentOffset.y += 50
        #expect(abs(alpha(stage) - 0.5) < 0.001)
    }

    @Test("Behaviour 15: an item's look is set only where it changes")
    func setOnce() {
        final class Item: UINavigationItem {
            var count = 0
            override var standardAppearance: UINavigationBarAppearance? { didSet { count += 1 } }
        }
        final class Screen: UIViewController, PopGestureConfigurable {
            let item = Item(title: "S")
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            override var navigationItem: UINavigationItem { item }
            var navigationBarStyle: NavigationBarStyle? {
                NavigationBarStyle(background: .color(.red), fade: .init(following: scrollView, distance: 100))
            }
            override func viewDidLoad() {
                scrollView.contentSize = CGSize(width: 390, height: 3000)
                view.addSubview(scrollView)
            }
        }
        let (stage, screen) = (Stage("A"), Screen())
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        screen.scrollView.contentOffset.y = 300
        screen.item.count = 0
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        screen.scrollView.contentOffset.y = 400
        #expect(screen.item.count == 0)
        screen.scrollView.contentOffset.y = -91
        #expect(screen.item.count == 1)
    }

    @Test("Behaviour 15, 17: nothing is kept for screens that are gone")
    func forgotten() {
        let stage = stage([:])
        func push() {
            let screen = TestScreen("S")
            screen.navigationBarStyle = NavigationBarStyle(background: .transparent)
            stage.navigation.pushViewController(screen, animated: false)
            stage.device.settle()
        }
        for _ in 0..<5 { push() }
        #expect(stage.navigation.barStylers.count == 5)
        stage.navigation.popToRootViewController(animated: false)
        stage.device.settle()
        // The first is likely to come to lie where one of the others was.
        for _ in 0..<2 { push() }
        #expect(stage.navigation.barStylers.count <= 3)
    }

    @Test("Behaviour 15: a style applied again fades as the insets say by then, though nothing has scrolled")
    func otherInsets() {
        final class Inset: UIScrollView {
            var top: CGFloat = 0
            override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0) }
        }
        let scrollView = Inset(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let item = UINavigationItem()
        let styler = NavigationBarStyler(of: item)
        let style = NavigationBarStyle(background: .color(.red), fade: .init(following: scrollView, distance: 100))
        for top: CGFloat in [0, 50, 100] {
            scrollView.top = top
            styler.apply(style)
            #expect(item.standardAppearance?.backgroundColor?.cgColor.alpha == top / 100)
        }
    }

    @Test("Behaviour 15: an item that lies where one lay that is gone gets its own style")
    func sameAddress() {
        let stage = stage(["C": NavigationBarStyle(background: .color(.red))])
        let next = stage.screen("C").navigationItem
        stage.navigation.barStylers[ObjectIdentifier(next)] = NavigationBarStyler(of: UINavigationItem())
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        #expect(next.standardAppearance?.backgroundColor == .red)
    }

    @Test("Behaviour 15, 17: the scroll view, the screen and its item are freed with their screen")
    func freed() {
        weak var scrollView: UIScrollView?
        weak var item: UINavigationItem?
        let stage: Stage
        do {
            let (made, view) = fading(.color(.red))
            (stage, scrollView, item) = (made, view, made.top.navigationItem)
        }
        stage.swipe()
        stage.letGoOfScreens()
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(item == nil)
        #expect(scrollView == nil)
    }
}
