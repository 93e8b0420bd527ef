import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// Which presentations block a swipe, whatever else refuses the drag.
@MainActor
@Suite("Presentations that block a swipe")
struct PresentationContextTests {
    private func isPresenting(since touch: PopTouch, on stage: Stage) -> Bool {
        PopFacts.Controller.collect(of: stage.navigation, popping: touch.screen, with: touch).isPresenting
    }

    private func touchDown(on stage: Stage) -> PopTouch {
        stage.navigation.components.gesture.makeTouch(at: stage.point(60), on: stage.top.view)!
    }

    @Test("A sheet blocks the swipe while it appears or disappears, and not in between", .covers(.presentation))
    func sheet() {
        let stage = Stage()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        stage.top.present(sheet, animated: true)
        stage.device.wait(0.1)
        #expect(isPresenting(since: touchDown(on: stage), on: stage))
        stage.device.settle()
        #expect(!isPresenting(since: touchDown(on: stage), on: stage))
        sheet.dismiss(animated: true)
        stage.device.wait(0.1)
        #expect(isPresenting(since: touchDown(on: stage), on: stage))
        stage.device.settle()
        #expect(!isPresenting(since: touchDown(on: stage), on: stage))
    }

    @Test(
        "A search that becomes active under the finger counts as a search, not a presentation",
        .covers(.oneDecision, .presentation))
    func search() {
        let stage = Stage()
        let search = UISearchController(searchResultsController: nil)
        stage.top.navigationItem.searchController = search
        stage.device.settle()
        let down = touchDown(on: stage)
        search.isActive = true
        #expect(stage.top.presentedViewController === search)
        #expect(!isPresenting(since: down, on: stage))
    }

    @Test("On iOS 26 too a swipe doesn't interrupt a presentation", .covers(.swipesInterrupt))
    func isNotInterrupted() {
        let stage = Stage("AB", .init(on: 26))
        stage.top.present(UIViewController(), animated: true)
        stage.device.wait(0.1)
        let touch = touchDown(on: stage)
        let ground = PopFacts.Controller.collect(of: stage.navigation, popping: touch.screen, with: touch)
        #expect(ground.isInTransition && !ground.isInterruptible)
    }

    @Test("A search in a child of the screen doesn't count as a presentation", .covers(.presentation))
    func searchInChild() {
        let stage = Stage()
        let child = UIViewController()
        child.definesPresentationContext = true
        stage.top.embed(child)
        let search = UISearchController(searchResultsController: nil)
        search.modalPresentationStyle = .overCurrentContext
        child.present(search, animated: false)
        stage.device.settle()
        #expect(search.presentingViewController === child)
        #expect(!isPresenting(since: touchDown(on: stage), on: stage))
    }
}
