import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The screen behind a page sheet, in pictures")
struct SheetPushBackTests {
    /// A screen behind a sheet at rest.
    private func stage(_ detents: [UISheetPresentationController.Detent] = [.large()]) -> PresentationStage {
        let stage = PresentationStage()
        let sheet = stage.screen("B", .pageSheet)
        sheet.sheetPresentationController?.detents = detents
        stage.a.present(sheet, animated: true)
        stage.device.settle()
        return stage
    }

    /// The screen behind the sheet, as the picture shows it.
    private func behind(_ stage: PresentationStage) throws -> Picture.Look {
        let children = stage.device.picture().windows[0].children
        return try #require(children.first { $0.id == stage.a.view.layer.pictureNumber }).look
    }

    @Test("A large sheet moves the screen behind it back; the screen's view stays as it is")
    func large() throws {
        let stage = stage()
        let pushed = try behind(stage)
        #expect(abs(pushed.transform.a * 390 - 358) < 0.01)
        #expect(pushed.transform.ty == 47)
        #expect(pushed.cornerRadius == 10 && pushed.clips)
        #expect(stage.a.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.a.dismiss(animated: true)
        stage.device.settle()
        let free = try behind(stage)
        #expect(free.transform.isIdentity && free.cornerRadius == 0 && !free.clips)
    }

    @Test("The screen behind the sheet follows the finger that pulls the sheet down")
    func pull() throws {
        let stage = stage()
        stage.device.fingerDown(at: CGPoint(x: 195, y: 100))
        stage.device.fingerMove(to: CGPoint(x: 195, y: 500), duration: 0.5)
        #expect((0.2...0.8).contains((1 - (try behind(stage)).transform.a) * 390 / 32))
    }

    @Test("A medium sheet leaves the screen behind it in place")
    func medium() throws {
        #expect(try behind(stage([.medium(), .large()])).transform.isIdentity)
    }
}
