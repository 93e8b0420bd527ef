import Testing
import UIKit

@testable import PopNavigation

@Suite("The area")
struct PopGestureAreaTests {
    @Test("The preset areas are a third of the width and 20 points", .covers(.oneDecision))
    func presets() {
        #expect(PopGestureArea.leadingThird == .leadingFraction(1.0 / 3.0))
        #expect(PopGestureArea.edge == .leadingPoints(20))
    }

    @Test(
        "Values of an area that are out of range are clamped", .covers(.oneDecision),
        arguments: [
            (PopGestureArea.leadingFraction(.nan), 0), (.leadingFraction(-1), 0), (.leadingFraction(0), 0),
            (.leadingFraction(2), 400), (.leadingFraction(.infinity), 400), (.leadingFraction(-.infinity), 0),
            (.leadingFraction(0.25), 100), (.leadingPoints(.nan), 0), (.leadingPoints(-5), 0), (.leadingPoints(60), 60),
            (.leadingPoints(500), 400), (.leadingPoints(.infinity), 400), (.full, 400), (.system, 400),
            (.leadingFraction(0.5, atMost: 150), 150), (.leadingFraction(0.25, atMost: 150), 100),
            (.leadingFraction(0.5, atMost: .nan), 0), (.leadingFraction(0.5, atMost: -1), 0),
        ] as [(PopGestureArea, CGFloat)]
    )
    func clamped(area: PopGestureArea, extent: CGFloat) {
        #expect(area.extent(inWidth: 400) == extent)
    }
}
