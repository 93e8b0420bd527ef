import Testing
import UIKit

@testable import PopNavigation

/// Whether the build contains the private API.
private var isPrivateAPIBuilt: Bool {
    #if !PublicAPIOnly
    true
    #else
    false
    #endif
}

@MainActor
@Suite("Private API of the running system")
struct PrivateAPITests {
    @Test(
        "The own pan finds the handler behind the edge recognizer of a plain controller",
        .covers(.connection, .withoutPrivateAPI))
    func handler() throws {
        beginWithFreshSystem()
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = navigation.view
        let edge = try #require(navigation.interactivePopGestureRecognizer)
        let handler = PrivateAPI.popHandler(behind: edge, delegate: edge.delegate)
        if let handler { #expect(handler.object.responds(to: handler.action)) }
        if !isPrivateAPIBuilt { #expect(handler == nil) }
        let fixture = Fixture()
        #expect((fixture.navigation.components.gesture.uiKit.popHandler != nil) == (handler != nil))
    }

    @Test("No handler is found behind an ordinary pan", .covers(.connection))
    func noHandler() {
        beginWithFreshSystem()
        final class OtherDelegate: NSObject, UIGestureRecognizerDelegate {}
        let pan = UIPanGestureRecognizer()
        #expect(PrivateAPI.popHandler(behind: pan, delegate: pan.delegate) == nil)
        let delegate = OtherDelegate()
        pan.delegate = delegate
        #expect(PrivateAPI.popHandler(behind: pan, delegate: pan.delegate) == nil)
    }

    @Test("A handler is found behind a delegate that the app has replaced", .covers(.connection))
    func replacedDelegate() throws {
        beginWithFreshSystem()
        final class OtherDelegate: NSObject, UIGestureRecognizerDelegate {}
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = navigation.view
        let edge = try #require(navigation.interactivePopGestureRecognizer)
        let before = PrivateAPI.popHandler(behind: edge, delegate: edge.delegate)
        let delegate = OtherDelegate()
        edge.delegate = delegate
        #expect(PrivateAPI.popHandler(behind: edge, delegate: edge.delegate)?.object === before?.object)
    }

    @Test("UIKit's flag says that a stack at rest is not in a transition", .covers(.connection, .oneDecision))
    func isTransitioning() {
        #expect(PrivateAPI.isTransitioning(Fixture().navigation) == (isPrivateAPIBuilt ? false : nil))
    }

    @Test("Ordinary pans do not swipe rows", .covers(.scrollViews))
    func rows() {
        beginWithFreshSystem()
        let scrollView = UIScrollView()
        let pan = UIPanGestureRecognizer()
        scrollView.addGestureRecognizer(pan)
        #expect(!PrivateAPI.swipesRow(pan))
        #expect(!PrivateAPI.swipesRow(scrollView.panGestureRecognizer))
        #expect(!PrivateAPI.swipesRow(UITapGestureRecognizer()))
    }
}
