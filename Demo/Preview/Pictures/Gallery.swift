import DemoScreens

/// The README's picture: the first screen of the page.
@MainActor enum Gallery {
    static func write(to folder: OutputFolder) throws {
        let svg = AnimatedPicture(try PhoneComparison(of: ComparisonScript.first)).svg(width: 640)
        let file = folder.file("comparison.svg")
        try file.write(svg)
        say("Picture: \(file.url.absoluteString) (\(svg.utf8.count / 1024) KB)")
    }
}
