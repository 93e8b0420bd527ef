import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Detents of a sheet")
struct SheetDetentTests {
    private func present(
        undimmed: Bool = false, _ detents: [UISheetPresentationController.Detent], on stage: PresentationStage
    ) -> UIView {
        let screen = stage.screen("B", .pageSheet)
        screen.sheetPresentationController?.detents = detents
        if undimmed { screen.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
        stage.a.present(screen, animated: true)
        stage.device.settle()
        return screen.view
    }

    private func drag(on stage: PresentationStage, from y: CGFloat, to end: CGFloat) {
        stage.device.fingerDown(at: CGPoint(x: 195, y: y))
        stage.device.fingerMove(to: CGPoint(x: 195, y: end), duration: 0.5)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        stage.device.settle()
    }

    @Test("A drag upwards expands the sheet, and one downwards returns it", .facts(.detents))
    func resize() {
        let stage = PresentationStage()
        let sheet = present([.medium(), .large()], on: stage)
        drag(on: stage, from: 460, to: 160)
        let large = sheet.frame
        #expect(large.minY < 100 && large.maxY == 844)
        drag(on: stage, from: 300, to: 700)
        #expect(sheet.frame.minY == 422)
        #expect(stage.a.presentedViewController != nil)
    }

    @Test("While a finger resizes the sheet, the sheet follows it", .facts(.detents))
    func follow() {
        let stage = PresentationStage()
        let sheet = present([.medium(), .large()], on: stage)
        stage.device.fingerDown(at: CGPoint(x: 195, y: 460))
        stage.device.fingerMove(to: CGPoint(x: 195, y: 360), duration: 0.5)
        #expect(abs(sheet.frame.minY - 332) < 1)
        stage.device.fingerUp()
        stage.device.settle()
    }

    @Test("At the smallest detent, a drag downwards dismisses the sheet", .facts(.detents))
    func dismiss() {
        let stage = PresentationStage()
        _ = present([.medium(), .large()], on: stage)
        drag(on: stage, from: 460, to: 800)
        #expect(stage.a.presentedViewController == nil)
    }

    @Test(
        "The content behind an undimmed sheet receives touches, and behind a dimmed one it does not", .facts(.detents))
    func undimmed() {
        let stage = PresentationStage()
        let point = CGPoint(x: 195, y: 200)
        _ = present(undimmed: true, [.medium()], on: stage)
        #expect(stage.device.window.hitTest(point, with: nil)?.isDescendant(of: stage.a.view) == true)
        stage.a.dismiss(animated: false)
        stage.device.settle()
        _ = present([.medium()], on: stage)
        #expect(stage.device.window.hitTest(point, with: nil)?.isDescendant(of: stage.a.view) == false)
    }

    @Test("A selection of a larger detent dims the content", .facts(.detents))
    func selection() {
        let stage = PresentationStage()
        let sheet = present(undimmed: true, [.medium(), .large()], on: stage)
        let controller = stage.a.presentedViewController?.sheetPresentationController
        controller?.animateChanges { controller?.selectedDetentIdentifier = .large }
        stage.device.settle()
        #expect(sheet.frame.minY < 100)
        #expect(stage.device.window.hitTest(CGPoint(x: 195, y: 20), with: nil)?.isDescendant(of: stage.a.view) == false)
    }
}
