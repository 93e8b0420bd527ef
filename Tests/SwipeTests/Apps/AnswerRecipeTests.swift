import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// The recipes of the article "Recipes", as they stand there, under fingers.
@MainActor
@Suite("The recipes for common questions")
struct AnswerRecipeTests {
    private nonisolated static let versions = [15, 18, 26, 27]

    @Test(
        "The tick comes each time the finger passes the middle", .covers(.popProgress), arguments: TestedSwipe.all)
    func tick(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        var count = 0
        let tick = HalfwayTick(on: stage.navigation) { count += 1 }
        stage.pull(from: 60, to: 150)
        #expect(count == 0)
        stage.device.fingerMove(to: stage.point(350), duration: 0.25)
        stage.device.wait(0.05)
        #expect(count == 1)
        stage.takeBack()
        #expect(stage.stack == "ABC" && count == 2)
        for expected in [3, 4] {
            stage.swipe()
            #expect(count == expected)
        }
        withExtendedLifetime(tick) {}
    }

    @Test("After the login, a swipe leads to what was below it", .covers(.stackChanges), arguments: versions)
    func login(version: Int) {
        let stage = Stage("A", .init(on: version))
        let delegate = SignedInDelegate()
        stage.navigation.delegate = delegate
        let login = LoginScreen()
        stage.push(login)
        #expect(stage.navigation.topViewController === login)
        stage.push("H")
        #expect(stage.stack == "AH")
        stage.swipe()
        #expect(stage.stack == "A")
        stage.expectUsable()
    }

    @Test("A login at the root leaves a root that no swipe pops", .covers(.stackChanges), arguments: versions)
    func loginAtRoot(version: Int) {
        let stage = Stage("A", .init(on: version))
        let delegate = SignedInDelegate()
        stage.navigation.setViewControllers([LoginScreen()], animated: false)
        stage.navigation.delegate = delegate
        stage.device.settle()
        stage.push("H")
        stage.swipe()
        #expect(stage.stack == "H" && stage.verdict == .refused(.nothingToPop))
        #expect(!stage.device.isHung)
    }

    @Test("Swipes and buttons are counted when they have popped", .covers(.popEvents), arguments: versions)
    func counter(version: Int) {
        let stage = Stage("ABCDE", .init(on: version))
        let counter = WayCounter(on: stage.navigation)
        stage.swipeAndCancel()
        stage.swipe()
        stage.tapBackButton()
        stage.navigation.goBack(animated: true)
        stage.device.settle()
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(counter.counts == [.gesture: 1, .backButton: 2, .programmatic: 1])
    }

    @Test(
        "Another text of the back button, or none, doesn't stop the swipe", .covers(.leadingEdge), arguments: versions)
    func backText(version: Int) {
        for start in [5, 60] as [CGFloat] {
            let stage = Stage("A", .init(on: version))
            let chapter = ChapterScreen()
            stage.push(chapter)
            for mode in [UINavigationItem.BackButtonDisplayMode.default, .minimal] {
                chapter.navigationItem.backButtonDisplayMode = mode
                stage.push("B")
                stage.swipe(from: start)
                #expect(stage.navigation.topViewController === chapter, "\(mode)")
            }
        }
    }

    @Test(
        "A screen that zooms out of a thumbnail is asked by each gesture", .covers(.followingZooms),
        arguments: [18, 26])
    func zoom(version: Int) {
        for gesture in ZoomGesture.allCases {
            let stage = Stage("A", .init(on: version))
            let thumbnail = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
            stage.screen("A").view.addSubview(thumbnail)
            stage.screen("B").agrees = false
            stage.navigation.push(stage.screen("B"), zoomingFrom: thumbnail)
            stage.device.settle()
            gesture.play(on: stage)
            #expect(stage.stack == "AB" && stage.screen("B").askedFor == [.gesture], "\(gesture)")
        }
    }
}
