import DemoScreens

/// The README's picture.
@MainActor enum Gallery {
    static func write(to folder: OutputFolder) throws {
        let svg = AnimatedPicture(try PhoneComparison(of: DemoCase.named("left-third")!)).svg(width: 640)
        let file = folder.file("comparison.svg")
        try file.write(svg)
        say("Picture: \(file.url.absoluteString) (\(svg.utf8.count / 1024) KB)")
    }
}
