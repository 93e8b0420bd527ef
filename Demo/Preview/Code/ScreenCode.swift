import DemoScreens
import PopNavigation
import UIKit

/// What an app writes for the screen on a phone, as it stands in the files that are compiled.
struct ScreenCode: Encodable, Equatable {
    /// The declarations for the screen.
    var text: String
    var lines: Int
    /// The declarations that `text` uses and that an app writes once for all its screens.
    var once: String
    var onceLines: Int

    private init(_ own: [SourceDeclaration], once: [SourceDeclaration], ifEmpty remark: String) {
        text = own.isEmpty ? remark : Self.joined(own)
        self.once = Self.joined(once)
        lines = SourceDeclaration.lineCount(of: text)
        onceLines = SourceDeclaration.lineCount(of: self.once)
    }

    private static func joined(_ declarations: [SourceDeclaration]) -> String {
        declarations.map(\.text).joined(separator: "\n\n")
    }
}

extension ScreenCode {
    @MainActor private static var known: [String: ScreenCode] = [:]

    /// The code of the top screen and its children, for the class of their navigation controller.
    @MainActor static func of(_ controller: UINavigationController) -> ScreenCode {
        guard let screen = controller.topViewController else { return ScreenCode([], once: [], ifEmpty: "") }
        let isPlain = !(controller is BasicNavigationController)
        let names = typeNames(of: screen)
        let key = "\(isPlain) \(names)"
        if let code = known[key] { return code }
        let code = isPlain ? plain(names) : library(names)
        known[key] = code
        return code
    }

    @MainActor private static func typeNames(of screen: UIViewController) -> [String] {
        var names: [String] = []
        for controller in [screen] + screen.children {
            let name = "\(type(of: controller))"
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The conformances to the library's protocols, and the subclasses that need a member more.
    private static func library(_ names: [String]) -> ScreenCode {
        let own = names.flatMap { name in
            SourceDeclaration.cases.filter {
                $0.adoptsLibrary(as: name) || name.hasPrefix("Library") && $0.isClass(name)
            }
        }
        return ScreenCode(own, once: [], ifEmpty: "// \(names[0]) has no code for PopNavigation.")
    }

    private static func plain(_ names: [String]) -> ScreenCode {
        let own = names.flatMap { name in SourceDeclaration.plain.filter { $0.isClass(name) } }
        return ScreenCode(own, once: helpers(of: own), ifEmpty: "// \(names[0]) has no code for UIKit.")
    }

    /// The declarations that these name, and those that they name in turn.
    private static func helpers(of declarations: [SourceDeclaration]) -> [SourceDeclaration] {
        var used = declarations
        var rest = SourceDeclaration.plain.filter { one in !declarations.contains { $0.text == one.text } }
        while let index = rest.firstIndex(where: { helper in used.contains { $0.uses(helper) } }) {
            used.append(rest.remove(at: index))
        }
        return Array(used.dropFirst(declarations.count))
    }
}
