import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The area on the view")
struct PopGestureFrameTests {
    @Test(
        "The area's frame begins at the leading edge and has the area's width",
        .covers(.oneDecision, .verdictsWithoutTouches),
        arguments: [
            (PopGestureArea.leadingThird, 130), (.edge, 20), (.full, 390), (.leadingPoints(60), 60),
            (.leadingPoints(1000), 390), (.leadingFraction(0.5), 195), (.leadingFraction(2), 390),
        ] as [(PopGestureArea, CGFloat)], [false, true]
    )
    func frame(_ case: (area: PopGestureArea, width: CGFloat), isRightToLeft: Bool) {
        let fixture = Fixture(isRightToLeft: isRightToLeft)
        fixture.navigation.popGestureArea = `case`.area
        let frame = fixture.navigation.popGestureFrame
        #expect(abs(frame.width - `case`.width) < 0.001)
        #expect(abs((isRightToLeft ? 390 - frame.maxX : frame.minX)) < 0.001)
        #expect(frame.minY == 0 && frame.height == 844)
    }

    @Test(
        "The frame of an empty area is the strip where UIKit's edge recognizer pops",
        .covers(.oneDecision, .verdictsWithoutTouches),
        arguments: [PopGestureArea.leadingFraction(0), .leadingFraction(.nan), .leadingPoints(-5)]
    )
    func empty(area: PopGestureArea) {
        let fixture = Fixture()
        fixture.navigation.popGestureArea = area
        #expect(fixture.navigation.popGestureFrame.width == 20)
    }

    @Test("An area of half a point contains the points at the edge", .covers(.oneDecision))
    func narrowArea() {
        let area = PopGestureFrame(of: Fixture().navigation, .leadingPoints(0.5))
        #expect(area.contains(CGPoint(x: 0.25, y: 400)) && !area.contains(CGPoint(x: 0.5, y: 400)))
        #expect(area.frame.width == 0.5)
    }

    @Test("At the root the area has no frame", .covers(.verdictsWithoutTouches))
    func root() {
        #expect(Fixture("A").navigation.popGestureFrame.isEmpty)
    }

    @Test("The area has no frame while a switch is off", .covers(.gestureSwitch, .verdictsWithoutTouches))
    func switchedOff() {
        let fixture = Fixture()
        let navigation = fixture.navigation
        fixture.top.popPreferences.isGestureEnabled = false
        #expect(navigation.popGestureFrame.isEmpty)
        fixture.top.popPreferences.isGestureEnabled = nil
        navigation.popGestureRecognizerEnabled = false
        #expect(navigation.popGestureFrame.isEmpty)
        navigation.popGestureRecognizerEnabled = true
        navigation.popRecognizer?.isEnabled = false
        #expect(navigation.popGestureFrame.isEmpty)
        navigation.popRecognizer?.isEnabled = true
        #expect(navigation.popGestureFrame.width == 130)
    }

    /// Where UIKit refuses to pop.
    enum UIKitsRefusal: CaseIterable {
        case hiddenBar, leadingItem, animators

        @MainActor
        func apply(to fixture: Fixture, _ delegate: any UINavigationControllerDelegate) {
            switch self {
            case .hiddenBar: fixture.navigation.setNavigationBarHidden(true, animated: false)
            case .leadingItem: fixture.top.navigationItem.leftBarButtonItem = UIBarButtonItem()
            case .animators: fixture.navigation.delegate = delegate
            }
            fixture.layOut()
        }
    }

