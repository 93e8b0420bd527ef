import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Labels")
struct LabelTests {
    init() {
        System().activate()
    }

    private func texts(_ label: UILabel) -> [Drawing.Text] {
        var drawing = Drawing()
        label.draw(into: &drawing, bounds: label.bounds)
        return drawing.elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    private func label(_ text: String, width: CGFloat = 100, height: CGFloat = 100) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        return label
    }

    @Test("A label has one centred line by default, truncated with an ellipsis")
    func oneLine() {
        let label = label("The quick brown fox jumps over the lazy dog")
        let lines = texts(label)
        #expect(lines.count == 1)
        #expect(lines[0].string.hasSuffix("…"))
        #expect(abs(lines[0].origin.y - 50) < 12)
    }

    @Test("A label has as many lines as fit, up to its limit")
    func severalLines() {
        let label = label("The quick brown fox jumps over the lazy dog", height: 400)
        label.numberOfLines = 0
        let all = texts(label)
        #expect(all.map(\.string).joined(separator: " ") == label.text)
        #expect(all.count > 2)
        label.numberOfLines = 2
        #expect(texts(label).count == 2)
        #expect(texts(label)[1].string.hasSuffix("…"))
    }

    @Test("A label as wide as its text does not truncate it")
    func fits() {
        let label = label("Settings")
        label.sizeToFit()
        #expect(texts(label).map(\.string) == ["Settings"])
        label.numberOfLines = 0
        label.text = "The quick brown fox jumps over the lazy dog"
        label.frame.size = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
        #expect(label.frame.width <= 120)
        #expect(texts(label).map(\.string).joined(separator: " ") == label.text)
    }

    @Test("Natural alignment follows the layout direction")
    func alignment() {
        // Other tests, some of them right to left, run between `init` and this body.
        System().activate()
        let label = label("Text")
        #expect(texts(label)[0].alignment == .left)
        label.semanticContentAttribute = .forceRightToLeft
        #expect(texts(label)[0].alignment == .right)
        label.textAlignment = .center
        #expect(texts(label)[0].alignment == .center)
    }

    @Test("A label passes touches to the view behind it")
    func touches() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.addSubview(label("Text"))
        #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === parent)
    }
}
