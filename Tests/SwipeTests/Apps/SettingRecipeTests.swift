import Foundation
import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// Recipes of the articles, as they stand there, under fingers.
@MainActor
@Suite("The recipes for settings and pages")
struct SettingRecipeTests {
    @Test(
        "A user's setting decides where a swipe starts, from the next touch on", .covers(.gestureSwitch),
        arguments: [15, 18, 26, 27])
    func setting(version: Int) {
        defer { UserDefaults.standard.removeObject(forKey: "swipeBack") }
        for direction in directions {
            let stage = Stage(
                "AB", .init(on: version), direction, navigation: SettingNavigation(nibName: nil, bundle: nil))
            for (setting, edge, middle) in [("off", 2, 2), ("edge", 1, 2), ("anywhere", 1, 1)] {
                UserDefaults.standard.set(setting, forKey: "swipeBack")
                for (start, depth) in [(5, edge), (150, middle)] as [(CGFloat, Int)] {
                    stage.drag(from: start, to: 385)
                    #expect(stage.navigation.viewControllers.count == depth, "\(setting) from \(start)")
                    if stage.stack == "A" { stage.push("B") }
                }
            }
        }
    }

    @Test(
        "Each way back closes the overlay, then goes back in the page, then pops the screen", .covers(.confirmation),
        arguments: [15, 18, 26, 27], ConsentTests.WayOut.allCases)
    func browser(version: Int, way: ConsentTests.WayOut) {
        let stage = Stage("A", .init(on: version))
        let screen = BrowserScreen()
        stage.push(screen)
        screen.page.frame = screen.view.bounds
        screen.page.pages = 1
        screen.view.addSubview(screen.page)
        screen.overlay.frame = CGRect(x: 0, y: 500, width: 390, height: 344)
        screen.view.addSubview(screen.overlay)
        way.leave(stage)
        #expect(screen.overlay.superview == nil && screen.page.canGoBack)
        way.leave(stage)
        #expect(!screen.page.canGoBack && stage.navigation.topViewController === screen)
        way.leave(stage)
        #expect(stage.stack == "A")
    }
}
