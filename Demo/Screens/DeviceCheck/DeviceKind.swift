import UIKit

/// The properties of a device on which the expected values depend.
@MainActor struct DeviceKind {
    /// The first number of the system's version.
    let system: Int
    /// The view's width in points.
    let width: CGFloat
    /// `UIVerticalBarEdge` of iOS 27.1, which older SDKs do not declare: 1 is the leading edge, 2 the trailing one.
    /// Nil without the trait.
    let columnEdge: Int?

    init(system: Int, width: CGFloat, columnEdge: Int?) {
        (self.system, self.width, self.columnEdge) = (system, width, columnEdge)
    }

    /// - Parameter view: A view of the size that the navigation controller will have.
    init(of view: UIView) {
        system = Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0
        width = view.bounds.width
        let name = "verticalBarEdge"
        let hasTrait = view.traitCollection.responds(to: NSSelectorFromString(name))
        columnEdge = hasTrait ? (view.traitCollection.value(forKey: name) as? NSNumber)?.intValue : nil
    }

    /// Whether a vertical bar is at the leading edge, as on an iPhone Duo upside down.
    var hasLeadingColumn: Bool { columnEdge == 1 }
    /// Whether bars are vertical.
    var hasVerticalBar: Bool { columnEdge == 1 || columnEdge == 2 }
}
