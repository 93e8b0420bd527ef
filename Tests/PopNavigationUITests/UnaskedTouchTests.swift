import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigationUI

@MainActor
@Suite("Touches about which SwiftUI screens aren't asked")
struct UnaskedTouchTests {
    /// A touch that doesn't pop.
    enum OtherTouch: CaseIterable {
        case tap, tapAtEdge, backward, vertical, verticalAtEdge, outsideArea, inBar, verticalScroll
        case sliderThumb, mapPan, carousel, list, excludedPlace, disabledSwipe, root, sheet

        /// Brings about what the touch is on.
        @MainActor
        func prepare(_ stage: MarkedStage) -> UIView? {
            let place = CGRect(x: 0, y: 350, width: 390, height: 100)
            switch self {
            case .sliderThumb:
                let slider = UISlider(frame: place)
                slider.value = 0.2
                return slider
            case .mapPan:
                let map = UIView(frame: place)
                map.addGestureRecognizer(UIPanGestureRecognizer())
                return map
            case .carousel:
                let carousel = UIScrollView(frame: place)
                carousel.contentSize = CGSize(width: 1200, height: 100)
                carousel.contentOffset.x = 390
                return carousel
            case .list:
                let list = UIScrollView(frame: stage.top.view.bounds)
                list.contentSize = CGSize(width: 390, height: 3000)
                return list
            case .excludedPlace: stage.mark(.exclusion(excludesLeadingEdge: false), frame: place)
            case .disabledSwipe: stage.mark(.enabled(false))
            case .root:
                stage.navigation.setViewControllers([stage.top], animated: false)
                stage.device.settle()
            case .sheet:
                stage.top.present(UIViewController(), animated: false)
                stage.device.settle()
            default: break
            }
            return nil
        }

        @MainActor
        func play(_ stage: MarkedStage) {
            let device = stage.device
            switch self {
            case .tap: device.fingerTap(at: stage.point(100))
            case .tapAtEdge: device.fingerTap(at: stage.point(5))
            case .backward: device.fingerDrag(from: stage.point(100), to: stage.point(20), duration: 0.3)
            case .vertical, .list:
                device.fingerDrag(from: stage.point(100), to: stage.point(100, y: 650), duration: 0.3)
            case .verticalAtEdge:
                device.fingerDrag(from: stage.point(5), to: stage.point(5, y: 650), duration: 0.3)
            case .outsideArea: stage.swipe(from: 200)
            case .inBar: stage.swipe(from: 100, y: 70)
            case .verticalScroll:
                device.scroll(by: CGVector(dx: 0, dy: 200), at: stage.point(100), duration: 0.3)
            case .sliderThumb: stage.swipe(from: 85)
            case .root, .disabledSwipe, .sheet: stage.swipe(from: 5)
            case .mapPan, .carousel, .excludedPlace: stage.swipe(from: 100)
            }
            device.settle()
        }
    }

    @Test(
        "A touch that doesn't pop doesn't ask a SwiftUI screen", .covers(.popRequests), arguments: OtherTouch.allCases,
        StackKind.allCases)
    func otherTouches(touch: OtherTouch, kind: StackKind) {
        // On iOS 26 and later, UIKit's content recognizer looks at no bar.
        for version in systems where touch != .inBar || version < 26 {
            let stage = MarkedStage(kind, on: version)
            stage.mark(.area(.leadingThird))
            let decision = stage.decide()
            if let view = touch.prepare(stage) {
                stage.show(view)
                view.becomeFirstResponder()
                stage.device.settle()
            }
            let depth = stage.depth
            touch.play(stage)
            #expect(stage.depth == depth, "iOS \(version)")
            #expect(decision.count == 0, "iOS \(version)")
        }
    }

    @Test(
        "On iOS 18 and earlier, a drag from a text selection doesn't ask a SwiftUI screen", .covers(.popRequests),
        arguments: [15, 18], StackKind.allCases)
    func selectedText(version: Int, kind: StackKind) {
        let stage = MarkedStage(kind, on: version)
        stage.mark(.area(.leadingThird))
        let decision = stage.decide()
        let text = UITextView()
        text.frame = CGRect(x: 0, y: 350, width: 390, height: 100)
        text.text = "Selected"
        stage.show(text)
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 0, length: 8)
        stage.device.settle()
        #expect(!stage.pops(from: 100))
        #expect(decision.count == 0)
    }
}
