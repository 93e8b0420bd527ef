import Testing
import UIKit

@MainActor
@Suite("Geometry")
struct GeometryTests {
    /// Seven nested views, each with a rotation, a scale, a position, a bounds origin and an anchor point.
    private func tower(seed: UInt64) -> [UIView] {
        var random = SampleGenerator(seed: seed)
        var views: [UIView] = []
        for _ in 0..<7 {
            let view = UIView(
                frame: CGRect(x: random.next(in: -50...50), y: random.next(in: -50...50), width: 80, height: 60))
            view.transform = CGAffineTransform(rotationAngle: random.next(in: -3...3))
                .scaledBy(x: random.next(in: 0.5...2), y: random.next(in: 0.5...2))
            view.bounds.origin = CGPoint(x: random.next(in: -20...20), y: random.next(in: -20...20))
            view.layer.anchorPoint = CGPoint(x: random.next(in: 0...1), y: random.next(in: 0...1))
            views.last?.addSubview(view)
            views.append(view)
        }
        return views
    }

    @Test(
        "A point converted through nested transforms and back is the same point, to 1e-11",
        arguments: 1...50 as ClosedRange<UInt64>)
    func roundTrip(seed: UInt64) throws {
        let views = tower(seed: seed)
        let (inner, outer) = (views[6], views[0])
        let point = CGPoint(x: 13, y: -7)
        let there = inner.convert(point, to: outer)
        let back = inner.convert(there, from: outer)
        #expect(abs(back.x - point.x) < 1e-11 && abs(back.y - point.y) < 1e-11)
        // Step by step the result is the same.
        var step = point
        for index in stride(from: 6, to: 0, by: -1) { step = views[index].convert(step, to: views[index - 1]) }
        #expect(abs(step.x - there.x) < 1e-11 && abs(step.y - there.y) < 1e-11)
    }

    @Test("Siblings convert through their common ancestor")
    func siblings() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let left = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let right = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
        right.transform = CGAffineTransform(scaleX: 2, y: 2)
        parent.addSubview(left)
        parent.addSubview(right)
        // The scaled sibling covers x 75…175, y −25…75.
        #expect(left.convert(CGPoint(x: 0, y: 0), to: right) == CGPoint(x: -32.5, y: 22.5))
        #expect(right.frame == CGRect(x: 75, y: -25, width: 100, height: 100))
        #expect(left.convert(left.bounds, to: parent) == left.frame)
    }

    @Test(
        "A rectangle converted between branches is the bounding box of its bounding box in the root",
        .facts(.rectangleConversion))
    func rectangleBetweenBranches() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let left = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
        for view in [left, right] {
            view.transform = CGAffineTransform(rotationAngle: .pi / 4)
            root.addSubview(view)
        }
        let diagonal = 100 * 2.0.squareRoot()
        // Once: the diagonal. Twice: the diagonal of the diagonal.
        #expect(abs(left.convert(left.bounds, to: root).width - diagonal) < 1e-9)
        #expect(abs(root.convert(CGRect(x: 0, y: 0, width: 100, height: 100), to: right).width - diagonal) < 1e-9)
        #expect(abs(left.convert(left.bounds, to: right).width - 200) < 1e-9)
        #expect(abs(right.convert(left.bounds, from: left).height - 200) < 1e-9)
        // Points are converted exactly: both views are turned alike.
        let point = left.convert(CGPoint(x: 10, y: 0), to: right)
        let origin = left.convert(CGPoint.zero, to: right)
        #expect(abs(point.x - origin.x - 10) < 1e-9 && abs(point.y - origin.y) < 1e-9)
    }

    @Test("Hit-testing finds the deepest view at a point through rotation, scale and scrolled bounds")
    func hitTest() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let button = UIView(frame: CGRect(x: 60, y: 0, width: 40, height: 20))
        root.addSubview(card)
        card.addSubview(button)
        card.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // Turned clockwise by a quarter, the top trailing corner is at the bottom trailing one.
        #expect(root.hitTest(CGPoint(x: 195, y: 190), with: nil) === button)
        #expect(root.hitTest(CGPoint(x: 195, y: 110), with: nil) === card)
        card.transform = .identity
        card.bounds.origin.y = 50
        #expect(root.hitTest(CGPoint(x: 180, y: 105), with: nil) === card)
        card.bounds.origin.y = -50
        #expect(root.hitTest(CGPoint(x: 180, y: 155), with: nil) === button)
    }

    enum UntouchableView: CaseIterable { case hidden, transparent, disabled, outsideBounds }

    @Test(
        "Hidden, transparent and disabled views, and those outside the bounds, aren't touched",
        arguments: UntouchableView.allCases)
    func hitTestRefusals(kind: UntouchableView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        root.addSubview(view)
        #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === view)
        switch kind {
        case .hidden: view.isHidden = true
        case .transparent: view.alpha = 0.009
        case .disabled: view.isUserInteractionEnabled = false
        case .outsideBounds:
            let child = UIView(frame: CGRect(x: 30, y: 0, width: 20, height: 20))
            view.addSubview(child)
            #expect(root.hitTest(CGPoint(x: 45, y: 15), with: nil) === root)
            return
        }
        #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === root)
    }

    @Test("Flexible parts share a change of size in proportion to their lengths")
    func autoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let filling = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let trailing = UIView(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
        trailing.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        let centred = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        centred.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        for view in [filling, trailing, centred] { parent.addSubview(view) }
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(filling.frame == CGRect(x: 10, y: 10, width: 180, height: 130))
        #expect(trailing.frame == CGRect(x: 180, y: 130, width: 10, height: 10))
        #expect(centred.frame == CGRect(x: 90, y: 40, width: 20, height: 20))
    }
}
