import Foundation

/// The page's files.
struct Site {
    private static let types = ["html": "text/html", "css": "text/css", "js": "text/javascript"]
    private static let files: Set = [
        "index.html", "look.css", "stage.css", "page.css", "panel.css", "picture.css", "picture.js", "stage.js",
        "live.js", "connection.js", "meter.js", "input.js", "keys.js", "verdict.js", "panel.js", "settings.js",
    ]

    func respond(to request: HTTPRequest) -> HTTPResponse {
        let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
        guard Self.files.contains(name), let text = PageFile.text(name) else {
            return HTTPResponse(.notFound)
        }
        let type = Self.types[String(name.split(separator: ".").last!)]!
        return HTTPResponse(.ok, type: type + "; charset=utf-8", body: Array(text.utf8))
    }
}

/// The files of the folder Page, from the package's resources.
enum PageFile {
    static func read(_ name: String) throws -> String {
        guard let text = text(name) else { throw Misbehaviour("the page's file \(name) is missing") }
        return text
    }

    static func text(_ name: String) -> String? {
        guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Page") else { return nil }
        return try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
}
