import Foundation
import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// The recipes of the article "Leaving with unsaved changes", as they stand there, under fingers.
@MainActor
@Suite("The recipes for unsaved changes")
struct LeavingRecipeTests {
    private nonisolated static let versions = [15, 18, 26, 27]

    /// A stack with a screen that needs time to answer above two that agree.
    private func stage(
        on version: Int, navigation: @autoclosure () -> BasicNavigationController? = nil
    ) -> (Stage, PatientScreen) {
        let stage = Stage("AB", .init(on: version), navigation: navigation())
        let screen = PatientScreen()
        stage.push(screen)
        return (stage, screen)
    }

    @Test("The articles have the recipes that are tested", .covers(.documentation))
    func articles() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let catalogue = folder.appending(path: "../../../Sources/PopNavigation/PopNavigation.docc")
        let texts = try ["Articles", "Migration"].flatMap {
            try FileManager.default.contentsOfDirectory(
                at: catalogue.appending(path: $0), includingPropertiesForKeys: nil)
        }.map { try String(contentsOf: $0, encoding: .utf8) }
        let recipes = try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: "Recipes"), includingPropertiesForKeys: nil)
        #expect(recipes.count == 16)
        for recipe in recipes {
            let code = try #require(
                try String(contentsOf: recipe, encoding: .utf8).split(separator: "import UIKit\n\n").last)
            #expect(texts.contains { $0.contains(code) }, "\(recipe.lastPathComponent)")
        }
    }

    @Test("The article about a swipe back in an app has the tests that run here", .covers(.documentation))
    func printedTests() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let tests = try String(contentsOf: folder.appending(path: "PosterScreenTests.swift"), encoding: .utf8)
        let catalogue = folder.appending(path: "../../../Sources/PopNavigation/PopNavigation.docc")
        let article = try String(
            contentsOf: catalogue.appending(path: "Articles/SwipeBackInAnApp.md"), encoding: .utf8)
        let code = try #require(tests.split(separator: "import UIKitSimulator\n\n").last)
        let printed = code.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        #expect(article.contains(printed))
    }

    @Test("A screen that is recording stays, and is popped afterwards", .covers(.confirmation), arguments: versions)
    func recording(version: Int) async {
        let stage = Stage("A", .init(on: version))
        let screen = DictationScreen()
        stage.push(screen)
        screen.isRecording = true
        for start in [5, 60] as [CGFloat] { stage.swipe(from: start) }
        stage.tapBackButton()
        #expect(stage.navigation.topViewController === screen)
        #expect(await !stage.navigation.confirmPop())
        screen.isRecording = false
        stage.device.activate()
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
    }

    @Test(
        "A screen that saves when it is asked is popped once it has saved", .covers(.confirmation), arguments: versions)
    func upload(version: Int) async {
        let stage = Stage("AB", .init(on: version))
        let screen = UploadScreen()
        stage.push(screen)
        stage.swipe(from: 5)
        #expect(stage.navigation.topViewController === screen)
        await stage.turns()
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A tap on the selected tab asks, and after a yes the whole way to the root is gone",
        .covers(.waysOutUnasked, .confirmation), arguments: versions)
    func selectedTab(version: Int) async {
        let (stage, screen) = stage(on: version)
        let (tabs, rules) = (UITabBarController(), TabGuard())
        stage.device.show(UIViewController())
        tabs.viewControllers = [stage.navigation, UIViewController()]
        tabs.delegate = rules
        stage.device.settle(showing: tabs)
        // The tabs are in the middle of the bar on iOS 26.
        let tab = CGPoint(x: stage.width / 2 - (version < 26 ? 90 : 40), y: tabs.tabBar.frame.midY)
        for answer in [false, true] {
            stage.device.fingerTap(at: tab)
            stage.device.settle()
            await stage.turns()
            #expect(stage.navigation.topViewController === screen)
            await screen.answer(answer, on: stage)
            stage.device.settle()
            #expect(stage.navigation.viewControllers.count == (answer ? 1 : 3))
        }
        #expect(screen.triggers == [.programmatic, .programmatic])
        #expect(stage.screen("B").askedFor == [.programmatic])
    }

    @Test("A tap on another tab selects it without a question", .covers(.waysOutUnasked), arguments: versions)
    func otherTab(version: Int) async {
        let (stage, screen) = stage(on: version)
        let (tabs, rules) = (UITabBarController(), TabGuard())
        let other = BasicNavigationController(rootViewController: UIViewController())
        stage.device.show(UIViewController())
        tabs.viewControllers = [stage.navigation, other]
        tabs.delegate = rules
        stage.device.settle(showing: tabs)
        stage.device.fingerTap(
            at: CGPoint(x: stage.width / 2 + (version < 26 ? 90 : 40), y: tabs.tabBar.frame.midY))
        stage.device.settle()
        await stage.turns()
        #expect(tabs.selectedViewController === other && screen.triggers == [])
    }

    @Test(
        "The back button's menu asks, and after a yes it pops to the chosen screen",
        .covers(.waysOutUnasked, .confirmation), arguments: versions)
    func menu(version: Int) async {
        let (stage, screen) = stage(on: version, navigation: MenuNavigation(nibName: nil, bundle: nil))
        for answer in [false, true] {
            // What UIKit calls for the menu.
            stage.navigation.popToViewController(stage.screen("A"), animated: true)
            await stage.turns()
            #expect(stage.navigation.topViewController === screen)
            await screen.answer(answer, on: stage)
            stage.device.settle()
            #expect(stage.navigation.viewControllers.count == (answer ? 1 : 3))
        }
        #expect(screen.triggers == [.backButton, .backButton] && stage.screen("B").askedFor == [.backButton])
    }

    @Test(
        "A navigation controller that asks at the back button's menu still pops by swipe", .covers(.waysOutUnasked),
        arguments: versions)
    func menuSwipe(version: Int) {
        let stage = Stage("AB", .init(on: version), navigation: MenuNavigation(nibName: nil, bundle: nil))
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "A deep link asks, and is opened after a yes", .covers(.waysOutUnasked, .confirmation), arguments: versions)
    func deepLink(version: Int) async {
        let (stage, screen) = stage(on: version)
        for answer in [false, true] {
            let link = UIViewController()
            let opening = Task { await open(link, in: stage.navigation) }
            await stage.turns()
            await screen.answer(answer, on: stage)
            await opening.value
            stage.device.activate()
            stage.device.settle()
            #expect((stage.navigation.topViewController === link) == answer)
            #expect(stage.navigation.viewControllers.count == (answer ? 2 : 3))
        }
    }
}
