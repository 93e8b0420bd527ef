import Foundation
import UIKit

enum SVGPath {
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
            case .close: data += "Z"
            }
        }
        return data
    }
}
