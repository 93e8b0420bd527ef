import DemoScreens
import Foundation
@testable import UIKit
@testable import UIKitSimulator

/// The comparisons of all screens as a site that needs no server: the live demo's page with recordings in place of the
/// phones, and a script for each screen, which the page loads when the screen is chosen.
@MainActor enum ComparisonSite {
    private static let files = [
        "look.css", "stage.css", "page.css", "panel.css", "picture.css", "picture.js", "stage.js", "site.js",
    ]

    static func write(to folder: OutputFolder) throws {
        var bytes = 0
        func write(_ text: String, _ name: String) throws {
            bytes += text.utf8.count
            try folder.file(name).write(text)
        }
        var entries: [String] = []
        // The device check isn't a comparison.
        for demoCase in DemoCase.all where demoCase.section != .device {
            let comparison = try PhoneComparison(of: demoCase)
            try write("record(\(json(of: comparison)));\n", "scene-\(demoCase.name).js")
            entries.append(
                """
                {"name":\(Film.quoted(demoCase.name)),"title":\(Film.quoted(demoCase.title)),\
                "try":\(Film.quoted(demoCase.instruction)),"then":\(Film.quoted(demoCase.expectation)),\
                "system":\(comparison.system)}
                """)
        }
        for name in files { try write(try PageFile.read(name), name) }
        let groups = PageGroup.all(on: ComparisonScript.system).filter { $0.heading != DemoSection.device.rawValue }
        let page = try PageFile.read("index.html")
            .replacing(#"<body class="live">"#, with: #"<body class="recorded">"#)
            .replacing(/<!--scripts-->[\s\S]*<!--\/scripts-->/) { _ in
                """
                <script type="application/json" id="scenes">[\(entries.joined(separator: ",\n"))]</script>
                <script type="application/json" id="groups">\(PageUpdate.json(groups))</script>
                <script src="picture.js"></script>
                <script src="stage.js"></script>
                <script src="site.js"></script>
                """
            }
        try write(page, "index.html")
        say("Site: \(folder.file("index.html").url.absoluteString) (\(entries.count) screens, \(bytes / 1024) KB)")
    }

    private static func json(of comparison: PhoneComparison) -> String {
        var last: [Picture?] = [nil, nil]
        var texts: [DragOutcome]?
        let frames = comparison.frames.map { frame in
            var members: [String] = []
            let changes = zip(frame.pictures, last).map { $0 == $1 ? "null" : $0.json(since: $1) }
            if changes.contains(where: { $0 != "null" }) { members.append("\"p\":[\(changes.joined(separator: ","))]") }
            if let finger = frame.finger {
                members.append("\"f\":[\(Int(finger.x.rounded())),\(Int(finger.y.rounded()))]")
            }
            if frame.outcomes != texts { members.append("\"o\":\(PageUpdate.json(frame.outcomes))") }
            (last, texts) = (frame.pictures, frame.outcomes)
            return "{\(members.joined(separator: ","))}"
        }
        let size = comparison.frames[0].pictures[0].size
        return """
            {"name":\(Film.quoted(comparison.demoCase.name)),"size":[\(Int(size.width)),\(Int(size.height))],\
            "code":\(PageUpdate.json(comparison.code)),"frames":[
            \(frames.joined(separator: ",\n"))]}
            """
    }
}
