import DemoScreens
@testable import UIKit
@testable import UIKitSimulator

/// The buttons on the phone, which the page offers to the keyboard and to screen readers.
extension Phone {
    struct Button: Encodable, Equatable {
        var text: String
        /// The centre on the screen.
        var place: [Double]
    }

    /// The buttons that a finger would hit, from top to bottom. The page itself lists the menu's rows.
    var buttons: [Button] {
        let top = navigationController.topViewController
        if top is MenuScreen, top?.presentedViewController == nil { return [] }
        return controls.compactMap { control in
            text(of: control).map { Button(text: $0, place: place(of: control)) }
        }.sorted { ($0.place[1], $0.place[0]) < ($1.place[1], $1.place[0]) }
    }

    /// The centre of the back button that a finger would hit.
    var backButton: [Double]? {
        controls.first(where: \.isBackButton).map(place)
    }

    private var controls: [UIControl] {
        device.activate()
        var found: [UIControl] = []
        collect(in: device.window, into: &found)
        return found
    }

    private func place(of control: UIControl) -> [Double] {
        let middle = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
        return [Double(middle.x), Double(middle.y)]
    }

    private func collect(in view: UIView, into found: inout [UIControl]) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        if let control = view as? UIControl, !(control is UISlider) {
            let place = place(of: control)
            let hit = device.window.hitTest(CGPoint(x: place[0], y: place[1]), with: nil)
            if control.isEnabled, hit?.isDescendant(of: control) == true { found.append(control) }
            return
        }
        for subview in view.subviews { collect(in: subview, into: &found) }
    }

    private func text(of view: UIView) -> String? {
        if let field = view as? UITextField { return field.text?.isEmpty == false ? field.text : field.placeholder }
        if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
        return view.subviews.lazy.compactMap(text).first
    }
}
