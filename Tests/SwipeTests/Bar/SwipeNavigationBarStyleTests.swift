import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Bar styles")
struct SwipeNavigationBarStyleTests {
    private func stage(
        _ styles: [String: NavigationBarStyle], _ swipe: TestedSwipe = .init()
    ) -> Stage {
        return Stage("AB", swipe) { screen in
            screen.popPreferences.navigationBarStyle = styles[screen.name]
        }
    }

    @Test("The system's background has a material, and a hairline unless it is hidden", .covers(.barStyle))
    func looks() {
        func appearance(_ style: NavigationBarStyle) -> UINavigationBarAppearance {
            stage(["B": style]).top.navigationItem.standardAppearance!
        }
        let system = appearance(NavigationBarStyle(background: .system))
        #expect(system.backgroundEffect != nil && system.shadowColor != nil)
        let bare = appearance(NavigationBarStyle(background: .system, showsHairline: false))
        #expect(bare.backgroundEffect != nil && bare.shadowColor == nil)
    }

    @Test("A screen without a style keeps its own appearance", .covers(.barStyle))
    func untouched() {
        let stage = stage([:])
        let own = UINavigationBarAppearance()
        own.backgroundColor = .green
        stage.screen("A").navigationItem.standardAppearance = own
        stage.swipe()
        #expect(stage.screen("A").navigationItem.standardAppearance?.backgroundColor == .green)
        #expect(stage.screen("A").navigationItem.scrollEdgeAppearance == nil)
    }

    @Test(
        "Two screens' styles meet in a swipe, and a cancelled swipe changes neither", .covers(.barStyle),
        arguments: TestedSwipe.all
    )
    func swiped(swipe: TestedSwipe) {
        let stage = stage(
            ["A": NavigationBarStyle(background: .color(.red)), "B": NavigationBarStyle(background: .transparent)],
            swipe)
        let before = stage.device.picture()
        stage.swipeAndCancel()
        #expect(stage.device.picture() == before)
        stage.swipe()
        #expect(stage.top.navigationItem.standardAppearance?.backgroundColor == .red)
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.device.settle()
        #expect(stage.device.picture() == before)
    }

    private func fading(
        _ background: NavigationBarStyle.Background
    ) -> (stage: Stage, scrollView: UIScrollView) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        let stage = Stage("AB") { screen in
            guard screen.name == "B" else { return }
            screen.whenLoaded = { $0.view.addSubview(scrollView) }
            screen.popPreferences.navigationBarStyle = NavigationBarStyle(
                background: background, fade: .init(following: scrollView, distance: 100))
        }
        return (stage, scrollView)
    }

    private func alpha(_ stage: Stage) -> CGFloat {
        stage.top.navigationItem.standardAppearance?.backgroundColor?.cgColor.alpha ?? 0
    }

    @Test("A background fades in over a scroll view's offset, and out again", .covers(.barStyle))
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
        // The item's other appearances follow, and the text stays opaque.
        #expect(stage.top.navigationItem.scrollEdgeAppearance == stage.top.navigationItem.standardAppearance)
        #expect(stage.navigation.navigationBar.alpha == 1)
    }

    @Test("A finger that scrolls fades the background in", .covers(.barStyle))
    func fadeByFinger() {
        let (stage, _) = fading(.system)
        #expect(stage.top.navigationItem.standardAppearance?.backgroundEffect == nil)
        stage.device.fingerDown(at: CGPoint(x: 200, y: 600))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 540), duration: 0.3)
        #expect(abs(alpha(stage) - 0.5) < 0.02)
        stage.device.fingerMove(to: CGPoint(x: 200, y: 300), duration: 0.3)
        stage.lift()
        #expect(stage.top.navigationItem.standardAppearance?.backgroundEffect != nil)
    }

    @Test("A screen that no longer sets a style has its former appearance", .covers(.barStyle))
    func noLonger() {
        let stage = stage(["B": NavigationBarStyle(background: .color(.red))])
        stage.top.popPreferences.navigationBarStyle = nil
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.layOut()
        #expect(stage.top.navigationItem.standardAppearance == nil)
        stage.swipeAndCancel()
        #expect(stage.top.navigationItem.standardAppearance == nil)
    }

    @Test("An item's appearance is set only where it changes", .covers(.barStyle))
    func setOnce() {
        final class Item: UINavigationItem {
            var count = 0
            override var standardAppearance: UINavigationBarAppearance? { didSet { count += 1 } }
        }
        final class Screen: UIViewController, PopGestureConfigurable {
            let item = Item(title: "S")
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            override var navigationItem: UINavigationItem { item }
            var popPreferences: PopPreferences {
                let fade = NavigationBarStyle.Fade(following: scrollView, distance: 100)
                return PopPreferences(navigationBarStyle: NavigationBarStyle(background: .color(.red), fade: fade))
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

    /// The number of styled items that the controller refers to.
    private func stylers(_ stage: Stage) -> Int { stage.navigation.components.bar.stylers.count }

    @Test("The library keeps nothing for screens that have left the stack", .covers(.barStyle, .neighbours))
    func forgotten() {
        let stage = stage([:])
        func push() {
            let screen = TestScreen("S")
            screen.popPreferences.navigationBarStyle = NavigationBarStyle(background: .transparent)
            stage.navigation.pushViewController(screen, animated: false)
            stage.device.settle()
        }
        for _ in 0..<5 { push() }
        #expect(stylers(stage) == 5)
        stage.navigation.popToRootViewController(animated: false)
        stage.device.settle()
        // A new item may have a freed one's address.
        for _ in 0..<2 { push() }
        #expect(stylers(stage) == 2)
    }

    @Test("A style applied again follows changed insets, though nothing has scrolled", .covers(.barStyle))
    func otherInsets() {
        final class Inset: UIScrollView {
            var top: CGFloat = 0
            override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0) }
        }
        let scrollView = Inset(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let item = UINavigationItem()
        let navigation = BasicNavigationController()
        let styler = NavigationBarStyler(of: item, in: navigation)
        let style = NavigationBarStyle(background: .color(.red), fade: .init(following: scrollView, distance: 100))
        for top: CGFloat in [0, 50, 100] {
            scrollView.top = top
            styler.apply(style)
            #expect(item.standardAppearance?.backgroundColor?.cgColor.alpha == top / 100)
        }
    }

    @Test("The scroll view, the screen and its item are freed with their screen", .covers(.barStyle, .neighbours))
    func freed() {
        weak var scrollView: UIScrollView?
        weak var item: UINavigationItem?
        let stage: Stage
        do {
            let (made, view) = fading(.color(.red))
            (stage, scrollView, item) = (made, view, made.top.navigationItem)
        }
        stage.swipe()
        stage.releaseScreens()
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(item == nil)
        #expect(scrollView == nil)
    }
}
