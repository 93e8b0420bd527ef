import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: bar appearances")
struct NavigationBarAppearanceTests {
    private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    /// A list in the stage's first screen, at its top. After a scroll its content is under the bar.
    private func addList(to stage: NavigationStage) -> UIScrollView {
        let view = stage["A"].view!
        let list = UIScrollView(frame: view.bounds)
        list.contentSize = CGSize(width: view.bounds.width, height: 3000)
        view.addSubview(list)
        stage.navigation.view.setNeedsLayout()
        stage.turn()
        return list
    }

    /// The background colours on the bar, back to front, with their visible opacity.
    private func planes(_ stage: NavigationStage) -> [(color: UIColor?, share: CGFloat)] {
        stage.navigation.navigationBar.subviews.compactMap { view in
            (view as? BarBackgroundView).map { ($0.backgroundColor, CGFloat($0.layer.presentation()!.opacity)) }
        }
    }

    private func color(_ stage: NavigationStage) -> UIColor? { planes(stage).last?.color }

    @Test("Normally the item's appearance comes before the bar's", .facts(.appearanceChoice))
    func standard() {
        let stage = NavigationStage("A")
        let bar = stage.navigation.navigationBar
        addList(to: stage).contentOffset.y = 200
        bar.standardAppearance = appearance(.red)
        stage.turn()
        #expect(color(stage) == .red)
        stage["A"].navigationItem.standardAppearance = appearance(.green)
        stage.turn()
        #expect(color(stage) == .green)
        stage["A"].navigationItem.standardAppearance = nil
        stage.turn()
        #expect(color(stage) == .red)
    }

    @Test("At the scroll edge a bar without an appearance for it is transparent", .facts(.appearanceChoice))
    func transparentEdge() {
        let stage = NavigationStage("A")
        let bar = stage.navigation.navigationBar
        let white = UINavigationBarAppearance()
        white.titleTextAttributes = [.foregroundColor: UIColor.white]
        let list = addList(to: stage)
        for change in [{ _ = bar }, { bar.standardAppearance = appearance(.red) }] {
            change()
            list.contentOffset.y = -91
            stage.turn()
            #expect(color(stage) == nil)
            list.contentOffset.y = 200
            stage.turn()
            #expect(color(stage) != nil)
        }
        // Only the background is missing.
        stage["A"].navigationItem.standardAppearance = white
        list.contentOffset.y = -91
        stage.turn()
        #expect(color(stage) == nil)
        #expect(bar.look(for: bar.topItem).titleTextAttributes[.foregroundColor] as? UIColor == .white)
        // A bar without a controller doesn't know the content.
        let own = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        own.items = [UINavigationItem(title: "Own")]
        own.standardAppearance = appearance(.red)
        own.scrollEdgeAppearance = appearance(.blue)
        stage["A"].view.addSubview(own)
        stage.turn()
        #expect(own.subviews.compactMap { ($0 as? BarBackgroundView)?.backgroundColor } == [.red])
    }

    @Test(
        "At the scroll edge the appearances for it come before the standard ones, the item's first",
        .facts(.appearanceChoice))
    func scrollEdge() {
        let stage = NavigationStage("A")
        let bar = stage.navigation.navigationBar
        let item = stage["A"].navigationItem
        let list = addList(to: stage)
        bar.standardAppearance = appearance(.red)
        item.standardAppearance = appearance(.green)
        bar.scrollEdgeAppearance = appearance(.blue)
        stage.turn()
        #expect(color(stage) == .blue)
        item.scrollEdgeAppearance = appearance(.yellow)
        stage.turn()
        #expect(color(stage) == .yellow)
        list.contentOffset.y = 200
        stage.turn()
        #expect(color(stage) == .green)
        list.contentOffset.y = -91
        stage.turn()
        #expect(color(stage) == .yellow)
    }

    @Test("In a compact bar the compact appearances come first", .facts(.appearanceChoice))
    func compact() {
        let stage = NavigationStage("A") { $0.screenSize = CGSize(width: 690, height: 390) }
        let bar = stage.navigation.navigationBar
        let item = stage["A"].navigationItem
        #expect(bar.bounds.height == 32)
        let list = addList(to: stage)
        list.contentOffset.y = 200
        item.standardAppearance = appearance(.red)
        item.compactAppearance = appearance(.green)
        item.compactScrollEdgeAppearance = appearance(.blue)
        stage.turn()
        #expect(color(stage) == .green)
        list.contentOffset.y = -list.adjustedContentInset.top
        stage.turn()
        #expect(color(stage) == .blue)
    }

    @Test("Appearances are copied when set, and the copy may be changed in place", .facts(.appearanceChoice))
    func copied() {
        let stage = NavigationStage("A")
        let item = stage["A"].navigationItem
        addList(to: stage).contentOffset.y = 200
        let own = appearance(.red)
        item.standardAppearance = own
        own.backgroundColor = .green
        stage.turn()
        #expect(color(stage) == .red)
        #expect(item.standardAppearance !== own)
        item.standardAppearance?.backgroundColor = .blue
        stage.turn()
        #expect(color(stage) == .blue)
        stage.navigation.navigationBar.standardAppearance = own
        own.backgroundColor = .yellow
        #expect(stage.navigation.navigationBar.standardAppearance.backgroundColor == .green)
    }

    @Test(
        "A transparent appearance has no background and no shadow; a default and an opaque one have",
        .facts(.transparentBackground))
    func transparent() {
        let appearance = UINavigationBarAppearance()
        #expect(appearance.backgroundEffect != nil && appearance.shadowColor != nil)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundColor == nil && appearance.backgroundEffect == nil)
        #expect(appearance.shadowColor == nil && appearance.shadowImage == nil)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundColor != nil && appearance.shadowColor != nil)
    }

    @Test(
        "A transparent screen needs both item appearances if the bar has one for the scroll edge",
        .facts(.transparentBackground))
    func bothLooks() {
        let stage = NavigationStage("A")
        let bar = stage.navigation.navigationBar
        bar.scrollEdgeAppearance = appearance(.red)
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        stage["A"].navigationItem.standardAppearance = clear
        stage.turn()
        #expect(color(stage) == .red)
        stage["A"].navigationItem.scrollEdgeAppearance = clear
        stage.turn()
        #expect(color(stage) == nil)
    }

    @Test(
        "Appearances cross-fade with the finger, and a cancelled transition restores the old one",
        .facts(.appearanceCrossFade))
    func crossFade() {
        let stage = NavigationStage("AB")
        stage["A"].navigationItem.scrollEdgeAppearance = appearance(.red)
        stage["B"].navigationItem.scrollEdgeAppearance = appearance(.green)
        stage.turn()
        #expect(planes(stage).map(\.color) == [.green])
        stage.pull(to: 4 + 15 + 117)
        #expect(planes(stage).map(\.color) == [.green, .red])
        #expect(abs(planes(stage)[0].share - 0.7) < 1e-6 && abs(planes(stage)[1].share - 0.3) < 1e-6)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(planes(stage).map(\.color) == [.green])
        #expect(planes(stage)[0].share == 1)
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(planes(stage).map(\.color) == [.red])
        #expect(planes(stage)[0].share == 1)
    }
}
