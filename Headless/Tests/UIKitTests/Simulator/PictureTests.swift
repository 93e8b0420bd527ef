import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Pictures")
struct PictureTests {
    let device = SimulatedDevice()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        device.window.addSubview(root)
        device.window.isHidden = false
        device.settle()
    }

    private func box(_ frame: CGRect, _ color: UIColor = .red, in parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        (parent ?? root).addSubview(view)
        return view
    }

    /// The colours that the screen shows, back to front.
    private var colors: [UIColor.Components] {
        func collect(_ node: Picture.Node) -> [UIColor.Components] {
            (node.look.background.map { [$0] } ?? []) + node.children.flatMap(collect)
        }
        return device.picture().windows.flatMap(collect)
    }

    @Test("A picture omits views that are hidden, transparent, off the screen or clipped away")
    func visibility() {
        let inner = CGRect(x: 10, y: 10, width: 20, height: 20)
        box(inner, .red).isHidden = true
        box(inner, .green).alpha = 0
        _ = box(CGRect(x: 400, y: 0, width: 20, height: 20), .blue)
        let clipping = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
        clipping.clipsToBounds = true
        _ = box(CGRect(x: 120, y: 0, width: 20, height: 20), .orange, in: clipping)
        _ = box(CGRect(x: 90, y: 0, width: 20, height: 20), .brown, in: clipping)
        #expect(colors == [UIColor.white.components, UIColor.brown.components])
        clipping.clipsToBounds = false
        #expect(colors == [UIColor.white, .orange, .brown].map(\.components))
    }

    @Test("Views are ordered by zPosition, then by their place among the subviews")
    func order() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        box(frame, .red).layer.zPosition = 1
        _ = box(frame, .green)
        box(frame, .blue).layer.zPosition = -1
        _ = box(frame, .white)
        #expect(colors == [UIColor.blue, .green, .white, .red].map(\.components))
    }

    @Test("A picture shows the intermediate state of an animation")
    func animation() throws {
        let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
        device.activate()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
            view.alpha = 0.5
        }
        device.wait(0.5)
        let look = try #require(device.picture().windows.first?.children.first?.children.first?.look)
        #expect(look.transform == CGAffineTransform(translationX: 50, y: 0))
        #expect(look.opacity == 0.75)
        #expect(view.frame.origin.x == 100)
    }

    @Test("Two hierarchies of views with the same looks have equal pictures")
    func equality() {
        let first = box(CGRect(x: 0, y: 0, width: 10, height: 10))
        let before = device.picture()
        first.removeFromSuperview()
        #expect(device.picture() != before)
        _ = box(CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = box(CGRect(x: 0, y: 0, width: 10, height: 10), .clear)
        #expect(device.picture() == before)
        #expect(device.picture().svg() == before.svg())
    }

    @Test("Positions in a picture agree with hit-testing and conversion under any transform")
    func geometry() throws {
        var random = SampleGenerator(seed: 1)
        for _ in 0..<200 {
            let parent = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 150))
            parent.backgroundColor = .white
            parent.bounds.origin = CGPoint(x: random.next(in: -50...50), y: random.next(in: -50...50))
            parent.transform = CGAffineTransform(rotationAngle: random.next(in: 0...6))
                .scaledBy(x: random.next(in: 0.5...1.5), y: random.next(in: 0.5...1.5))
            let child = UIView(frame: CGRect(x: random.next(in: -20...20), y: 5, width: 60, height: 40))
            child.backgroundColor = .black
            child.layer.anchorPoint = CGPoint(x: random.next(in: 0...1), y: random.next(in: 0...1))
            child.transform = CGAffineTransform(rotationAngle: random.next(in: 0...6))
            parent.addSubview(child)
            root.addSubview(parent)
            defer { parent.removeFromSuperview() }

            let window = try #require(device.picture().windows.first)
            let parentNode = try #require(window.children.first?.children.first)
            let childNode = try #require(parentNode.children.first)
            let toScreen = childNode.look.transform.concatenating(parentNode.look.transform)
            let local = CGPoint(x: random.next(in: -10...70), y: random.next(in: -10...50))
            let seen = local.applying(toScreen)
            let converted = child.convert(local, to: nil)
            #expect(abs(seen.x - converted.x) < 1e-9 && abs(seen.y - converted.y) < 1e-9)
            let isInside = childNode.look.bounds.contains(seen.applying(toScreen.inverted()))
            let isInParent = parentNode.look.bounds.contains(seen.applying(parentNode.look.transform.inverted()))
            if isInParent { #expect((device.window.hitTest(seen, with: nil) === child) == isInside) }
        }
    }
}
