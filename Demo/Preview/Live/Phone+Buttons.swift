import DemoScreens
import UIKit

/// The buttons on the phone, which the page offers to the keyboard and to screen readers.
extension Phone {
    struct Button: Encodable, Equatable {
        var text: String
        /// The centre on the screen.
        var place: [Double]
    }

    /// The buttons that a finger would hit, from top to bottom. The page itself lists the menu's rows.
    var buttons: [Button] {
        device.activate()
        let top = navigationController.topViewController
        if top is MenuScreen, top?.presentedViewController == nil { return [] }
        var found: [Button] = []
        collect(in: device.window, into: &found)
        return found.sorted { ($0.place[1], $0.place[0]) < ($1.place[1], $1.place[0]) }
    }

    private func collect(in view: UIView, into found: inout [Button]) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        if let control = view as? UIControl, !(control is UISlider) {
            let middle = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
            let hit = device.window.hitTest(middle, with: nil)
            if control.isEnabled, hit?.isDescendant(of: control) == true, let text = text(of: control) {
                found.append(Button(text: text, place: [Double(middle.x), Double(middle.y)]))
            }
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
