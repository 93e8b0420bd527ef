import Foundation
import UIKit

extension Picture: CustomStringConvertible, CustomDebugStringConvertible {
    /// An indented line for each layer, with the properties that differ from their defaults.
    public var description: String {
        var text = ""
        for root in roots { root.describe(into: &text, indent: "") }
        return text
    }

    public var debugDescription: String { description }
}

extension Picture.Node {
    fileprivate func describe(into text: inout String, indent: String) {
        text += indent
        text.append(numbers: [look.bounds.minX, look.bounds.minY, look.bounds.width, look.bounds.height])
        if !look.transform.isIdentity {
            text += look.transform.isTranslation ? " at " : " by "
            text.append(
                numbers: look.transform.isTranslation ? [look.transform.tx, look.transform.ty] : look.transform.numbers)
        }
        if look.opacity < 1 { text.append(number: look.opacity, after: " opacity ") }
        if let color = look.background { text += " \(color.hex)" + (color.alpha < 1 ? " alpha \(color.alpha)" : "") }
        if look.cornerRadius > 0 { text.append(number: look.cornerRadius, after: " radius ") }
        if look.border != nil { text += " border" }
        if look.shadow != nil { text += " shadow" }
        if look.clips { text += " clips" }
        for element in look.content.elements {
            switch element {
            case .shape: text += " shape"
            case .text(let line): text += " \"\(line.string)\""
            }
        }
        text += "\n"
        for child in children { child.describe(into: &text, indent: indent + "  ") }
    }
}

extension String {
    fileprivate mutating func append(numbers: [CGFloat]) {
        for (index, number) in numbers.enumerated() { append(number: number, after: index > 0 ? " " : "") }
    }

    fileprivate mutating func append(number: CGFloat, after label: String) {
        self += label
        append(number: number)
    }
}
