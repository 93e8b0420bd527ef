import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("iOS 27: titles beside a vertical bar")
struct VerticalBarTitleTests {
    @Test(
        "In a swipe beside a vertical bar the titles move past each other and never overlap",
        .facts(.verticalBarTransition),
        arguments: [false, true])
    func apart(mirrored: Bool) throws {
        let stage = DuoStage(mirrored: mirrored)
        let texts = ["A long title below", "Another one on top"]
        for (screen, text) in zip(stage.navigation.viewControllers, texts) { screen.title = text }
        stage.device.settle()
        func point(_ x: CGFloat) -> CGPoint { CGPoint(x: mirrored ? stage.size.width - x : x, y: 400) }
        stage.device.fingerDown(at: point(4))
        for x in stride(from: 60, through: 420, by: 40) as StrideThrough<CGFloat> {
            stage.device.fingerMove(to: point(x), duration: 0.1)
            let frames = try texts.map { try #require(stage.bar.view(drawing: $0)).layer.presentation()!.frame }
            let (start, end) = mirrored ? (frames[1], frames[0]) : (frames[0], frames[1])
            #expect(start.maxX <= end.minX, "at \(x)")
        }
    }
}
