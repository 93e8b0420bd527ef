import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@MainActor
@Suite("The consent of a screen, whoever asks")
struct ConsentTests {
    /// The ways in which a user leaves a screen.
    enum WayOut: CaseIterable, Sendable {
        case edge, content, backButton, escape, goBack

        @MainActor
        func leave(_ stage: Stage) {
            switch self {
            case .edge: stage.swipe(from: 5)
            case .content: stage.swipe(from: 60)
            case .backButton: stage.tapBackButton()
            case .escape: _ = stage.navigation.accessibilityPerformEscape()
            case .goBack: _ = stage.navigation.goBack(animated: true)
            }
            stage.device.settle()
        }
    }

    private nonisolated static let versions = [15, 18, 26, 27]

    @Test(
        "A screen that presents when it is asked and agrees stays under what it has presented", .covers(.confirmation),
        arguments: versions, WayOut.allCases)
    func presents(version: Int, way: WayOut) {
        for animated in [false, true] {
            let stage = Stage("ABC", .init(on: version))
            let presented = UIViewController()
            stage.screen("C").whenAsked = { $0.present(presented, animated: animated) }
            way.leave(stage)
            #expect(stage.stack == "ABC", "animated: \(animated)")
            #expect(stage.screen("C").presentedViewController === presented)
        }
    }

    @Test(
        "A screen whose presented sheet presents when it is asked doesn't leave", .covers(.confirmation),
        arguments: versions, WayOut.allCases)
    func presentsAbove(version: Int, way: WayOut) {
        let stage = Stage("ABC", .init(on: version))
        let sheet = UIViewController()
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
        stage.screen("C").present(sheet, animated: false)
        stage.device.settle()
        let presented = UIViewController()
        stage.screen("C").whenAsked = { _ in sheet.present(presented, animated: false) }
        way.leave(stage)
        #expect(stage.stack == "ABC")
    }

    @Test(
        "A child that presents in its own context when its screen is asked keeps the screen", .covers(.confirmation),
        arguments: versions, WayOut.allCases)
    func childPresents(version: Int, way: WayOut) {
        let stage = Stage("ABC", .init(on: version))
        let (child, presented) = (UIViewController(), UIViewController())
        child.definesPresentationContext = true
        stage.screen("C").embed(child)
        presented.modalPresentationStyle = .overCurrentContext
        stage.screen("C").whenAsked = { _ in child.present(presented, animated: false) }
        way.leave(stage)
        #expect(stage.stack == "ABC" && child.presentedViewController === presented)
    }

    @Test(
        "A screen that removes the screen below when it is asked and agrees stays on top", .covers(.confirmation),
        arguments: versions, WayOut.allCases)
    func removesBelow(version: Int, way: WayOut) {
        let stage = Stage("ABC", .init(on: version))
        stage.screen("C").whenAsked = { [unowned stage] _ in
            stage.navigation.setViewControllers(["A", "C"].map(stage.screen), animated: false)
        }
        way.leave(stage)
        #expect(stage.stack == "AC")
        stage.expectUsable()
    }

    @Test(
        "A screen that replaces the screen below when it is asked and agrees stays on top", .covers(.confirmation),
        arguments: versions, WayOut.allCases)
    func replacesBelow(version: Int, way: WayOut) {
        let stage = Stage("ABC", .init(on: version))
        stage.screen("C").whenAsked = { [unowned stage] _ in
            stage.navigation.setViewControllers(["A", "X", "C"].map(stage.screen), animated: false)
        }
        way.leave(stage)
        #expect(stage.stack == "AXC")
    }

    @Test(
        "A screen that dismisses its sheet when it is asked and agrees is popped", .covers(.confirmation),
        arguments: versions, [WayOut.edge, .backButton, .goBack])
    func dismisses(version: Int, way: WayOut) {
        for animated in [false, true] {
            let stage = Stage("ABC", .init(on: version))
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.medium()]
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            stage.screen("C").present(sheet, animated: false)
            stage.device.settle()
            stage.screen("C").whenAsked = { _ in sheet.dismiss(animated: animated) }
            way.leave(stage)
            #expect(stage.stack == "AB", "animated: \(animated)")
        }
    }

    /// What a screen does before it agrees.
    enum Act: CaseIterable, Sendable {
        case presents, pushes, removesBelow

        @MainActor
        func perform(on screen: TestScreen, of stage: Stage) {
            switch self {
            case .presents: screen.present(UIViewController(), animated: false)
            case .pushes: stage.navigation.pushViewController(stage.screen("X"), animated: false)
            case .removesBelow:
                stage.navigation.setViewControllers(["A", "C"].map(stage.screen), animated: false)
            }
        }
    }

    @Test(
        "confirmPop counts a screen that acts before it agrees as a no", .covers(.confirmation, .waysOutUnasked),
        arguments: versions, Act.allCases)
    func confirms(version: Int, act: Act) async {
        let stage = Stage("ABC", .init(on: version))
        stage.screen("C").whenAsked = { [unowned stage] in act.perform(on: $0, of: stage) }
        #expect(await !stage.navigation.confirmPop(downTo: stage.screen("A")))
        #expect(stage.screen("B").askedFor == [])
    }

    @Test(
        "After confirmPop has heard a no, the next attempt still asks a screen that needs time",
        .covers(.confirmation, .waysOutUnasked), arguments: versions, WayOut.allCases)
    func asksAfterNo(version: Int, way: WayOut) async {
        let stage = Stage("AB", .init(on: version))
        let screen = PatientScreen()
        stage.push(screen)
        let navigation = stage.navigation
        let answer = Task { await navigation.confirmPop(downTo: stage.screen("A")) }
        await stage.turns()
        await screen.answer(false, on: stage)
        #expect(await !answer.value)
        stage.device.activate()
        way.leave(stage)
        await stage.turns()
        stage.device.settle()
        #expect(navigation.topViewController === screen && screen.triggers.count == 2)
        await screen.answer(false, on: stage)
    }
}
