import Testing
import UIKit

@testable import PopNavigation

@Suite("The area")
struct PopGestureAreaTests {
    @Test("The leading third of 390 points ends at 130", .covers(4))
    func third() {
        #expect(PopGestureArea.leadingThird.contains(distance: 129.9, inWidth: 390))
        #expect(!PopGestureArea.leadingThird.contains(distance: 130, inWidth: 390))
        #expect(PopGestureArea.leadingThird.contains(distance: 0, inWidth: 390))
    }

    @Test("The edge is 20 points wide in any width", .covers(4))
    func edge() {
        for width: CGFloat in [320, 390, 1024] {
            #expect(PopGestureArea.edge.contains(distance: 19.9, inWidth: width))
            #expect(!PopGestureArea.edge.contains(distance: 20, inWidth: width))
        }
    }

    @Test(
        "Values out of range are clamped", .covers(4),
        arguments: [
            (PopGestureArea.leadingFraction(.nan), 0), (.leadingFraction(-1), 0), (.leadingFraction(0), 0),
            (.leadingFraction(2), 400), (.leadingFraction(.infinity), 400), (.leadingFraction(-.infinity), 0),
            (.leadingFraction(0.25), 100), (.leadingPoints(.nan), 0), (.leadingPoints(-5), 0), (.leadingPoints(60), 60),
            (.leadingPoints(500), 400), (.leadingPoints(.infinity), 400), (.full, 400),
        ] as [(PopGestureArea, CGFloat)]
    )
    func clamped(area: PopGestureArea, extent: CGFloat) {
        #expect(area.extent(inWidth: 400) == extent)
    }

    @Test("An empty area contains no touch, the full area every touch", .covers(4))
    func extremes() {
        #expect(!PopGestureArea.leadingFraction(0).contains(distance: 0, inWidth: 390))
        #expect(!PopGestureArea.leadingPoints(.nan).contains(distance: 0, inWidth: 390))
        for distance: CGFloat in [-1, 0, 389, 390, 400] {
            #expect(PopGestureArea.full.contains(distance: distance, inWidth: 390))
        }
    }
}
