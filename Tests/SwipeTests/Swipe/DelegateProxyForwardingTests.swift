import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// The delegate proxy of one of UIKit's recognizers asks UIKit's delegate first, and answers for itself only what it
/// must.
@MainActor
@Suite("Questions that the delegate proxies pass to UIKit's delegate")
struct DelegateProxyForwardingTests {
    /// A controller at rest, with a screen to pop.
    private let stage = Stage("AB")
    private let original = QuestionedDelegate()
    private let recognizer = UIPanGestureRecognizer()
    private let other = UIPanGestureRecognizer()

    /// A delegate proxy without rules: those of a controller that is gone.
    private func proxyWithoutRules(_ role: RecognizerRole, to original: (any UIGestureRecognizerDelegate)?)
        -> PopDelegateProxy
    {
        let controller = BasicNavigationController(nibName: nil, bundle: nil)
        return PopDelegateProxy(role, in: controller.components.gesture, to: original)
    }

    /// The answers to the public questions.
    private func answers(of delegate: any UIGestureRecognizerDelegate) -> [String: Bool] {
        [
            "event": delegate.gestureRecognizer(recognizer, shouldReceive: UIEvent()),
            "touch": delegate.gestureRecognizer(recognizer, shouldReceive: UITouch()),
            "begin": delegate.gestureRecognizerShouldBegin(recognizer),
            "requireFailure": delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other),
            "requiredToFail": delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other),
            "simultaneous": delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other),
        ]
    }

    @Test(
        "UIKit's delegate is asked each public question once", .covers(.recognizers, .delegateProxies),
        arguments: [true, false])
    func asked(says: Bool) {
        original.says = says
        let questions = answers(of: proxyWithoutRules(.content, to: original))
        #expect(original.takeQuestions().sorted() == questions.keys.sorted())
    }

    @Test(
        "A touch, an event or a start that UIKit's delegate refuses stays refused",
        .covers(.recognizers, .delegateProxies)
    )
    func refusals() {
        original.says = false
        let answers = answers(of: proxyWithoutRules(.edge, to: original))
        #expect(answers["touch"] == false && answers["event"] == false && answers["begin"] == false)
    }

    @Test(
        "The proxy passes on a yes of UIKit's delegate about other recognizers", .covers(.recognizers, .delegateProxies)
    )
    func priorities() {
        let answers = answers(of: proxyWithoutRules(.content, to: original))
        #expect(answers["requireFailure"] == true)
        #expect(answers["requiredToFail"] == true)
        #expect(answers["simultaneous"] == true)
    }

    @Test("Without UIKit's delegate and without rules no pop begins", .covers(.recognizers, .delegateProxies))
    func withoutOriginal() {
        let answers = answers(of: proxyWithoutRules(.edge, to: nil))
        #expect(answers["event"] == true && answers["touch"] == true && answers["simultaneous"] == false)
        #expect(answers["begin"] == false)
    }

    /// UIKit's own conditions are checked where it hasn't agreed. This recognizer hasn't moved.
    @Test(
        "After an overridden event UIKit's conditions are checked when the pop would begin", .needsPrivateAPI,
        .covers(.recognizers, .noWayBack, .delegateProxies))
    func overridden() {
        let proxy = PopDelegateProxy(.edge, in: stage.navigation.components.gesture, to: original)
        original.says = false
        #expect(proxy.answer(to: .uiKitsEventQuestion, recognizer, UIEvent()) == false)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        #expect(proxy.answer(to: .uiKitsEventQuestion, recognizer, UIEvent()) == true)
        original.says = true
        #expect(!proxy.gestureRecognizerShouldBegin(recognizer))
        #expect(proxy.answer(to: .uiKitsEventQuestion, recognizer, UIEvent()) == true)
        #expect(proxy.gestureRecognizerShouldBegin(recognizer))
    }

    @Test(
        "The proxy responds to the public questions to which it has answers", .covers(.recognizers, .delegateProxies),
        arguments: [RecognizerRole.edge, .content])
    func presence(kind: RecognizerRole) {
        let proxy = proxyWithoutRules(kind, to: nil)
        let questions: [Selector] = [
            .shouldReceiveTouch, .shouldBegin, .shouldRequireFailure, .shouldBeRequiredToFail, .shouldReceiveEvent,
            .shouldRecognizeSimultaneously,
        ]
        let isContent = kind == .content
        #expect(questions.map { proxy.responds(to: $0) } == [true, true, isContent, isContent, false, false])
    }

    @Test(
        "Questions that no header declares reach UIKit's delegate, with its answers",
        .covers(.recognizers, .delegateProxies),
        arguments: [QuestionedDelegate.unknownQuestion, QuestionedDelegate.priorityQuestion], [true, false])
    func undeclared(question: Selector, says: Bool) {
        original.says = says
        let proxy = proxyWithoutRules(.edge, to: original)
        #expect(proxy.responds(to: question))
        #expect(proxy.answer(to: question, recognizer, other) == says)
        #expect(original.takeQuestions() == ["\(question)"])
    }

    @Test(
        "The proxy doesn't respond to undeclared questions that UIKit's delegate doesn't answer",
        .covers(.recognizers, .delegateProxies))
    func unanswered() {
        final class DeclaredOnly: NSObject, UIGestureRecognizerDelegate {}
        let declaredOnly = DeclaredOnly()
        for original in [declaredOnly, nil] {
            let proxy = proxyWithoutRules(.edge, to: original)
            #expect(!proxy.responds(to: QuestionedDelegate.unknownQuestion))
            #expect(!proxy.responds(to: QuestionedDelegate.priorityQuestion))
        }
    }

    @Test(
        "UIKit's handler is reached through the recognizer's delegate", .needsPrivateAPI, .covers(.connection),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture"))
    func handler() throws {
        let navigation = Stage("AB").navigation
        let delegate = try #require(navigation.interactivePopGestureRecognizer?.delegate)
        #expect(delegate is PopDelegateProxy)
        #expect(delegate.responds(to: Selector("handleNavigationTransition:")))
    }

    @Test(
        "UIKit's edge recognizer keeps the priority that its delegate gives it",
        .covers(.leadingEdge, .delegateProxies),
        arguments: [15, 18, 26, 27])
    func priority(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.top.view.addSubview(UIView.map())
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "Any thread may ask what the delegate proxies and the navigation delegate respond to",
        .covers(.recognizers, .barVisibility, .delegateProxies))
    func otherThreads() async {
        let delegate = InteractingDelegate()
        let stage = Stage("AB", .init(on: 26))
        stage.navigation.delegate = delegate
        nonisolated(unsafe) let objects: [NSObject] = [
            proxyWithoutRules(.edge, to: original),
            proxyWithoutRules(.edge, to: nil),
            stage.navigation.components.delegateProxy,
        ]
        let found = await Task.detached {
            let questions: [Selector] = [
                .uiKitsEventQuestion, .shouldBegin, .animationController, .interactionController,
                .supportedOrientations, Selector("navigationController:willShowViewController:animated:"),
                QuestionedDelegate.unknownQuestion, Selector("unknown"),
            ]
            return objects.map { object in questions.map { object.responds(to: $0) } }
        }.value
        #expect(found[0] == [true, true, false, false, false, false, true, false])
        #expect(found[1] == [hasPrivateAPI, true, false, false, false, false, false, false])
        #expect(found[2] == [false, false, true, true, false, true, false, false])
    }
}
