import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// The README's pictures.
@MainActor enum Gallery {
    /// A small phone, which keeps text readable in a small picture.
    private static var phone: SimulatedDevice.Configuration {
        var configuration = SimulatedDevice.Configuration()
        configuration.screenSize = CGSize(width: 320, height: 568)
        configuration.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        return configuration
    }

    /// The file's name, and the trial: the case and the finger's script.
    static let pictures: [(name: String, trial: TourTrial)] = [
        (
            "left-third",
            TourTrial("refused, cancelled, popped", on: phone) { stage in
                stage.scene.caption = "From the middle:\nthe screen stays"
                try stage.swipe(from: stage.point(0.5), to: stage.point(0.9), expect: .refused(.outsideArea))
                stage.wait(1)
                stage.scene.caption = "A short drag:\nthe screen comes back"
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.42), duration: 1, expect: .cancelled)
                stage.wait(0.7)
                stage.scene.caption = "From the left third:\nthe screen pops"
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), duration: 0.8, expect: .popped)
                stage.wait(1)
                return "refused, cancelled, popped"
            }
        ),
        (
            "bar-hidden",
            TourTrial("cancelled, popped", on: phone) { stage in
                let appearance = UINavigationBarAppearance()
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = UIColor(red: 1, green: 0.83, blue: 0.35, alpha: 1)
                stage.navigationController.navigationBar.standardAppearance = appearance
                stage.navigationController.navigationBar.scrollEdgeAppearance = appearance
                stage.scene.caption = "The bar of the screen below\ncomes with the finger"
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.45), duration: 1.2, expect: .cancelled)
                stage.scene.caption = "Cancelled:\nhidden as before"
                stage.wait(1)
                stage.scene.caption = "Popped:\nshown again"
                try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), duration: 0.9, expect: .popped)
                stage.wait(1)
                return "cancelled, popped"
            }
        ),
        (
            "carousel",
            TourTrial("scrolled, then popped", on: phone) { stage in
                stage.scene.caption = "The cards can scroll:\nthey keep the drag"
                let strip = try stage.scrollView(pages: false)
                stage.scroll(strip, by: -150)
                let middle = stage.middle(of: strip)
                while strip.contentOffset.x > -strip.adjustedContentInset.left {
                    stage.drag(from: CGPoint(x: 80, y: middle.y), by: 170)
                    stage.wait(0.4)
                }
                stage.scene.caption = "At their start:\nthe screen pops"
                try stage.swipe(
                    from: CGPoint(x: 80, y: middle.y), to: CGPoint(x: 290, y: middle.y), duration: 0.7, expect: .popped)
                stage.wait(1)
                return "scrolled, then popped"
            }
        ),
    ]

    /// Writes the pictures from the tour's scenes.
    static func write(_ tour: Tour, to folder: URL) throws {
        for result in tour.results where !result.scene.pictures.isEmpty {
            let svg = AnimatedPicture(result.scene, frame: PhoneFrame()).svg(width: 250)
            let file = folder.appendingPathComponent(result.demoCase.name + ".svg")
            try Demo.write(svg, to: file)
            say("Picture: \(file.absoluteString) (\(svg.utf8.count / 1024) KB)")
        }
    }
}
