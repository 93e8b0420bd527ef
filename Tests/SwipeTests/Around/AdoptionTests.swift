import PopNavigation
import PopNavigationTestSupport
import Testing
import UIKit
import UIKitSimulator

/// An app's controller whose delegate methods answer without `super`, as many do for UIKit's recognizer.
private final class CarelessNavigationController: BasicNavigationController {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { true }
}

/// A table that counts the selections of rows.
@MainActor
private final class RowTapTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let view = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 700), style: .plain)
    private(set) var selections = 0

    override init() {
        super.init()
        view.dataSource = self
        view.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections += 1 }
}

@MainActor
@Suite("What apps bring along")
struct AdoptionTests {
    @Test(
        "Overrides of the delegate's methods without super leave the swipe and its rules", .covers(40),
        arguments: TestedDriver.all)
    func careless(driver: TestedDriver) {
        let stage = Stage("ABC", driver, navigation: CarelessNavigationController(nibName: nil, bundle: nil))
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.swipe(from: 200)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.outsideArea))
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
        stage.swipe()
        #expect(stage.stack == "A" && !stage.device.isHung)
    }

    @Test(
        "A touch in the frame of a visible bar is in the bar, whatever view is there", .covers(42),
        arguments: [18, 26, 27])
    func floatingBar(version: Int) {
        let stage = Stage("AB", TestedDriver(on: version))
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.device.settle()
        // From iOS 26 on the items of a toolbar are in a container beside the toolbar.
        let container = UIView(frame: stage.navigation.toolbar.frame)
        stage.navigation.view.addSubview(container)
        stage.swipe(y: container.frame.midY)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.inBar))
        stage.navigation.setToolbarHidden(true, animated: false)
        container.removeFromSuperview()
        stage.device.settle()
        stage.swipe(y: container.frame.midY)
        #expect(stage.stack == "A")
    }

    @Test("A refused drag does not select the row under it", .covers(52), arguments: TestedDriver.all)
    func rows(driver: TestedDriver) {
        let table = RowTapTable()
        let stage = Stage("AB", driver, showing: table.view)
        stage.keep(table)
        stage.top.popPreferences.isGestureEnabled = false
        stage.device.fingerDown(at: stage.point(60))
        // The row has the touch after the table's delay.
        stage.device.wait(0.3)
        stage.device.fingerMove(to: stage.point(90), duration: 0.25)
        stage.liftAfterRest()
        #expect(stage.stack == "AB" && stage.verdict == .refused(.disabledByScreen))
        #expect(table.selections == 0)
        stage.tap(at: 60)
        #expect(table.selections == 1)
    }

    @Test("UIKit may call overridden methods while it deallocates the controller", .covers(45))
    func deallocation() async {
        await #expect(processExitsWith: .success) { @MainActor in
            SimulatedDevice().system.switches.callsOverridesInDealloc = true
            let screen = TestScreen("A")
            screen.popPreferences.hidesNavigationBar = true
            let controller = RecordingNavigationController(rootViewController: screen)
            controller.loadViewIfNeeded()
            _ = controller.popRecognizer
        }
    }
}