    private final class Animating: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }

    @Test(
        "Where UIKit refuses, its own area has no frame, unless the screen enables the swipe",
        .covers(.oneDecision, .verdictsWithoutTouches), arguments: UIKitsRefusal.allCases)
    func refusedByUIKit(refusal: UIKitsRefusal) {
        let (fixture, delegate) = (Fixture(), Animating())
        fixture.navigation.popGestureArea = .system
        #expect(!fixture.navigation.popGestureFrame.isEmpty)
        refusal.apply(to: fixture, delegate)
        #expect(fixture.navigation.popGestureFrame.isEmpty)
        fixture.top.popPreferences.isGestureEnabled = true
        #expect(!fixture.navigation.popGestureFrame.isEmpty)
        fixture.top.popPreferences.isGestureEnabled = nil
        fixture.navigation.popGestureArea = .leadingThird
        #expect(fixture.navigation.popGestureFrame.width == 130)
        withExtendedLifetime(delegate) {}
    }

    @Test(
        "On a screen whose bar shows no way back, the area has no frame", .covers(.noWayBack, .verdictsWithoutTouches))
    func noWayBack() {
        let fixture = Fixture()
        fixture.top.navigationItem.hidesBackButton = true
        #expect(fixture.navigation.popGestureFrame.isEmpty)
        fixture.top.popPreferences.isGestureEnabled = true
        #expect(fixture.navigation.popGestureFrame.width == 130)
    }

    @Test(
        "The area keeps its frame behind a presentation and outside a window", .covers(.verdictsWithoutTouches),
        arguments: [false, true])
    func covered(isInWindow: Bool) {
        let fixture = Fixture()
        if isInWindow {
            fixture.top.present(UIViewController(), animated: false)
        } else {
            fixture.window.rootViewController = UIViewController()
        }
        fixture.layOut()
        #expect(fixture.navigation.popGestureFrame.width == 130)
    }

    @Test("The top screen's area comes before the controller's", .covers(.oneDecision, .gestureSwitch))
    func screenFirst() {
        let fixture = Fixture()
        fixture.top.popPreferences.area = .leadingPoints(40)
        #expect(fixture.navigation.popGestureFrame.width == 40)
        fixture.top.popPreferences.area = nil
        #expect(fixture.navigation.popGestureFrame.width == 130)
    }

    @Test("The frame follows the view's own width", .covers(.oneDecision, .neighbours))
    func width() {
        let fixture = Fixture()
        fixture.navigation.view.frame.size.width = 300
        #expect(abs(fixture.navigation.popGestureFrame.width - 100) < 0.001)
    }

    @Test(
        "The area is measured from the safe area and reaches to the view's edge", .covers(.verticalBars),
        arguments: [false, true])
    func safeArea(isRightToLeft: Bool) {
        let fixture = Fixture(isRightToLeft: isRightToLeft)
        let inset: CGFloat = 50
        if isRightToLeft {
            fixture.navigation.additionalSafeAreaInsets.right = inset
        } else {
            fixture.navigation.additionalSafeAreaInsets.left = inset
        }
        fixture.layOut()
        let frame = fixture.navigation.popGestureFrame
        #expect(abs(frame.width - (inset + (390 - inset) / 3)) < 0.001)
        #expect(abs(isRightToLeft ? 390 - frame.maxX : frame.minX) < 0.001)
        let area = PopGestureFrame(of: fixture.navigation, .leadingThird)
        func point(_ distance: CGFloat) -> CGPoint {
            CGPoint(x: isRightToLeft ? 390 - distance : distance, y: 400)
        }
        #expect(area.contains(point(10)) && area.contains(point(160)) && !area.contains(point(170)))
        #expect(area.isAtLeadingEdge(point(15)) && !area.isAtLeadingEdge(point(25)) && !area.isAtLeadingEdge(point(65)))
    }

    @Test(
        "The strip is at the leading edge of both window and view", .covers(.leadingEdge),
        arguments: [(0, 19.5), (8, 11.5), (15, 4.5), (19.75, 0), (100, nil), (-10, 19.5)] as [(CGFloat, CGFloat?)],
        [false, true])
    func strip(_ case: (inset: CGFloat, last: CGFloat?), isRightToLeft: Bool) {
        let fixture = Fixture(isRightToLeft: isRightToLeft)
        fixture.navigation.view.frame = CGRect(
            x: isRightToLeft ? 90 - `case`.inset : `case`.inset, y: 0, width: 300, height: 844)
        let area = PopGestureFrame(of: fixture.navigation, .full)
        func isAtEdge(_ distance: CGFloat) -> Bool {
            area.isAtLeadingEdge(CGPoint(x: isRightToLeft ? 300 - distance : distance, y: 400))
        }
        #expect(isAtEdge(`case`.last ?? 0) == (`case`.last != nil))
        #expect(!isAtEdge((`case`.last ?? 0) + 0.6))
    }

    @Test(
        "A touch is at the leading edge within 20 points", .covers(.leadingEdge),
        arguments: [(0, true), (19, true), (21, false), (200, false)] as [(CGFloat, Bool)], [false, true]
    )
    func leadingEdge(_ case: (distance: CGFloat, isAtEdge: Bool), isRightToLeft: Bool) {
        let fixture = Fixture(isRightToLeft: isRightToLeft)
        let area = PopGestureFrame(of: fixture.navigation, .full)
        let x = isRightToLeft ? 390 - `case`.distance : `case`.distance
        #expect(area.isAtLeadingEdge(CGPoint(x: x, y: 300)) == `case`.isAtEdge)
    }

    @Test("The full area reaches to both edges of the view, beyond the safe area", .covers(.oneDecision, .verticalBars))
    func full() {
        let fixture = Fixture()
        fixture.navigation.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
        fixture.layOut()
        let area = PopGestureFrame(of: fixture.navigation, .full)
        #expect(area.frame == fixture.navigation.view.bounds)
        let content = fixture.navigation.view.contentBounds
        #expect(content == CGRect(x: 50, y: 0, width: 290, height: 844), "the content is as high as the view")
        #expect([0, 45, 200, 345, 389].allSatisfy { area.contains(CGPoint(x: $0, y: 400)) })
    }

    @Test("An empty area doesn't contain points, not even outside the safe area", .covers(.oneDecision, .verticalBars))
    func emptyBesideSafeArea() {
        let fixture = Fixture()
        fixture.navigation.additionalSafeAreaInsets.left = 50
        fixture.layOut()
        let area = PopGestureFrame(of: fixture.navigation, .leadingPoints(0))
        #expect(area.frame == .zero)
        #expect(!area.contains(CGPoint(x: 10, y: 400)) && !area.contains(CGPoint(x: 60, y: 400)))
    }

    @Test("A point at an area's width is outside, one before it is inside", .covers(.oneDecision, .leadingEdge))
    func limits() {
        let fixture = Fixture()
        let area = PopGestureFrame(of: fixture.navigation, .leadingPoints(60))
        #expect(area.contains(CGPoint(x: 59.5, y: 400)) && !area.contains(CGPoint(x: 60, y: 400)))
        #expect(area.isAtLeadingEdge(CGPoint(x: 19.5, y: 400)) && !area.isAtLeadingEdge(CGPoint(x: 20, y: 400)))
    }

    @Test(
        "In a view that is inset in its window, the frame is the area alone", .covers(.verdictsWithoutTouches),
        arguments: [false, true])
    func inset(isRightToLeft: Bool) {
        let fixture = Fixture("A")
        let navigation = BasicNavigationController(nibName: nil, bundle: nil)
        navigation.viewControllers = [TestScreen("B"), TestScreen("C")]
        if isRightToLeft { navigation.view.semanticContentAttribute = .forceRightToLeft }
        navigation.view.frame = CGRect(x: 45, y: 200, width: 300, height: 600)
        fixture.top.addChild(navigation)
        fixture.top.view.addSubview(navigation.view)
        fixture.layOut()
        #expect(navigation.popGestureFrame == CGRect(x: isRightToLeft ? 200 : 0, y: 0, width: 100, height: 600))
    }
}
