import Foundation

/// A point on the screen or a size, written `120x400`.
package struct Point: Equatable, Sendable, LosslessStringConvertible {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    init(_ size: CGSize) {
        self.init(size.width, size.height)
    }

    var place: CGPoint { CGPoint(x: x, y: y) }
    var size: CGSize { CGSize(width: x, height: y) }

    package var description: String { "\(text(x))x\(text(y))" }

    package init?(_ description: String) {
        let numbers = description.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
        self.init(x, y)
    }
}

/// The shortest text from which the same number can be parsed.
func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
