import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigationUI

/// Screens of UIKit's controller on which UIKit's gestures refuse. The controller's own pan pops them.
@MainActor
@Suite("SwiftUI screens without a back button")
struct HiddenBackButtonTests {
    enum MissingButton: CaseIterable {
        case hiddenBar, hiddenBarAndButton, ownLeadingItem, ownLeadingItemAndHiddenButton

        @MainActor
        func apply(to stage: MarkedStage) {
            let item = stage.top.navigationItem
            switch self {
            case .hiddenBar: stage.navigation.setNavigationBarHidden(true, animated: false)
            case .hiddenBarAndButton:
                item.hidesBackButton = true
                stage.navigation.setNavigationBarHidden(true, animated: false)
            case .ownLeadingItem: item.leftBarButtonItem = UIBarButtonItem(title: "Close")
            case .ownLeadingItemAndHiddenButton:
                item.hidesBackButton = true
                item.leftBarButtonItem = UIBarButtonItem(title: "Close")
            }
            stage.noticeItem()
        }
    }

    @Test(
        "A screen with an area keeps its swipe without a back button", .covers(.withoutBackButton),
        arguments: MissingButton.allCases, contentSystems)
    func area(absence: MissingButton, version: Int) {
        for isRightToLeft in [false, true] {
            let stage = MarkedStage(on: version, isRightToLeft: isRightToLeft)
            stage.mark(.area(.leadingThird))
            absence.apply(to: stage)
            #expect(stage.pops(from: 5))
            #expect(stage.pops(from: 100))
            #expect(!stage.pops(from: 200))
            #expect(stage.scrollPops())
            #expect(stage.isUsable)
        }
    }

    @Test(
        "A screen that enables the swipe keeps it at the edge without a back button", .covers(.withoutBackButton),
        arguments: MissingButton.allCases, contentSystems)
    func enabled(absence: MissingButton, version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.enabled(true))
        absence.apply(to: stage)
        #expect(stage.pops(from: 5))
        #expect(stage.isUsable)
    }

    @Test(
        "UIKit's edge gesture pops a screen without a back button, in both builds",
        .covers(.withoutBackButton), arguments: MissingButton.allCases, systems)
    func bothBuilds(absence: MissingButton, version: Int) {
        let stage = MarkedStage(on: version)
        absence.apply(to: stage)
        stage.mark(.enabled(true))
        #expect(stage.pops(from: 5))
        #expect(stage.isUsable)
    }

    @Test(
        "UIKit's edge gesture pops after the bar was hidden, in both builds", .covers(.withoutBackButton),
        arguments: systems)
    func hiddenLater(version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.enabled(true))
        MissingButton.hiddenBar.apply(to: stage)
        #expect(stage.pops(from: 5))
    }

    @Test(
        "A screen without a modifier stays without a back button", .covers(.withoutBackButton),
        arguments: MissingButton.allCases,
        systems)
    func unmarked(absence: MissingButton, version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.area(.leadingThird), in: stage.navigation.viewControllers[1])
        absence.apply(to: stage)
        #expect(!stage.pops(from: 5))
        #expect(!stage.pops(from: 100))
        #expect(!stage.scrollPops())
    }

    @Test(
        "A bar without any way back keeps a screen that states an area", .covers(.withoutBackButton),
        arguments: StackKind.allCases,
        systems)
    func noWayBack(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        stage.mark(.area(.leadingThird))
        let record = stage.record()
        stage.top.navigationItem.hidesBackButton = true
        stage.device.settle()
        stage.swipe(from: 100)
        #expect(stage.depth == 3)
        #expect(record.take() == [.refused(.noWayBack)])
    }

    @Test(
        "A screen that enables the swipe is popped although its bar shows no way back", .covers(.withoutBackButton),
        arguments: StackKind.allCases, contentSystems)
    func enabledWithoutWayBack(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        stage.mark(.area(.leadingThird))
        stage.mark(.enabled(true))
        stage.top.navigationItem.hidesBackButton = true
        stage.noticeItem()
        #expect(stage.pops(from: 5))
        #expect(stage.pops(from: 100))
        #expect(stage.isUsable)
    }

    @Test(
        "Escape pops a screen whose modifier enables the swipe although its bar shows no way back",
        .covers(.withoutBackButton, .escapeGesture), arguments: [true, false])
    func escapeWithoutWayBack(isEnabled: Bool) {
        let stage = MarkedStage(.librarys)
        stage.mark(.enabled(isEnabled))
        stage.top.navigationItem.hidesBackButton = true
        stage.device.settle()
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(stage.depth == (isEnabled ? 2 : 3))
    }

    @Test(
        "A swipe without a back button asks the screen once, and reports its events",
        .covers(.withoutBackButton, .popRequests, .gestureEvents),
        arguments: contentSystems)
    func asks(version: Int) {
        for start in [5, 100] as [CGFloat] {
            let stage = MarkedStage(on: version)
            stage.mark(.area(.leadingThird))
            MissingButton.hiddenBar.apply(to: stage)
            let (decision, record) = (stage.decide(), stage.record())
            stage.swipe(from: start)
            #expect(decision.count == 1)
            #expect(record.take() == [.willPop, .didPop])
        }
    }

    @Test(
        "A root without a bar is never popped, and the stack can still change", .covers(.withoutBackButton, .failsOpen),
        arguments: systems)
    func root(version: Int) {
        let stage = MarkedStage(on: version)
        stage.navigation.setViewControllers([stage.top], animated: false)
        stage.mark(.area(.full))
        stage.mark(.enabled(true))
        MissingButton.hiddenBarAndButton.apply(to: stage)
        stage.swipe(from: 5)
        stage.swipe(from: 100)
        stage.scroll()
        #expect(stage.depth == 1)
        #expect(stage.isUsable)
    }

    @Test("No swipe without a bar begins during a push", .covers(.withoutBackButton, .failsOpen), arguments: systems)
    func transition(version: Int) {
        for start in [5, 100] as [CGFloat] {
            for delay in stride(from: 0.0, to: 0.35, by: 0.05) {
                let stage = MarkedStage(on: version)
                MissingButton.hiddenBar.apply(to: stage)
                let screen = UIViewController()
                screen.view.addSubview(PopGestureMarker(.area(.full)))
                stage.navigation.pushViewController(screen, animated: true)
                stage.device.wait(delay)
                stage.device.fingerDrag(from: stage.point(start), to: stage.point(380), duration: 0.1)
                stage.device.settle()
                #expect(stage.depth == 4, "from \(start), \(delay) s after the push")
                #expect(stage.isUsable)
            }
        }
    }
}
