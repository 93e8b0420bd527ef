import Foundation
import Testing

@Suite("The evidence for the facts")
struct EvidenceTests {
    private static let headless = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: headless.appending(path: name), encoding: .utf8)
    }

    /// The tags of each fact of BEHAVIOUR.md. A fact is a line that starts with its number, below a section's title.
    private static func tags() throws -> [[Substring]] {
        let sections = try text("UIKit/BEHAVIOUR.md").split(separator: /\n(?=## [A-Z]\. )/).dropFirst()
        return sections.flatMap { $0.split(separator: "\n") }.filter { $0.starts(with: #/\d+\. /#) }.map { fact in
            fact.matches(of: /\[([DSRAC])(?:,[^\]]*)?\](?!\()/).map { $0.1 }
        }
    }

    @Test("README states how many statements have which evidence", arguments: ["D", "S", "R", "A", "C"])
    func tags(tag: Substring) throws {
        let count = try Self.tags().joined().count { $0 == tag }
        let row = try #require(Self.text("README.md").firstMatch(of: try Regex("\\| \\[\(tag)\\] \\|.*\\| (\\d+) \\|")))
        #expect(row.output[1].substring == "\(count)")
    }

    @Test("README states how many facts and statements there are, and how many facts are choices")
    func sums() throws {
        let tags = try Self.tags()
        let readme = try Self.text("README.md").split(separator: /\s+/).joined(separator: " ")
        let sentences = [
            "the \(tags.count) facts of [BEHAVIOUR.md](UIKit/BEHAVIOUR.md)",
            "consist of \(tags.joined().count) statements",
            "\(tags.count { Set($0) == ["C"] }) facts rest on such choices alone",
        ]
        #expect(sentences.filter { !readme.contains($0) } == [])
        #expect(tags.allSatisfy { !$0.isEmpty })
    }
}
