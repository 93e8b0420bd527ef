import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// The class applies its rules to UIKit's recognizers also where it is their delegate itself.
@MainActor
@Suite("A controller that is the delegate of its own recognizers")
struct OwnDelegateNavigationTests {
    /// The line in a subclass, and in an extension of `UINavigationController`, whose `viewDidLoad` is called first.
    private final class OwnDelegateNavigation: BasicNavigationController {
        var isExtension = false

        override func viewDidLoad() {
            if isExtension { becomeDelegate() }
            super.viewDidLoad()
            if !isExtension { becomeDelegate() }
        }

        private func becomeDelegate() {
            interactivePopGestureRecognizer?.delegate = self
            interactiveContentPopGestureRecognizer?.delegate = self
        }
    }

    /// Where the line is written, and what UIKit does.
    struct Variant: Sendable, CustomTestStringConvertible {
        var isExtension = false
        var position: Switch?

        var testDescription: String { "\(isExtension ? "extension" : "subclass")\(position.map { ", \($0)" } ?? "")" }

        static let all =
            [Self(), Self(isExtension: true)]
            + ["knowsViewAtEventQuestion"].map {
                Self(position: Switch($0)!)
            }
    }

    private func stage(_ names: String, on version: Int, _ variant: Variant) -> Stage {
        Stage(
            names, on: .iOS(version),
            navigation: {
                let navigation = OwnDelegateNavigation(nibName: nil, bundle: nil)
                navigation.isExtension = variant.isExtension
                return navigation
            }(), switches: { $0.apply(variant.position) })
    }

    @Test(
        "A controller that becomes the delegate later pops a screen without a bar",
        .covers(.recognizers, .appLines), .needsPrivateAPI, arguments: PopPlace.all)
    func later(place: PopPlace) {
        let stage = Stage("AB", .init(on: place.version))
        stage.edge.delegate = stage.navigation
        stage.content?.delegate = stage.navigation
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        stage.navigation.popGestureArea = .system
        stage.swipe(from: place.start)
        #expect(stage.stack == "A")
    }

    @Test(
        "A controller that becomes the delegate later pops from the bar, as a plain one does",
        .covers(.recognizers, .appLines), arguments: [15, 18, 26, 27])
    func fromBar(version: Int) {
        for stage in [Stage("AB", .init(on: version)), PlainStage("AB", on: version)] as [any FingerStage] {
            stage.edge.delegate = stage.controller as? any UIGestureRecognizerDelegate
            let bar = stage.controller.navigationBar
            let y = bar.convert(bar.bounds, to: nil).midY
            stage.pull(from: 5, to: 300, y: y)
            stage.lift()
            #expect(stage.stack == "A")
        }
    }

    @Test(
        "A controller that is its recognizers' delegate asks the screen once", .covers(.recognizers, .confirmation),
        arguments: PopPlace.all, Variant.all)
    func asks(place: PopPlace, variant: Variant) {
        let stage = stage("AB", on: place.version, variant)
        let top = stage.top
        top.agrees = false
        stage.swipe(from: place.start)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.screenDeclined))
        #expect(top.askedFor == [.gesture])
        top.agrees = true
        stage.swipe(from: place.start)
        #expect(stage.stack == "A" && stage.verdict == .allowed)
        #expect(top.askedFor == [.gesture, .gesture])
    }

    @Test(
        "A controller that is its recognizers' delegate keeps to its area", .covers(.recognizers, .delegateProxies),
        arguments: [15, 18, 26, 27], Variant.all)
    func area(version: Int, variant: Variant) {
        let stage = stage("ABC", on: version, variant)
        stage.swipe(from: 250)
        #expect(stage.stack == "ABC" && stage.verdict == .refused(.outsideArea))
        stage.swipe(from: 100)
        #expect(stage.stack == "AB")
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "A controller that is its recognizers' delegate keeps its exclusions", .covers(.recognizers, .delegateProxies),
        arguments: PopPlace.all, Variant.all)
    func exclusions(place: PopPlace, variant: Variant) {
        let stage = stage("AB", on: place.version, variant)
        let canvas = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        stage.top.view.addSubview(canvas)
        stage.top.popPreferences.excludedViews = [canvas]
        stage.top.popPreferences.excludesLeadingEdge = true
        stage.swipe(from: place.start)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.excludedView))
        stage.swipe(from: place.start, y: 600)
        #expect(stage.stack == "A")
    }

    @Test(
        "A controller that is its recognizers' delegate obeys the switches", .covers(.recognizers, .gestureSwitch),
        arguments: PopPlace.all, Variant.all)
    func switches(place: PopPlace, variant: Variant) {
        let stage = stage("AB", on: place.version, variant)
        stage.navigation.popGestureRecognizerEnabled = false
        stage.device.fingerDown(at: stage.point(place.start))
        // A recognizer with a touch could delay it.
        #expect(stage.edge.numberOfTouches == 0 && stage.content?.numberOfTouches ?? 0 == 0)
        stage.lift()
        stage.swipe(from: place.start)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.disabled))
        stage.navigation.popGestureRecognizerEnabled = true
        stage.top.popPreferences.isGestureEnabled = false
        stage.swipe(from: place.start)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.disabledByScreen))
        stage.top.popPreferences.isGestureEnabled = nil
        stage.swipe(from: place.start)
        #expect(stage.stack == "A")
    }

    @Test(
        "A controller that is its recognizers' delegate doesn't pop at the root", .covers(.recognizers, .neverHangs),
        arguments: PopPlace.all, Variant.all)
    func root(place: PopPlace, variant: Variant) {
        for isSliding in [false, true] {
            let stage = stage("ABC", on: place.version, variant)
            stage.navigation.popToRootViewController(animated: true)
            if isSliding { stage.device.wait(0.1) } else { stage.device.settle() }
            stage.swipe(from: place.start)
            stage.device.settle()
            #expect(!stage.device.isHung)
            stage.push("D")
            #expect(stage.stack.hasSuffix("D"))
            stage.swipe(from: place.start)
            #expect(!stage.stack.hasSuffix("D"))
        }
    }
}
