import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Changes in the first calls about a swipe at the edge")
struct ChangesInFirstCallsTests {
    @Test(
        "A pop in viewWillAppear follows the swipe's pop",
        .covers(.stackChanges, .popEvents), arguments: [15, 18, 26, 27], [true, false])
    func popInViewWillAppear(version: Int, animated: Bool) {
        let stage = Stage("ABC", on: .init(.init(on: version)))
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
        "A pop as the screen begins to leave follows the pop by goBack", .covers(.stackChanges, .popEvents),
        arguments: [15, 18, 26, 27])
    func popWhileLeaving(version: Int) {
        let stage = Stage("ABC", on: .init(.init(on: version)))
        let navigation = stage.navigation
        stage.screen("C").whenLeaving = { screen in
            screen.whenLeaving = nil
            navigation.popViewController(animated: false)
        }
        navigation.goBack(animated: true)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(
            stage.takeEvents() == [
                "willPop C→B backButton", "didPop C→B backButton",
                "willPop B→A programmatic", "didPop B→A programmatic",
            ])
        stage.expectUsable()
    }

    @Test(
        "A push in viewWillAppear follows the swipe's pop",
        .covers(.stackChanges, .popEvents), arguments: [15, 18, 26, 27])
    func pushInLayout(version: Int) {
        let stage = Stage("ABC", on: .init(.init(on: version)))
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
