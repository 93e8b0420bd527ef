import DemoScreens
import Foundation
import UIKit

/// The drags of a screen's comparison, and the system on which the phones differ most.
@MainActor struct ComparisonScript {
    struct Drag {
        var start: Place
        var end: Place
        var seconds: TimeInterval = 0.8
        /// Drags that only prepare the screen aren't filmed.
        var isFilmed = true
    }

    enum Place {
        /// A share of the width, and points from the bottom.
        case screen(CGFloat, above: CGFloat = 150)
        /// A share of the width of the view with the identifier, in the middle of its height.
        case view(String, CGFloat)
    }

    var system = 26
    var drags = [Drag(start: .screen(0.2), end: .screen(0.85))]

    static func of(_ demoCase: DemoCase) -> ComparisonScript {
        switch demoCase.name {
        case "left-third", "custom-left-item", "bar-hidden", "bar-shown", "bar-style", "table", "list", "right-to-left":
            ComparisonScript(
                system: 18,
                drags: [
                    demoCase.name == "right-to-left"
                        ? Drag(start: .screen(0.8), end: .screen(0.15)) : Drag(start: .screen(0.2), end: .screen(0.85))
                ])
        case "drawing": over("pad")
        case "map": over("map")
        case "carousel", "keeping-cards":
            ComparisonScript(drags: [
                Drag(start: .view("cards", 0.8), end: .view("cards", 0.3), seconds: 0.4, isFilmed: false),
                Drag(start: .view("cards", 0.2), end: .view("cards", 0.8)),
            ])
        case "paging":
            ComparisonScript(drags: [
                Drag(start: .view("pages", 0.8), end: .view("pages", 0.2), seconds: 0.3, isFilmed: false),
                Drag(start: .view("pages", 0.2), end: .view("pages", 0.85)),
            ])
        default: ComparisonScript()
        }
    }

    private static func over(_ view: String) -> ComparisonScript {
        ComparisonScript(drags: [Drag(start: .view(view, 0.15), end: .view(view, 0.85), seconds: 1)])
    }
}

extension ComparisonScript.Place {
    @MainActor func point(on phone: Phone, size: CGSize) throws -> CGPoint {
        switch self {
        case .screen(let share, let bottom):
            return CGPoint(x: size.width * share, y: size.height - bottom)
        case .view(let identifier, let share):
            guard let view = phone.view(identifier) else { throw Misbehaviour("there is no \(identifier)") }
            return view.convert(CGPoint(x: view.bounds.minX + view.bounds.width * share, y: view.bounds.midY), to: nil)
        }
    }
}

extension Phone {
    /// The view on the top screen with the identifier.
    fileprivate func view(_ identifier: String) -> UIView? {
        func search(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == identifier ? view : view.subviews.lazy.compactMap(search).first
        }
        return (navigationController.topViewController?.view).flatMap(search)
    }
}
