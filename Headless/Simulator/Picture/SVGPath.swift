import Foundation
import UIKit

package enum SVGPath {
    /// The value of a path's `d` attribute.
    static func data(_ segments: [Drawing.Path.Segment]) -> String {
        var data = ""
        func add(_ letter: String, _ points: CGPoint...) {
            data += letter
            for (index, point) in points.enumerated() {
                if index > 0 { data += " " }
                data.append(number: point.x)
                data += " "
                data.append(number: point.y)
            }
        }
        for segment in segments {
            switch segment {
            case .move(let point): add("M", point)
            case .line(let point): add("L", point)
            case .curve(let point, let control1, let control2): add("C", control1, control2, point)
            }
        }
        return data
    }

    /// A rectangle with only some corners rounded.
    package static func data(rect: CGRect, radius: CGFloat, corners: CACornerMask) -> String {
        let clockwise: [(corner: CACornerMask, point: CGPoint, along: CGVector)] = [
            (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 1, dy: 0)),
            (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 0, dy: 1)),
            (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -1, dy: 0)),
            (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 0, dy: -1)),
        ]
        var data = ""
        for (corner, point, along) in clockwise {
            let reach = corners.contains(corner) ? radius : 0
            // Each corner begins in the direction of the edge before it.
            let start = CGPoint(x: point.x - along.dy * reach, y: point.y + along.dx * reach)
            append(start, to: &data, after: data.isEmpty ? "M" : "L")
            guard reach > 0 else { continue }
            data += "A"
            data.append(number: radius)
            data += " "
            data.append(number: radius)
            data += " 0 0 1"
            append(CGPoint(x: point.x + along.dx * reach, y: point.y + along.dy * reach), to: &data, after: " ")
        }
        return data + "Z"
    }

    private static func append(_ point: CGPoint, to data: inout String, after letter: String) {
        data += letter
        data.append(number: point.x)
        data += " "
        data.append(number: point.y)
    }
}
