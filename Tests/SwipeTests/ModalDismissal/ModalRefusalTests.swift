import Testing
@testable import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Swipes that don't dismiss a modal")
struct ModalRefusalTests {
    /// Swipes, and expects that nothing has happened but the refusal.
    private func expectRefusal(
        _ refusal: PopGestureRefusal, on stage: ModalStage, from start: CGFloat = 60,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        stage.swipe(from: start)
        #expect(stage.isPresented && !stage.device.isHung, sourceLocation: sourceLocation)
        #expect(stage.verdict == .refused(refusal), sourceLocation: sourceLocation)
        #expect(stage.takeEvents() == ["refused \(refusal)"], sourceLocation: sourceLocation)
    }

    @Test(
        "Without the property, a swipe at the root has nothing to pop", .covers(.modalRoots),
        arguments: TestedSwipe.all)
    func notAsked(swipe: TestedSwipe) {
        let stage = ModalStage("A", swipe, optsIn: false)
        #expect(stage.forecast == .refused(.nothingToPop) && stage.modal.popGestureFrame.isEmpty)
        expectRefusal(.nothingToPop, on: stage)
        #expect(stage.calls == [])
    }

    @Test(
        "A controller in another style than full screen stays", .covers(.modalRoots),
        arguments: [.overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .formSheet]
            as [UIModalPresentationStyle])
    func otherStyles(style: UIModalPresentationStyle) {
        expectRefusal(.nothingToPop, on: ModalStage(style: style))
    }

    @Test(
        "A controller of another class has no swipe out of its root", .covers(.modalRoots), arguments: systemsOfDrags)
    func otherClass(version: Int) {
        let stage = Stage("A", .init(on: version))
        let (modal, root) = (UINavigationController(), TestScreen("M"))
        root.popPreferences.area = .full
        modal.viewControllers = [root]
        modal.modalPresentationStyle = .fullScreen
        stage.top.present(modal, animated: true)
        stage.device.settle()
        let gesture = modal.attachPopGesture()?.gesture
        stage.swipe()
        #expect(stage.top.presentedViewController === modal)
        #expect(gesture?.verdict(forDragFrom: stage.point(60), by: nil) == .refused(.nothingToPop))
        #expect(gesture?.areaFrame.isEmpty == true)
    }

    @Test("The root of a window stays", .covers(.modalRoots), arguments: systemsOfDrags)
    func windowsRoot(version: Int) {
        let stage = Stage("A", on: .iOS(version))
        stage.navigation.dismissesFromRoot = true
        stage.navigation.modalPresentationStyle = .fullScreen
        stage.swipe()
        #expect(stage.verdict == .refused(.nothingToPop) && !stage.device.isHung)
        // UIKit creates the object at the first access.
        #expect(stage.navigation.modal.controller == nil)
    }

    @Test("A controller inside the presented one stays", .covers(.modalRoots))
    func child() {
        let stage = Stage("A", on: .iOS(26))
        let (inner, tabs) = (BasicNavigationController(rootViewController: TestScreen("I")), UITabBarController())
        inner.dismissesFromRoot = true
        tabs.viewControllers = [inner]
        tabs.modalPresentationStyle = .fullScreen
        stage.navigation.present(tabs, animated: false)
        stage.device.settle()
        stage.swipe()
        #expect(inner.lastPopGestureVerdict == .refused(.nothingToPop))
        #expect(stage.navigation.presentedViewController === tabs)
    }

