import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("Events of calls and of the back button")
struct PopEventTests {
    @Test("A pop by call reports one willPop and one didPop", .covers(.popEvents))
    func pop() async {
        let fixture = Fixture("ABC")
        fixture.navigation.popViewController(animated: false)
        await fixture.settle()
        #expect(fixture.log.take() == ["willPop C→B programmatic", "didPop C→B programmatic"])
    }

    @Test("The events name all screens that leave, top last", .covers(.popEvents))
    func removed() async {
        let fixture = Fixture("ABCD")
        fixture.navigation.popToRootViewController(animated: false)
        await fixture.settle()
        #expect(fixture.log.removed == ["BCD"])
        #expect(fixture.log.take() == ["willPop D→A programmatic", "didPop D→A programmatic"])
    }

    @Test("A back button that was allowed and doesn't pop triggers no other screen's pop", .covers(.popEvents))
    func otherBackButton() async throws {
        let fixture = Fixture("AB")
        let navigation = fixture.navigation
        #expect(navigation.navigationBar(navigation.navigationBar, shouldPop: fixture.screen("B").navigationItem))
        navigation.pushViewController(fixture.screen("C"), animated: false)
        await fixture.settle()
        navigation.popViewController(animated: false)
        await fixture.settle()
        #expect(fixture.log.take() == ["willPop C→B programmatic", "didPop C→B programmatic"])
    }

    @Test("An allowed back button is the trigger of one pop", .covers(.popEvents))
    func backButtonOnce() async {
        let fixture = Fixture("AB")
        let navigation = fixture.navigation
        #expect(navigation.navigationBar(navigation.navigationBar, shouldPop: fixture.screen("B").navigationItem))
        for trigger in ["backButton", "programmatic"] {
            navigation.popViewController(animated: false)
            await fixture.settle()
            #expect(fixture.log.take() == ["willPop B→A \(trigger)", "didPop B→A \(trigger)"])
            navigation.pushViewController(fixture.screen("B"), animated: false)
            await fixture.settle()
        }
    }

    @Test("A pop to a screen is one pop", .covers(.popEvents))
    func popTo() async {
        let fixture = Fixture("ABCD")
        fixture.navigation.popToViewController(fixture.screen("B"), animated: false)
        await fixture.settle()
        #expect(fixture.log.removed == ["CD"])
        #expect(fixture.log.take() == ["willPop D→B programmatic", "didPop D→B programmatic"])
    }

    @Test("A set that uncovers a screen is a pop, and names all screens that leave", .covers(.popEvents))
    func setAsPop() async {
        let fixture = Fixture("ABCD")
        fixture.navigation.setViewControllers(["A", "B"].map(fixture.screen), animated: false)
        await fixture.settle()
        #expect(fixture.log.removed == ["CD"])
        #expect(fixture.log.take() == ["willPop D→B programmatic", "didPop D→B programmatic"])
    }

    @Test(
        "Pushes and sets that don't uncover a screen aren't reported", .covers(.popEvents),
        arguments: [["A", "B", "X"], ["X"], ["B", "A", "X"], ["A", "B"]])
    func noPop(names: [String]) async {
        let fixture = Fixture("AB")
        fixture.navigation.setViewControllers(names.map(fixture.screen), animated: false)
        await fixture.settle()
        #expect(fixture.log.take() == [])
    }

    @Test("A pop to a screen that the same turn has put below is a pop", .covers(.popEvents))
    func replacedBelow() async {
        let fixture = Fixture("AB")
        fixture.navigation.setViewControllers(["X", "B"].map(fixture.screen), animated: false)
        fixture.navigation.popViewController(animated: false)
        await fixture.settle()
        #expect(fixture.log.take() == ["willPop B→X programmatic", "didPop B→X programmatic"])
        #expect(fixture.log.departures == ["A", "B"])
    }

    @Test("A pop that doesn't remove a screen isn't reported", .covers(.popEvents))
    func nothing() async {
        let fixture = Fixture("A")
        fixture.navigation.popViewController(animated: false)
        fixture.navigation.popToRootViewController(animated: false)
        await fixture.settle()
        #expect(fixture.log.take() == [])
    }

