import Testing
import UIKit

@testable import PopNavigation

@Suite("The layout direction")
struct LayoutDirectionTests {
    private let rect = CGRect(x: 20, y: 0, width: 300, height: 100)

    @Test("The visible origin of a view adds the places of the views around it", .covers(.rightToLeft))
    @MainActor
    func visibleOrigin() {
        let (ancestor, container) = (UIView(), UIView(frame: CGRect(x: 5, y: 7, width: 200, height: 200)))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        ancestor.addSubview(container)
        container.addSubview(view)
        #expect(view.visibleOrigin(in: ancestor) == CGPoint(x: 15, y: 27))
    }

    @Test("Forward is rightwards in left to right and leftwards in right to left", .covers(.rightToLeft))
    func forward() {
        #expect(UIUserInterfaceLayoutDirection.leftToRight.forward(30) == 30)
        #expect(UIUserInterfaceLayoutDirection.rightToLeft.forward(30) == -30)
    }

    @Test("A distance is measured from the leading edge of a rectangle", .covers(.rightToLeft))
    func distance() {
        #expect(UIUserInterfaceLayoutDirection.leftToRight.leadingDistance(of: 50, in: rect) == 30)
        #expect(UIUserInterfaceLayoutDirection.rightToLeft.leadingDistance(of: 50, in: rect) == 270)
        #expect(UIUserInterfaceLayoutDirection.leftToRight.leadingDistance(of: 10, in: rect) == -10)
        #expect(UIUserInterfaceLayoutDirection.rightToLeft.leadingDistance(of: 330, in: rect) == -10)
    }

    @Test("A strip at the leading edge begins at that edge", .covers(.rightToLeft))
    func origin() {
        #expect(UIUserInterfaceLayoutDirection.leftToRight.leadingOrigin(ofWidth: 40, in: rect) == 20)
        #expect(UIUserInterfaceLayoutDirection.rightToLeft.leadingOrigin(ofWidth: 40, in: rect) == 280)
    }
}
