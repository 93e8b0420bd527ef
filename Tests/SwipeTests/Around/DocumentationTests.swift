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

    /// The declarations without a doc comment. Members of an extension that only conforms inherit the protocol's.
    private func undocumented(in source: String) -> [String] {
        var previous = ""
        var found: [String] = []
        for line in source.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            let isPublic = ["public ", "open "].contains { line.hasPrefix($0) }
            if isPublic, !line.hasPrefix("public extension"), !previous.hasPrefix("///") { found.append(line) }
            // Attributes stand between a comment and its declaration.
            if !line.hasPrefix("@") || isPublic { previous = line }
        }
        return found
    }

    @Test("Every public symbol has a doc comment", .covers(18))
    func complete() throws {
        #expect(sources.count > 20)
        for file in sources {
            let missing = undocumented(in: try String(contentsOf: file, encoding: .utf8))
            #expect(missing.isEmpty, "\(file.lastPathComponent)")
        }
    }

    @Test("A public symbol without a doc comment is found")
    func found() {
        #expect(undocumented(in: "/// A.\n@MainActor\npublic var a = 1\n\npublic var b = 2") == ["public var b = 2"])
    }
}
