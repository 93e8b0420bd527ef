import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Bars that two parties set")
struct BarDisputeTests {
    /// Another party than the library, and how it answers.
    enum Party: String, CaseIterable, Codable {
        /// It answers each change that is made in a layout pass, in the next pass.
        case answering
        /// It sets its value in each layout pass.
        case insisting
        /// It sets its value in the next turn of the run loop, each time the bar has changed.
        case later
    }

    private final class ShowingNavigation: BasicNavigationController {
        var answersLater = false

        override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
            super.setNavigationBarHidden(hidden, animated: animated)
            guard answersLater, hidden else { return }
            NextTurn { [weak self] in self?.isNavigationBarHidden = false }.schedule()
        }
    }

    @Test(
        "An app that shows the bar again each time wins within a second", .covers(.hostingControllers),
        arguments: Party.allCases, [18, 26])
    func stubborn(party: Party, version: Int) {
        let navigation = ShowingNavigation(nibName: nil, bundle: nil)
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        let stage = Stage(
            "A", on: configuration, navigation: navigation,
            setUp: { if $0.name == "B" { $0.popPreferences.hidesNavigationBar = true } },
            switches: { if party == .answering { $0.barInLayout = .answeredByOther } })
        if party == .insisting { navigation.barAnswerer = BarAnswerer(insistingOn: false) }
        navigation.answersLater = party == .later
        let warnings = ExpectedWarnings.during {
            stage.push("B")
            if party == .answering { navigation.isNavigationBarHidden = false }
            stage.device.wait(1)
        }
        #expect(!navigation.isNavigationBarHidden)
        #expect(warnings == ["B states hidesNavigationBar, which the app overrules again and again; it is ignored."])
        // The next appearance tries again.
        navigation.barAnswerer = nil
        navigation.answersLater = false
        stage.device.system.switches.barInLayout = .taken
        stage.push("C")
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(navigation.isNavigationBarHidden)
    }
}
