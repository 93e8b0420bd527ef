import Testing
import UIKit

@testable import PopNavigation

@Suite("The area")
struct PopGestureAreaTests {
    @Test(
        "A touch is inside up to the area's width", .covers(4),
        arguments: [
            (PopGestureArea.leadingThird, 390, 129.9, true), (.leadingThird, 390, 130, false),
            (.leadingThird, 390, 0, true), (.leadingThird, 300, 99, true), (.leadingThird, 300, 101, false),
            (.edge, 320, 19.9, true), (.edge, 320, 20, false), (.edge, 1024, 19.9, true), (.edge, 1024, 20, false),
            (.leadingPoints(60), 390, 59, true), (.leadingPoints(60), 390, 60, false), (.full, 390, 390, true),
            (.full, 390, -1, true), (.full, 390, 400, true), (.leadingFraction(0), 390, 0, false),
            (.leadingPoints(.nan), 390, 0, false), (.leadingFraction(0.5), 400, 199, true),
            (.leadingFraction(0.5), 400, 200, false),
        ] as [(PopGestureArea, CGFloat, CGFloat, Bool)]
    )
    func contains(area: PopGestureArea, width: CGFloat, distance: CGFloat, expected: Bool) {
        #expect(area.contains(distance: distance, inWidth: width) == expected)
    }

    @Test("The presets are a third of the width and 20 points", .covers(4))
    func presets() {
        #expect(PopGestureArea.leadingThird == .leadingFraction(1.0 / 3.0))
        #expect(PopGestureArea.edge == .leadingPoints(20))
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
}