    @Test("An animated pop reports its beginning when UIKit starts it", .covers(.popEvents))
    func animated() {
        let fixture = Fixture("AB")
        fixture.navigation.popViewController(animated: true)
        #expect(fixture.log.events == [])
        fixture.layOut()
        #expect(fixture.log.events.first == "willPop B→A programmatic")
    }

    @Test("Going back reports the back button as the trigger", .covers(.popEvents, .confirmation))
    func goBack() async {
        let fixture = Fixture("AB")
        #expect(fixture.navigation.goBack(animated: false))
        await fixture.settle()
        #expect(fixture.stack == "A")
        #expect(fixture.screen("B").askedFor == [.backButton])
        #expect(fixture.log.take() == ["willPop B→A backButton", "didPop B→A backButton"])
    }

    @Test("Going back from a screen that declines does nothing", .covers(.confirmation))
    func declined() async {
        let fixture = Fixture("AB")
        fixture.top.agrees = false
        #expect(!fixture.navigation.goBack(animated: false))
        await fixture.settle()
        #expect(fixture.stack == "AB" && fixture.screen("B").askedFor == [.backButton])
        #expect(fixture.log.take() == [])
    }

    @Test("Going back at the root does nothing and does not ask the screen", .covers(.confirmation))
    func atRoot() {
        let fixture = Fixture("A")
        #expect(!fixture.navigation.goBack(animated: false))
        #expect(fixture.screen("A").askedFor == [])
        #expect(!BasicNavigationController().goBack(animated: false))
    }

    @Test("A pop by call is programmatic after goBack", .covers(.popEvents, .confirmation))
    func nothingSticks() {
        let fixture = Fixture("ABC")
        fixture.navigation.goBack(animated: false)
        fixture.layOut()
        fixture.navigation.popViewController(animated: false)
        fixture.layOut()
        #expect(
            fixture.log.take().filter { $0.hasPrefix("will") } == [
                "willPop C→B backButton", "willPop B→A programmatic",
            ])
    }

    @Test("The bar's back button asks the screen before it pops", .covers(.confirmation), arguments: [true, false])
    func backButton(agrees: Bool) {
        let fixture = Fixture("AB")
        fixture.top.agrees = agrees
        let item = fixture.top.navigationItem
        let mayPop = fixture.navigation.navigationBar(fixture.navigation.navigationBar, shouldPop: item)
        // Who pops after the answer depends on the system: UIKit's undeclared method, or the bar.
        if mayPop, fixture.navigation.viewControllers.count == 2 {
            fixture.navigation.popViewController(animated: false)
        }
        fixture.layOut()
        #expect(fixture.screen("B").askedFor == [.backButton])
        #expect(fixture.navigation.viewControllers.count == (agrees ? 1 : 2))
        #expect(fixture.log.take().first == (agrees ? "willPop B→A backButton" : nil))
    }

    @Test("A pop by call without animation does not ask the screen", .covers(.confirmation))
    func notAsked() {
        let fixture = Fixture("ABC")
        fixture.top.agrees = false
        fixture.navigation.popViewController(animated: false)
        fixture.layOut()
        #expect(fixture.stack == "AB" && fixture.screen("C").askedFor == [])
    }

    @Test("A container forwards the question to its child", .covers(.confirmation, .neighbours))
    func forwarded() {
        let fixture = Fixture("AB")
        let child = TestScreen("child")
        fixture.top.answeringChild = child
        child.agrees = false
        #expect(!fixture.navigation.goBack(animated: false))
        #expect(child.askedFor == [.backButton] && fixture.screen("B").askedFor == [])
    }

    @Test("A screen that pushes in shouldPop and agrees is not popped", .covers(.confirmation))
    func pushesWhenAsked() {
        let fixture = Fixture("AB")
        fixture.top.whenAsked = { screen in
            screen.navigationController?.pushViewController(TestScreen("X"), animated: false)
        }
        #expect(!fixture.navigation.goBack(animated: false))
        fixture.layOut()
        #expect(fixture.stack == "ABX")
    }
}
