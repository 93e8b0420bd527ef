import Foundation
import UIKit

/// The tour as one HTML file without dependencies.
@MainActor enum Film {
    static func html(of tour: Tour) throws -> String {
        var page = try PageFile.read("film.html")
        for name in ["look.css", "picture.css", "film.css"] {
            page = page.replacingOccurrences(
                of: #"<link rel="stylesheet" href="\#(name)">"#, with: "<style>\n\(try PageFile.read(name))</style>")
        }
        for name in ["picture.js", "film.js"] {
            page = page.replacingOccurrences(
                of: #"<script src="\#(name)"></script>"#, with: "<script>\n\(try PageFile.read(name))</script>")
        }
        return page.replacingOccurrences(
            of: #"id="film">null<"#, with: #"id="film">\#(json(of: tour))<"#)
    }

    private static func json(of tour: Tour) -> String {
        let scenes = tour.results.map { result in
            """
            {"case":\(quoted(result.demoCase.title)),"done":\(quoted(result.done)),"seen":\(quoted(result.seen)),\
            "ok":\(result.isGood),"size":[\(Int(result.scene.size.width)),\(Int(result.scene.size.height))],\
            "frames":[\(result.scene.frames.joined(separator: ",\n"))]}
            """
        }
        return "{\"summary\":\(quoted(tour.summary)),\"scenes\":[\n\(scenes.joined(separator: ",\n"))]}"
    }

    static func quoted(_ text: String) -> String {
        let data = try? JSONEncoder().encode(text)
        // "<" could end the script element that holds the JSON.
        return data.map { String(decoding: $0, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c") } ?? "\"\""
    }
}
