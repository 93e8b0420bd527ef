import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// The README's pictures.
@MainActor enum Gallery {
    /// The file's name, the case, and what the finger does.
    private static let pictures: [(name: String, demoCase: String, trial: Trial)] = [
        (
            "left-third", "left-third",
            Trial("refused, cancelled, popped") { stage in
                try stage.swipe(from: stage.point(0.5), to: stage.point(0.9), expect: .refused(.outsideArea))
                stage.wait(0.8)
                try stage.swipe(
                    from: stage.point(0.2), to: stage.point(0.42), duration: 1, expect: .cancelled)
                stage.wait(0.5)
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), duration: 0.7, expect: .popped)
                stage.wait(0.8)
                return ""
            }
        ),
        (
            "bar", "bar-hidden",
            Trial("cancelled, popped") { stage in
                try stage.swipe(
                    from: stage.point(0.2), to: stage.point(0.45), duration: 1.2, expect: .cancelled)
                stage.wait(0.5)
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), duration: 0.9, expect: .popped)
                stage.wait(0.8)
                return ""
            }
        ),
        (
            "carousel", "carousel",
            Trial("scrolled, then popped") { stage in
                let strip = try stage.scrollView(pages: false)
                stage.scroll(strip, by: -150)
                stage.wait(0.4)
                let middle = stage.middle(of: strip)
                while strip.contentOffset.x > -strip.adjustedContentInset.left {
                    stage.drag(from: CGPoint(x: 120, y: middle.y), by: 170)
                    stage.wait(0.3)
                }
                try stage.swipe(
                    from: CGPoint(x: 120, y: middle.y), to: CGPoint(x: 340, y: middle.y), duration: 0.6, expect: .popped
                )
                stage.wait(0.8)
                return ""
            }
        ),
    ]

    static func write(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, demoCase, trial) in pictures {
            guard let demoCase = DemoCase.named(demoCase) else { throw Misbehaviour("there is no case \(demoCase)") }
            let result = Tour.play(trial, of: demoCase, filmsMenu: false, keepsPictures: true)
            guard result.isGood else { throw Misbehaviour("picture \(name): \(result.seen)") }
            let svg = AnimatedPicture(result.scene).svg(width: 260)
            let file = folder.appendingPathComponent(name + ".svg")
            try svg.write(to: file, atomically: true, encoding: .utf8)
            say("Picture: \(file.path) (\(svg.utf8.count / 1024) KB)")
        }
    }
}
