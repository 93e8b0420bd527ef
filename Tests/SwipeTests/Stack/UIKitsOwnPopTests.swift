import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// UIKit's recognizers may pop without the overridable methods. The library then learns of the pop from UIKit's calls.
@MainActor
@Suite("Swipes that UIKit makes by itself")
struct UIKitsOwnPopTests {
    private func stage(on version: Int) -> Stage {
        Stage("ABC", on: .init(.init(on: version)), switches: { $0.popsInternally = true })
    }

    @Test(
        "A cancelled swipe that UIKit makes by itself doesn't undo an earlier change of the bar",
        .covers(.barVisibility))
    func earlierBar() {
        let stage = stage(on: 18)
        stage.navigation.popToViewController(stage.top, animated: false)
        stage.device.settle()
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.device.settle()
        stage.swipeAndCancel(from: 5)
        #expect(!stage.navigation.isToolbarHidden)
    }

    @Test(
        "A cancelled swipe that UIKit makes by itself doesn't move the focus to an earlier screen", .covers(.keyboard))
    func earlierFocus() {
        let stage = stage(on: 18)
        let field = UITextField(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
        stage.top.view.addSubview(field)
        field.becomeFirstResponder()
        stage.push("D")
        field.resignFirstResponder()
        stage.swipeAndCancel(from: 5)
        #expect(stage.stack == "ABCD" && !field.isFirstResponder)
    }

    @Test(
        "A pop in viewWillAppear follows UIKit's own swipe",
        .covers(.stackChanges, .popEvents, .otherPops), arguments: [15, 18, 26, 27], [true, false])
    func popInViewWillAppear(version: Int, animated: Bool) {
        let stage = stage(on: version)
        stage.screen("B").whenAppearing = { screen in
            screen.whenAppearing = nil
            screen.navigationController?.popViewController(animated: animated)
        }
        stage.swipe(from: 4)
        #expect(stage.stack == "A")
        #expect(
            stage.takeEvents() == [
                "willPop C→B gesture", "didPop C→B gesture", "willPop B→A programmatic", "didPop B→A programmatic",
            ])
        stage.expectUsable()
    }

    @Test(
        "A push in viewWillAppear follows UIKit's own swipe",
        .covers(.stackChanges, .popEvents, .otherPops),
        arguments: [15, 18, 26, 27])
    func pushInLayout(version: Int) {
        let stage = stage(on: version)
        stage.screen("B").whenAppearing = { screen in
            screen.whenAppearing = nil
            screen.navigationController?.pushViewController(stage.screen("D"), animated: true)
        }
        stage.swipe(from: 4)
        #expect(stage.stack == "ABD")
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
        stage.expectUsable()
    }
}
