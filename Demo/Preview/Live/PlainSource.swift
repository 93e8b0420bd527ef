import Foundation
import UIKit

/// The source of the screens that the demo writes for a plain navigation controller, from the files that are compiled.
@MainActor enum PlainSource {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../Screens/Plain").standardized
    private static var known: [String: String?] = [:]

    /// Files that others use, by a word that shows the use.
    private static let helpers = [
        ("SwipeBackDelegate", "SwipeBackDelegate"), ("isSwipeBackEnabled", "UINavigationController+SwipeBack"),
        ("popRecognizers", "UINavigationController+PopRecognizers"),
    ]

    /// What the screens inherit, which a reader has in the screen itself.
    private static let inherited = [
        ("override var hasUnsavedChanges: Bool {", "var hasUnsavedChanges = true {"),
        ("override var declines: Bool {", "var declines = true {"),
        ("override func setSwipeBack", "func setSwipeBack"), ("override func hideBar", "func hideBar"),
    ]
    private static let members = [
        ("ask()", "func ask() {\n        // Ask the user here, and pop by code after the answer.\n    }"),
        ("pad.", "let pad = UIView()"), ("strip.", "let strip = UIScrollView()"),
        ("(scroll)", "let scroll = UIScrollView()"),
    ]

    /// Nil for a screen that is the same with the library. A screen that is shown without its lines has them too.
    static func text(of screen: UIViewController) -> String? {
        let type = "\(type(of: screen))"
        let name = type.hasPrefix("Plain") ? type : "Plain\(type)"
        if let text = known[name] { return text }
        let text = file(name).map(selfContained)
        known[name] = text
        return text
    }

    private static func file(_ name: String) -> String? {
        let text = try? String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
        return text?.replacing("import UIKit\n", with: "", maxReplacements: 1)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The screen without the class that lays it out, and with the files that it uses.
    private static func selfContained(_ text: String) -> String {
        var text = text.replacing(/class Plain(\w+): \w+/) { "class \($0.1): UIViewController" }
        for (line, plain) in inherited { text = text.replacing(line, with: plain) }
        let missing = members.filter { text.contains($0.0) }.map { "    \($0.1)\n" }
        if !missing.isEmpty, let brace = text.firstRange(of: " {\n") {
            text.insert(contentsOf: missing.joined() + "\n", at: brace.upperBound)
        }
        for (word, name) in helpers {
            if text.contains(word), let helper = file(name) { text += "\n\n" + helper }
        }
        return text
    }
}
