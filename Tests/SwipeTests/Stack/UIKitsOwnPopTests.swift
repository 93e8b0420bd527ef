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
        "A pop in viewWillAppear cancels UIKit's own swipe and pops the returning screen",
        .covers(.stackChanges, .popEvents, .otherPops), arguments: [15, 18, 26, 27], [true, false])
    func popInViewWillAppear(version: Int, animated: Bool) {
        let stage = stage(on: version)
        stage.screen("B").whenAppearing = { screen in
            screen.whenAppearing = nil
            screen.navigationController?.popViewController(animated: animated)
        }
        stage.swipe(from: 4)
        #expect(stage.stack == "AB")
        #expect(
            stage.takeEvents() == [
                "willPop C→B gesture", "didCancel C→B", "willPop C→B programmatic", "didPop C→B programmatic",
            ])
        stage.expectUsable()
    }

    @Test(
        "A push in viewWillAppear cancels UIKit's own swipe, which is reported",
        .covers(.stackChanges, .popEvents, .otherPops),
        arguments: [15, 18, 26, 27])
    func pushInLayout(version: Int) {
        let stage = stage(on: version)
        stage.screen("B").whenAppearing = { screen in
            screen.whenAppearing = nil
            screen.navigationController?.pushViewController(stage.screen("D"), animated: true)
        }
        stage.swipe(from: 4)
        #expect(stage.stack == "ABCD")
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didCancel C→B"])
        stage.expectUsable()
    }
}
