import Foundation

/// A declaration at the top level of a file of the demo's screens, with the comment above it.
struct SourceDeclaration {
    let text: String
    /// The line with the name.
    private let header: String

    private init(lines: [Substring]) {
        text = lines.joined(separator: "\n")
        header = String(lines.first { !$0.hasPrefix("//") && !$0.hasPrefix("@") } ?? "")
    }

    static let cases = all(in: "Cases")
    static let plain = all(in: "Plain")

    private static func all(in folder: String) -> [SourceDeclaration] {
        let url = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().appendingPathComponent("../../Screens/\(folder)").standardized
        let files = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
        return files.sorted { $0.path < $1.path }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.flatMap(declarations)
    }

    private static func declarations(in file: String) -> [SourceDeclaration] {
        var found: [SourceDeclaration] = []
        var lines: [Substring] = []
        for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
            if lines.isEmpty, line.isEmpty || line.hasPrefix("import ") { continue }
            lines.append(line)
            // Members are indented, so an end in the first column is the declaration's.
            guard line.hasSuffix("}"), !line.hasPrefix(" "), !line.hasPrefix("//") else { continue }
            found.append(SourceDeclaration(lines: lines))
            lines = []
        }
        return found
    }

    /// The lines that an app must write: without imports, comments, blank lines and lone brackets.
    static func lineCount(of text: String) -> Int {
        text.split(separator: "\n").count { line in
            let words = line.drop { $0 == " " }
            return !words.hasPrefix("//") && !words.hasPrefix("import ") && !words.allSatisfy("{}()[], ".contains)
        }
    }
}

extension SourceDeclaration {
    func isClass(_ name: String) -> Bool {
        header.firstMatch(of: /class (\w+)/).map { $0.1 == name } ?? false
    }

    /// Whether it adds a conformance to one of the library's protocols to the type.
    func adoptsLibrary(as name: String) -> Bool {
        header.hasPrefix("extension \(name): ") && header.contains(/: (Async)?Pop\w+/)
    }

    /// Whether it names the other one, in a comment too.
    func uses(_ other: SourceDeclaration) -> Bool {
        let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        return other.names.contains(where: words.contains)
    }

    /// The name of a class, or those of an extension's members.
    private var names: [Substring] {
        if let name = header.firstMatch(of: /class (\w+)/) { return [name.1] }
        return text.matches(of: /\n    (?:var|func) (\w+)/).map(\.1)
    }
}
