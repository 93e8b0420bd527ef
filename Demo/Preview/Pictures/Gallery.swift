import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// The README's pictures.
@MainActor enum Gallery {
    /// The file's name, and the trial: the case and the finger's script.
    static let pictures: [(name: String, trial: TourTrial)] = [
        ("left-third", leftThird), ("bar-hidden", barHidden), ("carousel", carousel),
    ]

    /// The fingers' distance from the bottom: in the visible part of the phone.
    private static let height: CGFloat = 430

    private static let leftThird = TourTrial("refused, cancelled, popped") { stage in
        stage.scene.captions.texts = [
            "From the middle\nThe screen stays", "A short drag\nThe screen comes back",
            "From the leading third\nThe screen pops",
        ]
        try stage.swipe(
            from: stage.point(0.5, above: height), to: stage.point(0.9, above: height), expect: .refused(.outsideArea))
        stage.wait(1)
        stage.scene.captions.current = 1
        try stage.swipe(
            from: stage.point(0.2, above: height), to: stage.point(0.42, above: height), duration: 1,
            expect: .cancelled)
        stage.wait(0.7)
        stage.scene.captions.current = 2
        try stage.swipe(
            from: stage.point(0.2, above: height), to: stage.point(0.85, above: height), duration: 0.8,
            expect: .popped)
        stage.wait(1)
        return "refused, cancelled, popped"
    }

    private static let barHidden = TourTrial("cancelled, popped") { stage in
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = UIColor(red: 1, green: 0.83, blue: 0.35, alpha: 1)
        stage.navigationController.navigationBar.standardAppearance = appearance
        stage.navigationController.navigationBar.scrollEdgeAppearance = appearance
        stage.scene.captions.texts = [
            "The bar of the screen below\ncomes with the finger", "Cancelled\nHidden as before",
            "Popped\nShown again",
        ]
        try stage.swipe(
            from: stage.point(0.2, above: height), to: stage.point(0.45, above: height), duration: 1.2,
            expect: .cancelled)
        stage.scene.captions.current = 1
        stage.wait(1)
        stage.scene.captions.current = 2
        try stage.swipe(
            from: stage.point(0.2, above: height), to: stage.point(0.85, above: height), duration: 0.9,
            expect: .popped)
        stage.wait(1)
        return "cancelled, popped"
    }

    private static let carousel = TourTrial("scrolled, then popped") { stage in
        stage.scene.captions.texts = ["The cards can scroll\nThey keep the drag", "At their start\nThe screen pops"]
        let strip = try stage.scrollView(pages: false)
        stage.scroll(strip, by: -150)
        let middle = stage.middle(of: strip)
        while strip.contentOffset.x > -strip.adjustedContentInset.left {
            stage.drag(from: CGPoint(x: 80, y: middle.y), by: 170)
            stage.wait(0.4)
        }
        stage.scene.captions.current = 1
        try stage.swipe(
            from: CGPoint(x: 80, y: middle.y), to: CGPoint(x: 350, y: middle.y), duration: 0.7, expect: .popped)
        stage.wait(1)
        return "scrolled, then popped"
    }

    /// Writes the pictures from the tour's scenes.
    static func write(_ tour: Tour, to folder: URL) throws {
        for result in tour.results where !result.scene.pictures.isEmpty {
            let svg = AnimatedPicture(result.scene, frame: PhoneFrame()).svg(width: 640)
            let file = folder.appendingPathComponent(result.demoCase.name + ".svg")
            try Demo.write(svg, to: file)
            say("Picture: \(file.absoluteString) (\(svg.utf8.count / 1024) KB)")
        }
    }
}
