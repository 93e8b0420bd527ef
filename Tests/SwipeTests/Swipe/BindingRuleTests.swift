import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// UIKit's recognizers obey the rules that the app has set. All other rules apply only to the controller's own pan.
@MainActor
@Suite("Rules that bind UIKit's recognizers")
struct BindingRuleTests {
    /// One of the app's rules, and the recognizers that it binds.
    enum AppsRule: String, CaseIterable, Sendable {
        case disabled, disabledByScreen, screenDeclined, outsideArea, excludedView, excludedAtEdge, sliderThumb

        /// Whether a swipe by UIKit's edge recognizer obeys the rule.
        var bindsEdge: Bool {
            [.disabled, .disabledByScreen, .screenDeclined, .excludedAtEdge].contains(self)
        }

        @MainActor
        func apply(to stage: Stage, at start: CGFloat) {
            switch self {
            case .disabled: stage.navigation.popGestureRecognizerEnabled = false
            case .disabledByScreen: stage.top.popPreferences.isGestureEnabled = false
            case .screenDeclined: stage.top.agrees = false
            case .outsideArea: stage.navigation.popGestureArea = .leadingPoints(2)
            case .excludedView, .excludedAtEdge:
                let canvas = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
                stage.top.view.addSubview(canvas)
                stage.top.popPreferences.excludedViews = [canvas]
                stage.top.popPreferences.excludesLeadingEdge = self == .excludedAtEdge
            case .sliderThumb:
                let slider = UISlider(frame: CGRect(x: 0, y: 380, width: 390, height: 40))
                slider.value = Float((start - 15) / 360)
                stage.top.view.addSubview(slider)
            }
            stage.device.settle()
        }
    }

    @Test(
        "UIKit's edge recognizer obeys the switches, the screen, and exclusions of the edge",
        .covers(.oneDecision, .gestureSwitch, .confirmation, .leadingEdge, .edgeByUIKit), arguments: AppsRule.allCases,
        [15, 18, 26, 27])
    func edge(rule: AppsRule, version: Int) {
        let stage = Stage("AB", .init(on: version))
        // The thumb of a slider prevents pans on a plain controller, too, so the finger goes down next to it.
        rule.apply(to: stage, at: rule == .sliderThumb ? 200 : 5)
        stage.pull(from: 5, to: 200)
        #expect(stage.edge.hasBegun == !rule.bindsEdge)
        stage.device.fingerMove(to: stage.point(305), duration: 0.2)
        stage.liftAfterRest()
        #expect(stage.stack == (rule.bindsEdge ? "AB" : "A"))
    }

    @Test(
        "UIKit's content recognizer obeys each of the app's rules",
        .covers(.oneDecision, .gestureSwitch, .confirmation), arguments: AppsRule.allCases,
        [26, 27])
    func content(rule: AppsRule, version: Int) {
        let stage = Stage("AB", .init(on: version))
        rule.apply(to: stage, at: 60)
        stage.pull(from: 60, to: 200)
        #expect(stage.content?.hasBegun == false)
        stage.liftAfterRest()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A transition binds UIKit's recognizers on iOS 18 and earlier", .covers(.neverHangs, .swipesInterrupt),
        arguments: PopPlace.all,
        [true, false])
    func transition(place: PopPlace, isPush: Bool) {
        func swipe(_ stage: any FingerStage) -> String {
            if isPush {
                stage.controller.pushViewController(TestScreen("D"), animated: true)
            } else {
                stage.controller.popViewController(animated: true)
            }
            stage.device.wait(0.1)
            stage.device.fingerDrag(
                from: stage.point(place.start), to: stage.point(place.start + 200), duration: 0.1)
            stage.device.settle()
            return stage.stack
        }
        let plain = swipe(PlainStage("ABC", on: place.version))
        if place.version <= 18 { #expect(plain == (isPush ? "ABCD" : "AB")) }
        let stage = Stage("ABC", .init(on: place.version))
        #expect(swipe(stage) == plain && !stage.device.isHung)
    }
}
