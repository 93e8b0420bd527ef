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

    private func listStage(_ driver: TestedDriver, _ stack: String = "AB", showing view: UIView) -> Stage {
        let stage = Stage(stack, driver, showing: view)
        // The list has rows after its layout.
        stage.device.settle()
        return stage
    }

    /// Points that a drag covers. All of them end in the row in which they begin.
    private static let lengths: [CGFloat] = [14, 40, 200]

    @Test(
        "A refused drag does not select the row of a table", .covers(9, 52),
        .bug("https://github.com/mozilla-mobile/firefox-ios/issues/25890"), arguments: TestedDriver.all)
    func table(driver: TestedDriver) {
        for situation in Refusal.allCases {
            for length in Self.lengths {
                let table = ActionTable()
                let stage = listStage(driver, situation.stack, showing: table.view)
                situation.prepare(stage)
                stage.drag(from: 60, to: 60 + length, y: table.y(of: 2))
                #expect(stage.stack == situation.stack && table.selected == [], "\(situation), \(length) points")
                #expect(stage.takeEvents() == ["refused \(situation)"], "\(length) points")
                stage.tap(at: 60, y: table.y(of: 2))
                #expect(table.selected == [2], "a tap still selects, after \(situation)")
            }
        }
    }

    @Test(
        "A refused drag does not select the row of a collection view", .covers(9, 52),
        .bug("https://github.com/mozilla-mobile/firefox-ios/issues/25890"),
        arguments: TestedDriver.all)
    func collectionView(driver: TestedDriver) {
        for situation in Refusal.allCases {
            let list = ActionList()
            let stage = listStage(driver, situation.stack, showing: list.view)
            situation.prepare(stage)
            stage.drag(from: 60, to: 100, y: list.y(of: 2))
            #expect(stage.stack == situation.stack && list.selected == [], "\(situation)")
            stage.tap(at: 60, y: list.y(of: 2))
            #expect(list.selected == [2], "a tap still selects, after \(situation)")
        }
    }

    @Test(
        "A drag that is refused in the strip does not select the row", .covers(19, 52),
        .bug("https://github.com/mozilla-mobile/firefox-ios/issues/25890"))
    func edge() {
        for driver in TestedDriver.all {
            let table = ActionTable()
            let stage = listStage(driver, showing: table.view)
            stage.top.agrees = false
            stage.drag(from: 4, to: 44, y: table.y(of: 2))
            #expect(stage.verdict == .refused(.screenDeclined), "\(driver)")
            #expect(table.selected == [], "\(driver)")
        }
    }

    @Test(
        "A cancelled swipe cancels the touch of the row, which is not selected", .covers(12, 52),
        .bug("https://github.com/mozilla-mobile/firefox-ios/issues/25890"), arguments: TestedDriver.all,
        [60, 4] as [CGFloat])
    func cancelled(driver: TestedDriver, start: CGFloat) {
        final class RowView: UIView {
            var last = ""
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { last = "began" }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { last = "moved" }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { last = "ended" }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { last = "cancelled" }
        }
        let row = RowView(frame: CGRect(x: 0, y: 300, width: 390, height: 60))
        let stage = Stage("AB", driver, showing: row)
        stage.pull(from: start, to: start + 100, y: 330)
        #expect(stage.stack == "A")
        stage.device.fingerMove(to: stage.point(start + 20, 330), duration: 0.2)
        stage.liftAfterRest()
        #expect(stage.stack == "AB")
        // UIKit's edge recognizer delays the begin of a touch, and then there is nothing to cancel.
        #expect(row.last == (start < 20 ? "" : "cancelled"))
    }

    @Test("A finger that moves less than a drag, or back, selects the row", .covers(52))
    func tap() {
        for driver in TestedDriver.all {
            let table = ActionTable()
            let stage = listStage(driver, showing: table.view)
            stage.top.popPreferences.isGestureEnabled = false
            stage.drag(from: 60, to: 66, y: table.y(of: 2))
            #expect(table.selected == [2], "\(driver)")
            stage.drag(from: 100, to: 60, y: table.y(of: 3))
            #expect(table.selected == [2, 3], "a drag towards the leading side is no swipe back, \(driver)")
        }
    }

    @Test("An excluded view keeps its touches, so that a drag in it may select", .covers(52))
    func excluded() {
        let table = ActionTable()
        let stage = listStage(.init(), showing: table.view)
        stage.top.popPreferences.excludedViews = [table.view]
        stage.drag(from: 60, to: 100, y: table.y(of: 2))
        #expect(stage.verdict == .refused(.excludedView))
        #expect(table.selected == [2])
    }
}
