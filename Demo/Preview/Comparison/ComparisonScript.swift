import DemoScreens
import Foundation
import UIKit

/// The drag that compares the phones on a screen, and the system on which they differ most.
@MainActor struct ComparisonScript {
    enum Place {
        /// A share of the width from the leading side, and points from the bottom.
        case screen(CGFloat, above: CGFloat = 150)
        /// Points from the leading side, and from the bottom.
        case points(CGFloat, above: CGFloat = 150)
        /// A share of the width of the view with the identifier, in the middle of its height.
        case view(String, CGFloat)
    }

    var start: Place
    var end: Place
    var seconds: TimeInterval = 0.8

    /// The drags start where a thumb does. On "One third", the drag shows what the default area costs on iOS 26: UIKit
    /// also pops from beyond it.
    static func of(_ demoCase: DemoCase, on system: Int) -> ComparisonScript {
        switch demoCase.name {
        case "left-third", "reach": system < 26 ? third : outsideThird
        case "points": ComparisonScript(start: .points(system < 26 ? 40 : 100), end: .screen(0.85))
        case "drawing", "zoomed-pad": over("pad", from: 0.15)
        case "map": over("map", from: 0.3)
        case "slider": over("slider", from: 0.1)
        case "swipe-rows" where system >= 27: over("rows", from: 0.2)
        case "carousel", "keeping-cards": over("cards", from: 0.2)
        case "leading-edge":
            ComparisonScript(start: .view("cards", 0.01), end: .view("cards", 0.85))
        case "inner-navigation":
            ComparisonScript(start: .screen(0.3, above: 120), end: .screen(0.9, above: 120))
        default: third
        }
    }

    private static let third = ComparisonScript(start: .screen(0.2), end: .screen(0.85))

    /// It ends beyond the middle from where it starts, so that the pop doesn't depend on the finger's velocity.
    private static let outsideThird = ComparisonScript(start: .screen(0.38), end: .screen(0.95), seconds: 0.5)

    private static func over(_ view: String, from share: CGFloat) -> ComparisonScript {
        ComparisonScript(start: .view(view, share), end: .view(view, 0.85))
    }

    /// The system with which most screens open.
    static let system = 26

    /// Another one if the screen's subject is of iOS 27.
    static func system(of demoCase: DemoCase) -> Int {
        ["minimized-bar", "swipe-rows", "vertical-bar"].contains(demoCase.name) ? 27 : system
    }

    /// The device by the name that the page uses.
    static func device(of demoCase: DemoCase) -> String { demoCase.name == "vertical-bar" ? "duo" : "phone" }

    /// Whether the plain phone shows the screen without code for UIKit, too.
    static func hasBareScreen(_ demoCase: DemoCase) -> Bool {
        ["drawing", "unsaved", "modal", "zoomed-pad"].contains(demoCase.name)
    }

    /// The screen with which the page begins.
    static var first: DemoCase { DemoCase.named(ComparisonGroup.different(on: system)[0])! }
}

extension Phone {
    /// The start and the end of the drag that compares the phones on the screen in view.
    var hint: [[Double]]? {
        guard let demoCase else { return nil }
        let script = ComparisonScript.of(demoCase, on: settings.system)
        let points = [script.start, script.end].compactMap(point)
        return points.count == 2 ? points.map { [Double($0.x.rounded()), Double($0.y.rounded())] } : nil
    }

    private func point(of place: ComparisonScript.Place) -> CGPoint? {
        let size = device.configuration.screenSize
        let point: CGPoint
        switch place {
        case .screen(let share, let bottom): point = CGPoint(x: size.width * share, y: size.height - bottom)
        case .points(let x, let bottom): point = CGPoint(x: x, y: size.height - bottom)
        case .view(let identifier, let share):
            guard let frame = view(identifier)?.frameOnScreen else { return nil }
            let x = isMirrored ? frame.maxX - frame.width * share : frame.minX + frame.width * share
            return CGPoint(x: x, y: frame.midY)
        }
        return isMirrored ? CGPoint(x: size.width - point.x, y: point.y) : point
    }

    var isMirrored: Bool { navigationController.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The view on the top screen with the identifier.
    private func view(_ identifier: String) -> UIView? {
        func search(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == identifier ? view : view.subviews.lazy.compactMap(search).first
        }
        return (navigationController.topViewController?.view).flatMap(search)
    }
}

extension UIView {
    fileprivate var frameOnScreen: CGRect { convert(bounds, to: nil) }
}
