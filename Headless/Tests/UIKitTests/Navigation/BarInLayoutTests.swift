import Testing
import UIKit
import UIKitSimulator

/// Changes of the bar's visibility in the layout calls of the navigation controller.
@MainActor
@Suite("Navigation: the bar in layout")
struct BarInLayoutTests {
    enum Call: CaseIterable {
        case will, did
    }

    /// Hides the bar in its layout, until it has done so a number of times.
    private final class HidingNavigation: UINavigationController {
        var call = Call.did
        var attempts = 0

        private func hide(_ current: Call) {
            guard current == call, attempts > 0, !isNavigationBarHidden else { return }
            attempts -= 1
            setNavigationBarHidden(true, animated: false)
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            hide(.will)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            hide(.did)
        }
    }

    private func stage(_ switches: (inout SystemSwitches) -> Void = { _ in }) -> (NavigationStage, HidingNavigation) {
        let navigation = HidingNavigation()
        return (NavigationStage("AB", navigation: navigation, switches: switches), navigation)
    }

    @Test("A change in layout takes effect in the same pass", .facts(.barInLayout), arguments: Call.allCases)
    func taken(call: Call) {
        let (stage, navigation) = stage()
        navigation.call = call
        navigation.attempts = 1
        navigation.view.setNeedsLayout()
        stage.device.settle()
        #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
        #expect(stage["B"].view.safeAreaInsets.top == 47)
    }

    @Test(
        "Another party answers each change in layout in the next pass", .facts(.barInLayout), arguments: Call.allCases)
    func answered(call: Call) {
        let (stage, navigation) = stage { $0.barInLayout = .answeredByOther }
        navigation.call = call
        navigation.attempts = 3
        navigation.view.setNeedsLayout()
        stage.device.settle()
        #expect(navigation.barAnswerer?.answers == 3)
        #expect(!navigation.isNavigationBarHidden && !navigation.navigationBar.isHidden)
        #expect(stage["B"].view.safeAreaInsets.top == 91)
    }

    @Test("Nobody answers a change outside the controller's layout calls", .facts(.barInLayout))
    func outside() {
        let (stage, navigation) = stage { $0.barInLayout = .answeredByOther }
        navigation.setNavigationBarHidden(true, animated: true)
        stage.device.settle()
        #expect(navigation.isNavigationBarHidden)
        stage["A"].onWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
        navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(!navigation.isNavigationBarHidden)
        #expect(navigation.barAnswerer == nil)
    }

    @Test(
        "A party that insists on a visible bar shows it in the next pass, whoever has hidden it", .facts(.barInLayout))
    func insisting() {
        let (stage, navigation) = stage()
        let other = BarAnswerer(insistingOn: false)
        navigation.barAnswerer = other
        navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        #expect(!navigation.isNavigationBarHidden && !navigation.navigationBar.isHidden)
        navigation.attempts = 5
        navigation.view.setNeedsLayout()
        stage.device.settle()
        #expect(other.answers == 6)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("Two stubborn parties may disagree for hundreds of layout passes", .facts(.barInLayout))
    func patient() {
        let (stage, navigation) = stage()
        navigation.barAnswerer = BarAnswerer(insistingOn: false)
        navigation.attempts = 900
        navigation.view.setNeedsLayout()
        stage.device.settle()
        #expect(navigation.attempts == 0)
        #expect(navigation.barAnswerer?.answers == 900)
    }

    @Test("Two parties that never agree end the app, since its layout never ends", .facts(.barInLayout))
    func endless() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let navigation = HidingNavigation()
            let stage = NavigationStage("AB", navigation: navigation, switches: { $0.barInLayout = .answeredByOther })
            navigation.attempts = .max
            navigation.view.setNeedsLayout()
            stage.device.settle()
        }
        let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(output.contains("Layout or the main queue feeds itself"))
    }
}
