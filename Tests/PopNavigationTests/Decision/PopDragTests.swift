import Testing
import UIKit

@testable import PopNavigation

@Suite("Behaviour 5: the way of a finger")
struct PopDragTests {
    @Test("Behaviour 5: back is rightwards in left to right, leftwards in right to left; down is down in both")
    func mirrored() {
        let (start, end) = (CGPoint(x: 100, y: 200), CGPoint(x: 130, y: 205))
        #expect(PopDrag(from: start, to: end, in: .leftToRight) == PopDrag(sideways: 30, vertical: 5))
        #expect(PopDrag(from: start, to: end, in: .rightToLeft) == PopDrag(sideways: -30, vertical: 5))
    }
}
