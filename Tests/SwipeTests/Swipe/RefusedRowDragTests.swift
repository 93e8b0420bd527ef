import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Refused drags over rows")
struct RefusedRowDragTests {
    /// A reason for which a drag over a row is refused, with the screen that brings it about.
    enum Refusal: String, CaseIterable {
        case screenDeclined, disabledByScreen, disabled, noWayBack, outsideArea, nothingToPop

        @MainActor
        func prepare(_ stage: Stage) {
            switch self {
            case .screenDeclined: stage.top.agrees = false
            case .disabledByScreen: stage.top.popPreferences.isGestureEnabled = false
            case .disabled: stage.navigation.popGestureRecognizerEnabled = false
            case .noWayBack: stage.top.navigationItem.hidesBackButton = true
            case .outsideArea: stage.top.popPreferences.area = .leadingPoints(30)
            case .nothingToPop: break
            }
        }

        var stack: String { self == .nothingToPop ? "A" : "AB" }
    }

    private func listStage(_ swipe: TestedSwipe, _ stack: String = "AB", showing view: UIView) -> Stage {
        let stage = Stage(stack, swipe, showing: view)
        // The list has rows after its layout.
        stage.device.settle()
        return stage
    }

    /// Points that a drag covers. All of them end in the row in which they begin.
    private nonisolated static let lengths: [CGFloat] = [14, 40, 200]

    @Test(
        "A refused drag that nothing else uses selects the row of a table, as on a plain controller",
        .covers(.reasons, .refusedDragsTakeNothing),
        arguments: TestedSwipe.all, lengths)
    func table(swipe: TestedSwipe, length: CGFloat) {
        let plainTable = ActionTable()
        let plain = PlainStage("A", on: swipe.version, showing: plainTable.view)
        plain.device.settle()
        plain.drag(from: 60, to: 60 + length, y: plainTable.y(of: 2))
        #expect(plainTable.selected == [2])
        for situation in Refusal.allCases {
            let table = ActionTable()
            let stage = listStage(swipe, situation.stack, showing: table.view)
            situation.prepare(stage)
            stage.drag(from: 60, to: 60 + length, y: table.y(of: 2))
            #expect(stage.stack == situation.stack, "\(situation)")
            #expect(table.selected == (length < 30 ? [2] : selection(after: situation, swipe)), "\(situation)")
        }
    }

    /// The rows that a refused drag over row 2 selects. The controller's own pan asks the screen when it has begun, and
    /// has cancelled the row's touch by then.
    private func selection(after situation: Refusal, _ swipe: TestedSwipe) -> [Int] {
        situation == .screenDeclined && TestedSwipe.ofOwnPan.contains(swipe) ? [] : [2]
    }

    @Test(
        "A refused drag over a row reports its reason once", .covers(.reasons), arguments: TestedSwipe.all,
        Refusal.allCases)
    func reason(swipe: TestedSwipe, situation: Refusal) {
        for length in Self.lengths {
            let table = ActionTable()
            let stage = listStage(swipe, situation.stack, showing: table.view)
            situation.prepare(stage)
            stage.drag(from: 60, to: 60 + length, y: table.y(of: 2))
            // A shorter drag is a tap that has slipped.
            let isReported = length >= 30
            #expect(stage.takeEvents() == (isReported ? ["refused \(situation.rawValue)"] : []), "\(length)")
        }
    }

    @Test(
        "A refused drag that nothing else uses selects the row of a collection view",
        .covers(.reasons, .refusedDragsTakeNothing),
        arguments: TestedSwipe.all)
    func collectionView(swipe: TestedSwipe) {
        for situation in Refusal.allCases {
            let list = ActionList()
            let stage = listStage(swipe, situation.stack, showing: list.view)
            situation.prepare(stage)
            stage.drag(from: 60, to: 100, y: list.y(of: 2))
            #expect(stage.stack == situation.stack, "\(situation)")
            #expect(list.selected == selection(after: situation, swipe), "\(situation)")
        }
    }

    @Test(
        "A cancelled swipe cancels the touch of the row, which is not selected", .covers(.popEvents),
        .bug("https://github.com/mozilla-mobile/firefox-ios/issues/25890"), arguments: TestedSwipe.all,
        [60, 4] as [CGFloat])
    func cancelled(swipe: TestedSwipe, start: CGFloat) {
        final class RowView: UIView {
            var last = ""
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { last = "began" }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { last = "moved" }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { last = "ended" }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { last = "cancelled" }
        }
        let row = RowView(frame: CGRect(x: 0, y: 300, width: 390, height: 60))
        let stage = Stage("AB", swipe, showing: row)
        stage.pull(from: start, to: start + 100, y: 330)
        #expect(stage.stack == "A")
        stage.device.fingerMove(to: stage.point(start + 20, 330), duration: 0.2)
        stage.liftAfterRest()
        #expect(stage.stack == "AB")
        // UIKit's edge recognizer delays the start of a touch, and then there is nothing to cancel.
        #expect(row.last == (start < 20 ? "" : "cancelled"))
    }

    @Test("A drag in an excluded list selects the row", .covers(.oneDecision))
    func excluded() {
        let table = ActionTable()
        let stage = listStage(.init(), showing: table.view)
        stage.top.popPreferences.excludedViews = [table.view]
        stage.drag(from: 60, to: 100, y: table.y(of: 2))
        #expect(stage.verdict == .refused(.excludedView))
        #expect(table.selected == [2])
    }
}
