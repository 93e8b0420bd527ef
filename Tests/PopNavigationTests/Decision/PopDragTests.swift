import Testing
import UIKit

@testable import PopNavigation

@Suite("The translation of a drag")
struct PopDragTests {
    @Test("Back is rightwards in left to right and leftwards in right to left", .covers(5))
    func mirrored() {
        let (start, end) = (CGPoint(x: 100, y: 200), CGPoint(x: 130, y: 205))
        #expect(PopDrag(from: start, to: end, in: .leftToRight) == PopDrag(sideways: 30, vertical: 5))
        #expect(PopDrag(from: start, to: end, in: .rightToLeft) == PopDrag(sideways: -30, vertical: 5))
    }
}
