import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigationUI

/// Controls keep their finger where no swipe begins, as on a controller without modifiers.
@MainActor
@Suite("Controls in SwiftUI screens")
struct RowControlTests {
    enum Control: CaseIterable {
        case slider, toggle, button, field, canvas

        @MainActor
        func make() -> UIView {
            switch self {
            case .slider: UISlider()
            case .toggle: UISwitch()
            case .button: UIButton(type: .system)
            case .field: UITextField()
            case .canvas: UIView()
            }
        }
    }

    /// Why the drag isn't a swipe.
    enum NoSwipe {
        case outsideArea, excludedPlace, declined, disabled

        /// A question is asked only where UIKit has a recognizer for the place.
        static func all(on version: Int) -> [Self] {
            [.outsideArea, .excludedPlace, .disabled] + (version < 26 ? [.declined] : [])
        }

        @MainActor
        func apply(to stage: MarkedStage) {
            switch self {
            case .outsideArea: stage.mark(.area(.edge))
            case .excludedPlace:
                stage.mark(.exclusion(excludesLeadingEdge: false), frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            case .declined: stage.decide().agrees = false
            case .disabled: stage.mark(.enabled(false))
            }
        }
    }

    /// The touches that a control in a row has received from a drag to the trailing side.
    private func touches(
        on control: Control, version: Int, from start: CGFloat, marking: (MarkedStage) -> Void
    ) -> [String] {
        let stage = MarkedStage(on: version)
        let table = ControlTable(frame: stage.top.view.bounds)
        let view = control.make()
        let witness = TouchWitness(frame: CGRect(x: 60, y: 0, width: 270, height: 60))
        view.frame = witness.bounds
        witness.addSubview(view)
        table.control = witness
        stage.show(table)
        marking(stage)
        stage.pull(from: start, to: start + 90, y: 330)
        stage.lift()
        #expect(stage.depth == 3)
        return witness.log
    }

    @Test(
        "A refused drag doesn't take the finger from a control in a row", .covers(.gestureEvents),
        arguments: Control.allCases,
        systems)
    func controls(control: Control, version: Int) {
        for start in [70, 200] as [CGFloat] {
            let plain = touches(on: control, version: version, from: start) { stage in
                // On iOS 26 and later UIKit's own swipe would begin.
                if #available(iOS 26.0, *) {
                    stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
                }
            }
            for refusal in NoSwipe.all(on: version) {
                let marked = touches(on: control, version: version, from: start) { refusal.apply(to: $0) }
                #expect(marked == plain, "\(refusal), from \(start)")
            }
        }
    }

    @Test("A slider in a row follows a drag that isn't a swipe", .covers(.gestureEvents), arguments: systems)
    func slider(version: Int) {
        let stage = MarkedStage(on: version)
        let table = ControlTable(frame: stage.top.view.bounds)
        let slider = UISlider(frame: CGRect(x: 60, y: 0, width: 270, height: 60))
        slider.value = 0.5
        table.control = slider
        stage.show(table)
        stage.mark(.area(.leadingThird))
        stage.pull(from: 195, to: 250, y: 330)
        stage.lift()
        #expect(slider.value > 0.6)
    }
}

/// A table whose sixth row, from 300 points on, shows a control.
private final class ControlTable: UITableView, UITableViewDataSource {
    var control = UIView()

    init(frame: CGRect) {
        super.init(frame: frame, style: .plain)
        rowHeight = 60
        contentInsetAdjustmentBehavior = .never
        dataSource = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 5 { cell.contentView.addSubview(control) }
        return cell
    }
}

/// Records the touches that reach it or a view inside it.
private final class TouchWitness: UIView {
    private(set) var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if log.last != "moved" { log.append("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}
