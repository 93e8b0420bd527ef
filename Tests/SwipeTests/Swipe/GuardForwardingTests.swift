import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// The guard of one of UIKit's recognizers asks UIKit's delegate first, and answers for itself only what it must.
@MainActor
@Suite("Questions that the guards pass to UIKit's delegate")
struct GuardForwardingTests {
    /// Rules with one answer.
    private final class FixedRules: SystemPopRules {
        var says = true
        var overrules = false
        private(set) var consents: [Bool] = []
        var hasReasonToOverrule: Bool { overrules }
        var controlsStack: Bool { true }
        var takesConsentBack: Bool { true }
        var isAboutToPop: Bool { false }

        func overrulesRefusal(of event: UIEvent) -> Bool { overrules }
        func mayReceive(_ touch: UITouch, _ kind: PopRecognizer) -> Bool { says }

        func mayBegin(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, isUIKitsConsent: Bool) -> Bool {
            consents.append(isUIKitsConsent)
            return says
        }

        func waits(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, for other: UIGestureRecognizer) -> Bool {
            says
        }

        func precedes(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, _ other: UIGestureRecognizer) -> Bool {
            says
        }

        func scrollDidBegin() {}
    }

    private let device = SimulatedDevice()
    private let original = QuestionedDelegate()
    private let rules = FixedRules()
    private let recognizer = UIPanGestureRecognizer()
    private let other = UIPanGestureRecognizer()

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
        "UIKit's delegate is asked each public question once", .covers(.recognizers, .guards), arguments: [true, false])
    func asked(says: Bool) {
        original.says = says
        let questions = answers(of: ForwardingPopDelegate(.content, rules: rules, to: original))
        #expect(original.takeQuestions().sorted() == questions.keys.sorted())
    }

    @Test("A no of UIKit's delegate about a touch, an event or a begin stands", .covers(.recognizers, .guards))
    func refusals() {
        original.says = false
        let answers = answers(of: ForwardingPopDelegate(.edge, rules: rules, to: original))
        #expect(answers["touch"] == false && answers["event"] == false && answers["begin"] == false)
        #expect(rules.consents == [], "the rules are not asked")
    }

    @Test(
        "A yes of UIKit's delegate about other recognizers counts, whatever the rules say",
        .covers(.recognizers, .guards))
    func priorities() {
        rules.says = false
        let answers = answers(of: ForwardingPopDelegate(.content, rules: rules, to: original))
        #expect(answers["requireFailure"] == true)
        #expect(answers["requiredToFail"] == true)
        #expect(answers["simultaneous"] == true)
    }

    @Test("The rules refuse what UIKit's delegate allows", .covers(.recognizers, .guards))
    func ownRules() {
        rules.says = false
        let answers = answers(of: ForwardingPopDelegate(.content, rules: rules, to: original))
        #expect(answers["touch"] == false && answers["begin"] == false)
        #expect(rules.consents == [true])
    }

    @Test("Without UIKit's delegate a pop has no consent from UIKit", .covers(.recognizers, .guards))
    func withoutOriginal() {
        let answers = answers(of: ForwardingPopDelegate(.edge, rules: rules, to: nil))
        #expect(answers["event"] == true && answers["touch"] == true && answers["simultaneous"] == false)
        #expect(rules.consents == [false])
    }

    @Test(
        "A pop after an overruled event has no consent from UIKit", .needsPrivateAPI,
        .covers(.recognizers, .noWayBack, .guards))
    func overruled() {
        let guarding = ForwardingPopDelegate(.edge, rules: rules, to: original)
        original.says = false
        #expect(Messages.ask(.undeclaredShouldReceiveEvent, of: guarding, recognizer, UIEvent()) == false)
        rules.overrules = true
        #expect(Messages.ask(.undeclaredShouldReceiveEvent, of: guarding, recognizer, UIEvent()) == true)
        original.says = true
        _ = guarding.gestureRecognizerShouldBegin(recognizer)
        #expect(rules.consents == [false])
        #expect(Messages.ask(.undeclaredShouldReceiveEvent, of: guarding, recognizer, UIEvent()) == true)
        _ = guarding.gestureRecognizerShouldBegin(recognizer)
        #expect(rules.consents == [false, true])
    }

    @Test(
        "Questions that no header declares reach UIKit's delegate, with its answers", .covers(.recognizers, .guards),
        arguments: [QuestionedDelegate.unknownQuestion, QuestionedDelegate.priorityQuestion], [true, false])
    func undeclared(question: Selector, says: Bool) {
        original.says = says
        let guarding = ForwardingPopDelegate(.edge, rules: rules, to: original)
        #expect(guarding.responds(to: question))
        #expect(Messages.ask(question, of: guarding, recognizer, other) == says)
        #expect(original.takeQuestions() == ["\(question)"])
    }

    @Test(
        "The guard responds to no undeclared question that UIKit's delegate does not answer",
        .covers(.recognizers, .guards))
    func unanswered() {
        final class DeclaredOnly: NSObject, UIGestureRecognizerDelegate {}
        let declaredOnly = DeclaredOnly()
        for original in [declaredOnly, nil] {
            let guarding = ForwardingPopDelegate(.edge, rules: rules, to: original)
            #expect(!guarding.responds(to: QuestionedDelegate.unknownQuestion))
            #expect(!guarding.responds(to: QuestionedDelegate.priorityQuestion))
        }
    }

    @Test(
        "UIKit's handler is reached through the recognizer's delegate", .needsPrivateAPI, .covers(.connection),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture"))
    func handler() throws {
        let navigation = Stage("AB").navigation
        let delegate = try #require(navigation.interactivePopGestureRecognizer?.delegate)
        #expect(delegate is ForwardingPopDelegate)
        #expect(delegate.responds(to: Selector("handleNavigationTransition:")))
    }

    @Test(
        "UIKit's edge recognizer keeps its priority, whether its class or its delegate has it",
        .covers(.leadingEdge, .guards), arguments: [15, 18, 26, 27], [true, false])
    func priority(version: Int, isDelegates: Bool) {
        let stage = Stage(
            "AB", on: .init(.init(on: version)), switches: { $0.edgePriorityIsDelegates = isDelegates })
        stage.top.view.addSubview(UIView.map())
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "Any thread may ask what the guards and the navigation delegate respond to",
        .covers(.recognizers, .barVisibility, .guards))
    func otherThreads() async {
        let delegate = AnimatingDelegate()
        let stage = Stage("AB", .init(on: 26))
        stage.navigation.delegate = delegate
        nonisolated(unsafe) let objects: [NSObject] = [
            ForwardingPopDelegate(.edge, rules: rules, to: original),
            ForwardingPopDelegate(.edge, rules: rules, to: nil),
            stage.navigation.parts.relay,
        ]
        let found = await Task.detached {
            let questions: [Selector] = [
                .undeclaredShouldReceiveEvent, .shouldBegin, .animationController, .interactionController,
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
