import Foundation
import Testing

@Suite("The documentation")
struct DocumentationTests {
    /// The library's source files.
    private var sources: [URL] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let root = folder.appending(path: "../../../Sources/PopNavigation")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    }

    /// The public declarations without a doc comment.
    private func undocumented(in source: String) -> [String] {
        var previous = ""
        var found: [String] = []
        for line in source.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            // A public override says what UIKit says; an open one says what the library adds.
            let isPublic =
                ["public ", "open "].contains { line.hasPrefix($0) } && !line.hasPrefix("public override ")
            // Swift does not see what is for Objective-C alone.
            if isPublic, !previous.hasPrefix("///"), !previous.hasPrefix("@available(swift, obsoleted") {
                found.append(line)
            }
            // Attributes and conditions are between a comment and its declaration.
            let isBetween = line.hasPrefix("#") || line.hasPrefix("@") && !line.hasPrefix("@available(swift, obsoleted")
            if !isBetween, !previous.hasPrefix("@available(swift, obsoleted") || isPublic { previous = line }
        }
        return found
    }

    @Test("Every public symbol has a doc comment", .covers(.documentation))
    func complete() throws {
        #expect(sources.count > 20)
        for file in sources {
            let missing = undocumented(in: try String(contentsOf: file, encoding: .utf8))
            #expect(missing.isEmpty, "\(file.lastPathComponent)")
        }
    }

    @Test("A public symbol without a doc comment is found", .covers(.documentation))
    func found() {
        #expect(undocumented(in: "/// A.\n@MainActor\npublic var a = 1\n\npublic var b = 2") == ["public var b = 2"])
    }
}
