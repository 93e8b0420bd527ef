import Testing
import UIKit
import UIKitSimulator

/// A controller that counts what its bar asks.
@MainActor
private final class Asked: UINavigationController, UINavigationBarDelegate {
    var questions = 0

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        questions += 1
        return true
    }
}

@MainActor
@Suite("Navigation: back actions and leading groups")
struct BackActionTests {
    private let backButton = CGPoint(x: 30, y: 70)

    @Test("The back button performs the back action instead of the pop, without asking a delegate", .facts(.backAction))
    func tap() {
        let navigation = Asked()
        let stage = NavigationStage("AB", navigation: navigation)
        var senders: [AnyObject] = []
        stage["B"].navigationItem.backAction = UIAction { senders.append($0.sender as AnyObject) }
        stage.device.settle()
        #expect(stage.device.picture().svg().contains(">A<"), "the natural title stays")
        stage.device.fingerTap(at: backButton)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(senders.count == 1 && senders.first === navigation.navigationBar)
        #expect(navigation.questions == 0)

        stage["B"].navigationItem.backAction = nil
        stage.device.settle()
        stage.device.fingerTap(at: backButton)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(senders.count == 1)
    }

    @Test("A back action adds a back button with its title to the first screen", .facts(.backAction))
    func firstScreen() {
        let stage = NavigationStage("A")
        var count = 0
        stage["A"].navigationItem.backAction = UIAction(title: "Leave") { _ in count += 1 }
        stage.device.settle()
        #expect(stage.device.picture().svg().contains(">Leave<"))
        stage.device.fingerTap(at: backButton)
        #expect(count == 1)
    }

    @Test("UIKit's gestures pop a screen with a back action, at the edge and in the content", .facts(.backAction))
    func pops() {
        for (version, start) in [(18, 4), (26, 4), (26, 200)] as [(Int, CGFloat)] {
            let stage = NavigationStage("AB", systemVersion: version)
            var count = 0
            stage["B"].navigationItem.backAction = UIAction { _ in count += 1 }
            stage.device.settle()
            stage.device.fingerDrag(from: stage.point(start), to: stage.point(380), duration: 0.3)
            stage.device.settle()
            #expect(stage.stack == "A" && count == 0, "iOS \(version), \(start)")
        }
    }

    @Test(
        "With a switch, UIKit's gestures don't pop a screen with a back action", .facts(.backAction),
        arguments: [true, false])
    func swipe(refuses: Bool) {
        let stage = NavigationStage("AB", systemVersion: 26)
        stage.device.system.switches.refusesSwipesWithBackAction = refuses
        stage["B"].navigationItem.backAction = UIAction { _ in }
        stage.device.settle()
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == (refuses ? "AB" : "A"))
    }

    @Test("Leading groups replace the left items and the back button", .facts(.leadingItemGroups))
    func groups() {
        let stage = NavigationStage("AB")
        let item = stage["B"].navigationItem
        item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        var taps = 0
        let edit = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in taps += 1 })
        let group = UIBarButtonItemGroup(barButtonItems: [edit], representativeItem: nil)
        item.leadingItemGroups = [group]
        stage.device.settle()
        #expect(item.leftBarButtonItems?.first === edit)
        var svg = stage.device.picture().svg()
        #expect(svg.contains(">Edit<") && !svg.contains(">Left<"))
        stage.device.fingerTap(at: backButton)
        stage.device.settle()
        #expect(taps == 1)
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "AB")

        group.isHidden = true
        stage.device.settle()
        stage.device.fingerTap(at: backButton)
        stage.device.settle()
        #expect(stage.stack == "A" && taps == 1)

        item.leftBarButtonItems = [UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)]
        #expect(item.leadingItemGroups.isEmpty)
        stage.navigation.pushViewController(stage["B"], animated: false)
        stage.device.settle()
        svg = stage.device.picture().svg()
        #expect(svg.contains(">Left<") && !svg.contains(">Edit<"))
    }

    @Test("A group of bar button items shows items that it gets later", .facts(.leadingItemGroups))
    func changes() {
        let stage = NavigationStage("AB")
        let group = UIBarButtonItemGroup.fixedGroup(representativeItem: nil, items: [])
        stage["B"].navigationItem.leadingItemGroups = [group]
        stage.device.settle()
        #expect(!stage.device.picture().svg().contains(">Edit<"))
        group.barButtonItems = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
        stage.device.settle()
        #expect(stage.device.picture().svg().contains(">Edit<"))
    }
}
