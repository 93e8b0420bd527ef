import Foundation

/// The page's files.
struct Site {
    private static let types = ["html": "text/html", "css": "text/css", "js": "text/javascript"]
    private static let files = [
        "/": "index.html", "/look.css": "look.css", "/live.css": "live.css", "/picture.css": "picture.css",
        "/picture.js": "picture.js", "/live.js": "live.js", "/connection.js": "connection.js", "/meter.js": "meter.js",
        "/input.js": "input.js", "/panel.js": "panel.js",
    ]

    func respond(to request: HTTPRequest) -> HTTPResponse {
        guard let name = Self.files[request.path], let text = PageFile.text(name) else {
            return HTTPResponse(.notFound)
        }
        let type = Self.types[String(name.split(separator: ".").last!)]!
        return HTTPResponse(.ok, type: type + "; charset=utf-8", body: Array(text.utf8))
    }
}

/// The files of the folder Page, from the package's resources.
enum PageFile {
    static func text(_ name: String) -> String? {
        guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Page") else { return nil }
        return try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
}
