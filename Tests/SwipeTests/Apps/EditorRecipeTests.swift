import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// The article's question with an alert, answered by fingers.
@MainActor
@Suite("The recipe for a question with an alert")
struct EditorRecipeTests {
    private nonisolated static let versions = [15, 18, 26, 27]

    /// A stack with editors above a list; the editors have unsaved changes.
    private func stage(on version: Int, editors count: Int = 1) -> (Stage, [EditorScreen]) {
        let stage = Stage("A", .init(on: version), navigation: ActivatingNavigation(nibName: nil, bundle: nil))
        (stage.navigation as? ActivatingNavigation)?.device = stage.device
        let editors = (0..<count).map { _ in EditorScreen() }
        for editor in editors {
            editor.hasUnsavedChanges = true
            stage.push(editor)
        }
        _ = stage.takeEvents()
        return (stage, editors)
    }

    /// Lets the question's task run and the alert come up.
    private func wait(_ stage: Stage) async {
        await stage.turns()
        stage.device.settle()
    }

    private func findButton(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.currentTitle == title { return button }
        return view.subviews.lazy.compactMap { findButton(title, in: $0) }.first
    }

    /// Taps a button of the alert that is up.
    private func answer(_ title: String, _ stage: Stage) async throws {
        let alert = try #require(stage.navigation.presentedViewController as? UIAlertController)
        let button = try #require(findButton(title, in: alert.view))
        stage.device.fingerTap(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
        stage.device.settle()
        await wait(stage)
    }

    @Test("Without changes, the swipe moves the screen at once", .covers(.confirmation), arguments: versions)
    func clean(version: Int) {
        for start in [5, 60] as [CGFloat] {
            let (stage, editors) = stage(on: version)
            editors[0].hasUnsavedChanges = false
            stage.pull(from: start, to: 300)
            #expect(stage.isSwiping)
            stage.lift()
            #expect(stage.stack == "A" && stage.takeEvents().count == 2)
        }
    }

    @Test(
        "Each way back brings up one alert, and its answer decides", .covers(.confirmation), arguments: versions,
        ConsentTests.WayOut.allCases)
    func asks(version: Int, way: ConsentTests.WayOut) async throws {
        let (stage, editors) = stage(on: version)
        way.leave(stage)
        await wait(stage)
        try await answer("Keep Editing", stage)
        #expect(stage.navigation.topViewController === editors[0])
        #expect(stage.navigation.presentedViewController == nil)
        way.leave(stage)
        await wait(stage)
        try await answer("Discard", stage)
        #expect(stage.stack == "A")
        let trigger = way == .edge || way == .content ? "gesture" : "backButton"
        let events = stage.takeEvents().filter { !$0.hasPrefix("refused") }
        #expect(events.count == 2 && events.allSatisfy { $0.hasSuffix(trigger) })
        stage.expectUsable()
    }

    @Test(
        "A tap on the selected tab asks each editor, and after the last Discard the root is on top",
        .covers(.confirmation, .waysOutUnasked), arguments: versions)
    func selectedTab(version: Int) async throws {
        let (stage, editors) = stage(on: version, editors: 2)
        let (tabs, rules) = (UITabBarController(), TabGuard())
        stage.device.show(UIViewController())
        tabs.viewControllers = [stage.navigation, UIViewController()]
        tabs.delegate = rules
        stage.device.settle(showing: tabs)
        stage.device.fingerTap(at: CGPoint(x: stage.width / 2 - (version < 26 ? 90 : 40), y: tabs.tabBar.frame.midY))
        stage.device.settle()
        await wait(stage)
        try await answer("Discard", stage)
        #expect(stage.navigation.topViewController === editors[1])
        try await answer("Discard", stage)
        #expect(stage.stack == "A")
    }

    @Test(
        "A link that comes while a swipe's alert is up is opened after Discard",
        .covers(.confirmation, .waysOutUnasked), arguments: versions)
    func linkDuringAlert(version: Int) async throws {
        let (stage, _) = stage(on: version)
        let link = UIViewController()
        stage.swipe(from: 5)
        await wait(stage)
        let opening = Task { await open(link, in: stage.navigation) }
        await wait(stage)
        try await answer("Discard", stage)
        opening.cancel()
        await wait(stage)
        #expect(stage.navigation.topViewController === link && stage.navigation.viewControllers.count == 2)
        #expect(!stage.takeEvents().contains { $0.hasPrefix("willPop") })
    }

    @Test(
        "A sheet that is pulled down brings up the alert, and Discard dismisses the sheet",
        .covers(.confirmation, .waysOutUnasked), arguments: versions)
    func sheet(version: Int) async throws {
        let (stage, _) = stage(on: version)
        let (root, rules) = (UIViewController(), SheetGuard())
        stage.device.show(root)
        stage.navigation.isModalInPresentation = true
        root.present(stage.navigation, animated: true)
        stage.navigation.presentationController?.delegate = rules
        stage.device.settle()
        for title in ["Keep Editing", "Discard"] {
            stage.device.fingerDrag(from: CGPoint(x: 195, y: 110), to: CGPoint(x: 195, y: 800), duration: 0.3)
            stage.device.settle()
            await wait(stage)
            try await answer(title, stage)
            #expect((root.presentedViewController == nil) == (title == "Discard"))
        }
    }
}