    @Test("A transition that the app has chosen stays as it is", .covers(.modalRoots), arguments: [true, false])
    func appsTransition(zooms: Bool) {
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}
        let delegate = Delegate()
        let stage = ModalStage {
            if zooms { $0.preferredTransition = .zoom { _ in nil } } else { $0.transitioningDelegate = delegate }
        }
        expectRefusal(.nothingToPop, on: stage)
        #expect(zooms || stage.modal.transitioningDelegate === delegate)
    }

    @Test("A presenter that can't be shown as the device is held keeps the modal", .covers(.modalRoots))
    func orientation() {
        let stage = ModalStage()
        stage.presenter.orientations = .landscape
        expectRefusal(.nothingToPop, on: stage)
        stage.presenter.orientations = .portrait
        stage.expectUsable()
    }

    @Test("A controller that presents another one stays", .covers(.modalRoots))
    func presenting() {
        let stage = ModalStage()
        let alert = UIViewController()
        alert.modalPresentationStyle = .overFullScreen
        stage.top.present(alert, animated: true)
        stage.device.settle()
        alert.presentationController?.containerView?.isUserInteractionEnabled = false
        expectRefusal(.presenting, on: stage)
        alert.dismiss(animated: true)
        stage.device.settle()
        stage.presenter.calls = []
        stage.expectUsable()
    }

    @Test("A child of the root that presents in its own context keeps the modal", .covers(.modalRoots))
    func childPresents() {
        let stage = ModalStage()
        let (child, presented) = (UIViewController(), UIViewController())
        child.definesPresentationContext = true
        stage.top.embed(child, in: CGRect(x: 0, y: 500, width: 390, height: 300))
        presented.modalPresentationStyle = .overCurrentContext
        child.present(presented, animated: false)
        stage.device.settle()
        expectRefusal(.presenting, on: stage)
        child.dismiss(animated: false)
        stage.device.settle()
        stage.expectUsable()
    }

    @Test("An active search stays, and so does its controller", .covers(.modalRoots), arguments: [true, false])
    func search(hidesBar: Bool) {
        let stage = ModalStage()
        let search = UISearchController(searchResultsController: nil)
        search.hidesNavigationBarDuringPresentation = hidesBar
        stage.top.navigationItem.searchController = search
        stage.device.settle()
        search.isActive = true
        stage.device.settle()
        expectRefusal(.presenting, on: stage)
        #expect(search.isActive)
    }

    @Test(
        "The switches, the area and excluded places count as for a pop", .covers(.modalRoots),
        arguments: systemsOfDrags)
    func rules(version: Int) {
        let stage = ModalStage("A", .init(on: version))
        expectRefusal(.outsideArea, on: stage, from: 200)
        stage.modal.popGestureArea = .edge
        expectRefusal(.outsideArea, on: stage)
        stage.modal.popGestureArea = .leadingThird
        stage.top.popPreferences.excludedRects = [CGRect(x: 0, y: 0, width: 390, height: 844)]
        expectRefusal(.excludedView, on: stage)
        stage.top.popPreferences = PopPreferences()
        stage.top.popPreferences.isGestureEnabled = false
        expectRefusal(.disabledByScreen, on: stage)
        stage.top.popPreferences.isGestureEnabled = nil
        stage.modal.popGestureRecognizerEnabled = false
        expectRefusal(.disabled, on: stage)
        stage.modal.popGestureRecognizerEnabled = true
        #expect(stage.calls == [])
        stage.expectUsable()
    }

    @Test("The edge dismisses however narrow the area is", .covers(.modalRoots), arguments: systemsOfDrags)
    func narrowArea(version: Int) {
        let stage = ModalStage("A", .init(on: version)) { $0.popGestureArea = .leadingPoints(4) }
        #expect(stage.modal.popGestureFrame == CGRect(x: 0, y: 0, width: 20, height: 844))
        stage.swipe(from: 5)
        #expect(!stage.isPresented)
    }

    @Test("With UIKit's own area there is no swipe out of the root", .covers(.modalRoots), arguments: systemsOfDrags)
    func systemArea(version: Int) {
        let stage = ModalStage("A", .init(on: version)) { $0.popGestureArea = .system }
        #expect(stage.forecast == .refused(.nothingToPop) && stage.modal.popGestureFrame.isEmpty)
        stage.swipe(from: 5)
        stage.swipe(from: 60)
        #expect(stage.isPresented && stage.calls == [])
    }

    @Test("Carousels keep their drags, except at their leading limit", .covers(.modalRoots), arguments: systemsOfDrags)
    func carousel(version: Int) {
        let stage = ModalStage("A", .init(on: version))
        let carousel = UIScrollView.carousel()
        stage.top.view.addSubview(carousel)
        carousel.contentOffset.x = 200
        stage.drag(to: 200)
        #expect(stage.isPresented && stage.verdict == .refused(.scrollViewOwnsDrag))
        stage.device.settle()
        carousel.contentOffset.x = 0
        stage.swipe()
        #expect(!stage.isPresented)
    }

    @Test(
        "A disabled recognizer keeps the modal", .covers(.modalRoots),
        arguments: systemsOfDrags, [5, 60] as [CGFloat])
    func locks(version: Int, start: CGFloat) {
        let stage = ModalStage("A", .init(on: version))
        stage.modal.popRecognizer?.isEnabled = false
        expectRefusal(.disabled, on: stage, from: start)
        stage.modal.popRecognizer?.isEnabled = true
        let recognizers = [stage.edge, stage.content].compactMap { $0 }
        let warnings = ExpectedWarnings.during {
            for recognizer in recognizers { recognizer.isEnabled = false }
            expectRefusal(.disabled, on: stage, from: start)
            for recognizer in recognizers { recognizer.isEnabled = true }
        }
        #expect(warnings.count == 1)
        stage.expectUsable()
    }

    /// Shows a modal whose app allows no swipe at the root with a delegate of UIKit's recognizers.
    private func showLocked(by lock: LockDelegate, on version: Int) -> ModalStage {
        let stage = ModalStage("A", .init(on: version))
        lock.begins = { [unowned stage] _ in stage.modal.viewControllers.count > 1 }
        for recognizer in [stage.edge, stage.content] { recognizer?.delegate = lock }
        return stage
    }

    @Test("An app's delegate that allows no swipe at the root keeps the modal", .covers(.modalRoots))
    func appsDelegate() {
        let lock = LockDelegate()
        let stage = showLocked(by: lock, on: 18)
        let warnings = ExpectedWarnings.during { expectRefusal(.delegateDeclined, on: stage) }
        #expect(warnings.count == 1)
    }

    @Test(
        "If UIKit asks the app's delegate, its refusal is reported as another gesture's", .covers(.modalRoots),
        arguments: [(18, 5), (26, 5), (26, 60)] as [(Int, CGFloat)])
    func appsDelegateAskedByUIKit(version: Int, start: CGFloat) {
        let lock = LockDelegate()
        expectRefusal(.otherGesture, on: showLocked(by: lock, on: version), from: start)
    }

    @Test(
        "Without a delegate of UIKit's recognizers, the swipe dismisses", .covers(.modalRoots),
        arguments: systemsOfDrags, [5, 60] as [CGFloat])
    func noDelegate(version: Int, start: CGFloat) {
        let stage = ModalStage("A", .init(on: version))
        for recognizer in [stage.edge, stage.content] { recognizer?.delegate = nil }
        stage.swipe(from: start)
        #expect(!stage.isPresented && !stage.device.isHung)
    }

    @Test(
        "A root without a way back in its bar is dismissed", .covers(.modalRoots),
        arguments: systemsOfDrags)
    func wayBack(version: Int) {
        let stage = ModalStage("A", .init(on: version))
        stage.top.navigationItem.hidesBackButton = true
        #expect(stage.forecast == .allowed)
        stage.swipe()
        #expect(!stage.isPresented)
    }

    @Test("A trackpad doesn't dismiss", .covers(.modalRoots), arguments: [18, 26])
    func trackpad(version: Int) {
        let stage = ModalStage("A", .init(on: version))
        stage.device.scroll(by: CGVector(dx: 350, dy: 0), at: stage.point(60), duration: 0.25)
        stage.device.settle()
        #expect(stage.isPresented && !stage.device.isHung && stage.calls == [])
    }

    @Test(
        "A drag that the root's pan takes is reported as another gesture's", .covers(.modalRoots),
        arguments: systemsOfDrags)
    func otherGesture(version: Int) {
        let stage = ModalStage("A", .init(on: version))
        let canvas = UIView(frame: stage.top.view.bounds)
        canvas.addGestureRecognizer(UIPanGestureRecognizer())
        stage.top.view.addSubview(canvas)
        stage.top.popPreferences.precedingViews = [canvas]
        stage.swipe()
        #expect(stage.isPresented && stage.verdict == .refused(.otherGesture))
    }

    @Test("A screen that is pushed under a resting finger keeps the modal", .covers(.modalRoots))
    func underFinger() {
        let stage = ModalStage()
        stage.device.fingerDown(at: stage.point(60))
        stage.modal.pushViewController(TestScreen("B"), animated: false)
        stage.device.wait(1)
        stage.device.fingerMove(to: stage.point(360), duration: 0.25)
        stage.lift()
        #expect(stage.isPresented && !stage.device.isHung)
    }

    @Test("Only the own pan dismisses", .covers(.modalRoots))
    func route() {
        var facts = PopFacts()
        (facts.controller.hasScreenBelow, facts.preferences.isInArea) = (false, true)
        facts.route.dismissesController = true
        (facts.route.hasContentRecognizer, facts.route.hasOwnTransition, facts.route.isAtLeadingEdge) =
            (true, true, true)
        #expect(facts.route.recognizers == .ownPan)
        let evaluation = PopGestureRules.evaluate(facts)
        #expect([.edge, .content, .scroll].allSatisfy { evaluation.refusal(for: $0) == .nothingToPop })
        #expect(evaluation.refusal(for: .ownPan) == nil)
    }
}
