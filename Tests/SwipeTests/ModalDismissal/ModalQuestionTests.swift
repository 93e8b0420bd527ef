import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Questions before a swipe dismisses a modal")
struct ModalQuestionTests {
    /// Swipes, and expects a refusal by the app.
    private func expectDeclined(_ stage: ModalStage, sourceLocation: SourceLocation = #_sourceLocation) {
        stage.swipe()
        #expect(stage.isPresented && !stage.device.isHung, sourceLocation: sourceLocation)
        #expect(stage.verdict == .refused(.screenDeclined), sourceLocation: sourceLocation)
        #expect(stage.takeEvents() == ["refused screenDeclined"], sourceLocation: sourceLocation)
        #expect(stage.modal.transitioningDelegate == nil, sourceLocation: sourceLocation)
    }

    private func forecast(_ stage: ModalStage) -> PopGestureVerdict {
        stage.modal.popGestureVerdict(forDragFrom: stage.point(60), askingScreen: true)
    }

    @Test(
        "A modal with `isModalInPresentation` stays, and its delegate is told as for a sheet",
        .covers(.modalRoots), arguments: TestedSwipe.all, [true, false])
    func isModal(swipe: TestedSwipe, onRoot: Bool) {
        let stage = ModalStage("A", swipe)
        (onRoot ? stage.top : stage.modal).isModalInPresentation = true
        #expect(forecast(stage) == .refused(.screenDeclined))
        expectDeclined(stage)
        #expect(stage.calls == ["didAttempt"])
        #expect(stage.top.askedFor == [])
        (onRoot ? stage.top : stage.modal).isModalInPresentation = false
        #expect(forecast(stage) == .allowed)
        stage.presenter.calls = []
        stage.expectUsable()
    }

    @Test("The presentation's delegate is asked before the screen", .covers(.modalRoots), arguments: TestedSwipe.all)
    func delegate(swipe: TestedSwipe) {
        let stage = ModalStage("A", swipe)
        stage.delegate.agrees = false
        expectDeclined(stage)
        #expect(stage.calls == ["shouldDismiss", "didAttempt"])
        #expect(stage.top.askedFor == [])
        stage.delegate.agrees = true
        #expect(forecast(stage) == .allowed)
        stage.expectUsable()
    }

    @Test(
        "The root screen is asked once, and UIKit's delegate isn't told of its refusal", .covers(.modalRoots),
        arguments: TestedSwipe.all)
    func screen(swipe: TestedSwipe) {
        let stage = ModalStage("A", swipe)
        stage.top.agrees = false
        expectDeclined(stage)
        #expect(stage.top.askedFor == [.gesture] && stage.calls == ["shouldDismiss"])
        stage.top.agrees = true
        stage.expectUsable()
    }

    @Test(
        "A yes that comes later dismisses the modal, with the same events", .covers(.modalRoots),
        arguments: [15, 18, 26, 27], [true, false])
    func later(version: Int, isYes: Bool) async {
        let root = PatientScreen()
        let stage = ModalStage("", .init(on: version), root: root)
        expectDeclined(stage)
        await stage.turns()
        root.answer(isYes)
        await stage.turns()
        stage.device.settle()
        #expect(stage.isPresented == !isYes)
        let told = ["shouldDismiss", "willDismiss", "willAppear", "didAppear", "didDismiss"]
        #expect(stage.calls == (isYes ? told : ["shouldDismiss"]))
        #expect(stage.takeEvents().count == (isYes ? 1 : 0))
    }

    @Test("An answer that presents or changes the stack isn't a yes", .covers(.modalRoots), arguments: [true, false])
    func answerThatActs(presents: Bool) {
        let stage = ModalStage()
        stage.delegate.whenAsked = { [unowned stage] in
            if presents {
                stage.modal.present(UIViewController(), animated: true)
            } else {
                stage.modal.pushViewController(TestScreen("B"), animated: false)
            }
        }
        stage.swipe()
        #expect(stage.isPresented && !stage.device.isHung)
        #expect(stage.calls.filter { $0.contains("Dismiss") } == ["shouldDismiss"])
        #expect(stage.takeEvents().allSatisfy { $0.hasPrefix("refused") })
    }

    @Test("An answer that makes the dismissal impossible isn't a yes", .covers(.modalRoots), arguments: 0..<3)
    func answerThatPrevents(how: Int) {
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}
        let (stage, delegate) = (ModalStage(), Delegate())
        let search = UISearchController(searchResultsController: nil)
        stage.top.navigationItem.searchController = search
        stage.device.settle()
        stage.delegate.whenAsked = { [unowned stage] in
            switch how {
            case 0: stage.modal.dismissesFromRoot = false
            case 1: stage.modal.transitioningDelegate = delegate
            default: search.isActive = true
            }
        }
        stage.swipe()
        #expect(stage.isPresented && !stage.device.isHung && !stage.calls.contains("willDismiss"))
        #expect(how != 1 || stage.modal.transitioningDelegate === delegate)
    }

    /// What an override of `dismiss` does instead of calling `super`.
    @Test("The own pan ends at once if an override of `dismiss` omits super", .covers(.modalRoots))
    func panEnds() {
        let stage = ModalStage("A")
        stage.modal.dismissOverride = {}
        stage.pull(from: 60, to: 300)
        #expect(stage.modal.popRecognizer?.hasBegun == false)
        stage.lift()
    }

    enum Override: CaseIterable {
        case nothing, presents, pushes
    }

    @Test(
        "A dismissal doesn't begin if an override of `dismiss` omits super", .covers(.modalRoots),
        arguments: TestedSwipe.all, Override.allCases)
    func withoutSuper(swipe: TestedSwipe, override: Override) {
        let stage = ModalStage("A", swipe)
        stage.modal.dismissOverride = { [unowned stage] in
            switch override {
            case .nothing: break
            case .presents: stage.modal.present(UIViewController(), animated: true)
            case .pushes: stage.modal.pushViewController(TestScreen("B"), animated: true)
            }
        }
        expectDeclined(stage)
        #expect(!stage.calls.contains("willDismiss"))
        stage.modal.dismissOverride = nil
        stage.modal.presentedViewController?.dismiss(animated: false)
        stage.modal.popViewController(animated: false)
        stage.device.settle()
        stage.expectUsable()
    }
}
