import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigationUI

@MainActor
@Suite("The area of a SwiftUI screen")
struct AreaModifierTests {
    @Test(
        "A swipe pops a SwiftUI screen from the leading third that the screen states", .covers(.modifierScope),
        arguments: contentSystems, [false, true])
    func leadingThird(version: Int, isRightToLeft: Bool) {
        let stage = MarkedStage(on: version, isRightToLeft: isRightToLeft)
        stage.mark(.area(.leadingThird))
        #expect(!stage.pops(from: 200))
        #expect(stage.pops(from: 100))
        #expect(stage.pops(from: 5))
    }

    @Test(
        "A SwiftUI screen on the library's controller has the area that it states", .covers(.modifierScope),
        arguments: systems, [false, true])
    func librarys(version: Int, isRightToLeft: Bool) {
        let stage = MarkedStage(.librarys, on: version, isRightToLeft: isRightToLeft)
        stage.mark(.area(.leadingPoints(60)))
        #expect(!stage.pops(from: 100))
        #expect(stage.pops(from: 50))
        #expect(stage.pops(from: 5))
    }

    @Test(
        "An area of the whole width pops from anywhere on every system", .covers(.modifierScope),
        arguments: contentSystems)
    func full(version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.area(.full))
        #expect(stage.pops(from: 150))
    }

    @Test("An area at the edge turns off iOS 26's swipe in the content", .covers(.modifierScope), arguments: [26, 27])
    func edge(version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.area(.edge))
        #expect(!stage.pops(from: 40))
        #expect(stage.pops(from: 5))
    }

    @Test("UIKit's edge gesture pops with an empty area too", .covers(.modifierScope), arguments: systems)
    func empty(version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.area(.leadingPoints(0)))
        #expect(!stage.pops(from: 40))
        #expect(stage.pops(from: 5))
    }

    @Test("Two fingers on a trackpad pop wherever the pointer is", .covers(.modifierScope), arguments: systems)
    func trackpad(version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.area(.edge))
        #expect(stage.scrollPops(at: 300))
    }

    @Test(
        "A screen without a modifier has UIKit's own swipe", .covers(.modifierScope),
        arguments: [(15, 3), (18, 3), (26, 2), (27, 2)])
    func unmarked(version: Int, depth: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.area(.leadingThird), in: stage.navigation.viewControllers[1])
        stage.swipe(from: 100)
        #expect(stage.depth == depth)
    }

    @Test(
        "On iOS 26 and later a swipe pops from text that is being edited, with an area and without",
        .covers(.modifierScope), arguments: [26, 27], [true, false])
    func text(version: Int, hasArea: Bool) {
        let stage = MarkedStage(on: version)
        stage.mark(hasArea ? .area(.full) : .events { _ in })
        let text = UITextView()
        text.frame = CGRect(x: 0, y: 350, width: 390, height: 100)
        stage.show(text)
        text.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.pops(from: 100))
    }

    @Test(
        "On a screen without an area a carousel at its limit scrolls, as with UIKit", .covers(.modifierScope),
        arguments: [26, 27])
    func unmarkedCarousel(version: Int) {
        for hasArea in [false, true] {
            let stage = MarkedStage(on: version)
            stage.mark(hasArea ? .area(.full) : .events { _ in })
            let carousel = UIScrollView(frame: CGRect(x: 0, y: 350, width: 390, height: 100))
            carousel.contentSize = CGSize(width: 1200, height: 100)
            stage.show(carousel)
            #expect(stage.pops(from: 100) == hasArea, "area \(hasArea)")
        }
    }

    @Test("An area on a lower screen does not limit the screens above", .covers(.modifierScope), arguments: [26, 27])
    func lowerScreen(version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.area(.edge))
        stage.push()
        #expect(stage.pops(from: 200))
    }

    @Test(
        "An area holds after a deep link, although lower screens have never been shown", .covers(.modifierScope),
        arguments: contentSystems)
    func deepLink(version: Int) {
        let stage = MarkedStage(on: version)
        let screens = (0..<3).map { _ in UIViewController() }
        stage.navigation.setViewControllers(stage.navigation.viewControllers.prefix(1) + screens, animated: false)
        stage.device.settle()
        stage.mark(.area(.leadingThird))
        #expect(!screens[1].isViewLoaded)
        #expect(stage.pops(from: 100))
    }

    @Test("A new area applies from the next touch", .covers(.modifierScope), arguments: [26, 27])
    func newValue(version: Int) {
        let stage = MarkedStage(on: version)
        let marker = stage.mark(.area(.edge))
        #expect(!stage.pops(from: 200))
        marker.value = .area(.full)
        #expect(stage.pops(from: 200))
    }

    @Test(
        "Of several areas on a screen the smallest counts, in any order", .covers(.modifierScope),
        arguments: [false, true])
    func several(isReversed: Bool) {
        let stage = MarkedStage(on: 26)
        let areas: [PopGestureArea] = [.full, .leadingPoints(60), .leadingThird]
        for area in isReversed ? areas.reversed() : areas { stage.mark(.area(area)) }
        #expect(!stage.pops(from: 100))
        #expect(stage.pops(from: 50))
    }

    @Test(
        "A modifier replaces the area that the screen's class prefers", .covers(.modifierScope),
        arguments: StackKind.allCases)
    func preferences(kind: StackKind) {
        let stage = MarkedStage(kind, on: 26)
        let screen = PopScreenController()
        screen.storedPopPreferences.area = .edge
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        stage.mark(.area(.leadingPoints(150)))
        #expect(stage.pops(from: 140))
    }

    @Test(
        "In landscape areas are compared in the width within the safe area, like drags",
        .covers(.modifierScope), arguments: contentSystems, [false, true])
    func landscape(version: Int, isRightToLeft: Bool) {
        for kind in StackKind.allCases {
            let stage = MarkedStage(kind, on: version, isRightToLeft: isRightToLeft)
            stage.device.resize(to: CGSize(width: 844, height: 390))
            stage.device.settle()
            #expect(stage.navigation.view.safeAreaInsets.left == 47 && stage.navigation.view.safeAreaInsets.right == 47)
            stage.mark(.area(.leadingFraction(0.5)))
            stage.mark(.area(.leadingPoints(400)))
            // Half of 750 points begins at 47 and ends at 422.
            for (start, pops) in [(410, true), (435, false)] as [(CGFloat, Bool)] {
                let hasPopped = stage.popsAfter {
                    stage.device.fingerDrag(
                        from: stage.point(start, y: 250), to: stage.point(start + 300, y: 250), duration: 0.3)
                    stage.device.settle()
                }
                #expect(hasPopped == pops, "\(kind) from \(start)")
            }
        }
    }
}
