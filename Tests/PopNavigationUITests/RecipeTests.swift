import Foundation
import Testing

/// The demo's recipes for SwiftUI are those of the article, since Linux has no SwiftUI to play them.
@Suite("The recipes for SwiftUI")
struct RecipeTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

    /// The article's sections with a view, without "On the library's controller".
    private static let recipes: [Section] = {
        let catalogue = "Sources/PopNavigationUI/PopNavigationUI.docc/SwiftUIScreens.md"
        return text(of: catalogue).components(separatedBy: "\n## ").compactMap { Section($0) }
    }()

    private static func text(of path: String) -> String {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }

    private struct Section {
        let title: String
        /// The view's source, without imports.
        let code: String
        let name: String
        /// The text behind the code, on one line.
        let remark: String

        init?(_ text: String) {
            let parts = text.components(separatedBy: "```")
            guard parts.count == 3, parts[1].hasPrefix("swift\n"),
                let view = parts[1].firstMatch(of: /struct (\w+): View/)
            else { return nil }
            title = String(text.prefix { $0 != "\n" })
            code = RecipeTests.withoutImports(String(parts[1].dropFirst("swift\n".count)))
            name = String(view.1)
            remark = parts[2].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    private static func withoutImports(_ source: String) -> String {
        source.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
            .joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    /// The strings of a `switch` in the demo's list of recipes, in their order.
    private func strings(of property: String) -> [String] {
        let source = Self.text(of: "Demo/App/SwiftUI/SwiftUIRecipe.swift")
        let body = source.components(separatedBy: "var \(property): String {").last?.components(
            separatedBy: "\n    }\n")
        return (body?.first ?? "").components(separatedBy: "case .").dropFirst().map { entry in
            // Literals that are joined with `+`.
            entry.matches(of: /"((?:\\"|[^"])*)"/).map { $0.1.replacing("\\\"", with: "\"") }.joined()
        }
    }

    @Test("The article has four recipes of at most ten lines", .covers(.documentation))
    func length() {
        #expect(Self.recipes.map(\.name) == ["Sketch", "Books", "Reader", "Editor"])
        for recipe in Self.recipes {
            #expect(recipe.code.split(separator: "\n").count <= 10, "\(recipe.name)")
        }
    }

    @Test("The demo has each view as the article has it", .covers(.documentation))
    func code() {
        for recipe in Self.recipes {
            let demo = Self.withoutImports(Self.text(of: "Demo/App/SwiftUI/\(recipe.name).swift"))
            #expect(demo == recipe.code, "\(recipe.name)")
        }
    }

    @Test("The demo's list has the article's titles and its words about each recipe", .covers(.documentation))
    func words() {
        #expect(strings(of: "title") == Self.recipes.map(\.title))
        let remarks = strings(of: "remark")
        #expect(remarks.count == Self.recipes.count)
        for (recipe, remark) in zip(Self.recipes, remarks) {
            #expect(!remark.isEmpty && recipe.remark.hasPrefix(remark), "\(recipe.name)")
        }
    }
}
