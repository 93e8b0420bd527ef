import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Pictures as SVG and JSON")
struct SVGTests {
    private func svg(_ change: (inout Picture.Look) -> Void) -> String {
        Picture(size: CGSize(width: 100, height: 50), windows: [node(1, change)]).svg()
    }

    private func node(_ id: Int, _ change: (inout Picture.Look) -> Void = { _ in }, _ children: [Picture.Node] = [])
        -> Picture.Node
    {
        var look = Picture.Look()
        look.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        look.background = UIColor.red.components
        change(&look)
        return Picture.Node(id: id, look: look, children: children)
    }

    @Test("A layer is a group in its own coordinates")
    func layer() {
        let plain = """
            <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50" \
            font-family="-apple-system, Inter, Helvetica, Arial, sans-serif">
            <clipPath id="s0"><rect width="100" height="50"/></clipPath>\
            <g clip-path="url(#s0)"><rect width="100" height="50"/>
            <g transform="translate(5 -0.33)" opacity="0.5"><rect width="40" height="20" fill="#ff0000"/>
            </g>
            </g></svg>

            """
        #expect(
            svg {
                $0.transform = CGAffineTransform(translationX: 5, y: -1 / 3)
                $0.opacity = 0.5
            } == plain
        )
    }

    @Test("Numbers have few decimals, no trailing zeros, no negative zero, and are finite")
    func numbers() {
        func short(_ number: CGFloat, _ decimals: Int = 2) -> String {
            var text = ""
            text.append(number: number, decimals: decimals)
            return text
        }
        #expect(short(1) == "1")
        #expect(short(-1.5) == "-1.5")
        #expect(short(0.005) == "0.01")
        #expect(short(-0.001) == "0")
        #expect(short(1234.5678) == "1234.57")
        #expect(short(10.05) == "10.05")
        #expect(short(0.12345678, 5) == "0.12346")
        #expect(short(.nan) == "0")
        #expect(short(.infinity) == "0")
        #expect(short(1e300) == "0")
    }

    @Test("Text is escaped, anchored by its alignment, and limited to its measured width")
    func text() {
        let svg = svg {
            $0.content.text(
                "a<b> & \"c\"\u{1}", font: Drawing.Font(size: 10, weight: 600),
                color: .init(red: 0, green: 0, blue: 0, alpha: 0.5),
                alignment: .center, in: CGRect(x: 0, y: 0, width: 40, height: 20))
            $0.content.text(
                "ooo", font: Drawing.Font(size: 10), color: .init(red: 0, green: 0, blue: 0, alpha: 1),
                alignment: .right, in: CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        #expect(
            svg.contains(
                ##"<text x="20" y="13.55" font-size="10" font-weight="600" text-anchor="middle" fill="#000000" "##
                    + ##"fill-opacity="0.5">a&lt;b&gt; &amp; &quot;c&quot;\##u{FFFD}</text>"##))
        #expect(svg.contains(#"text-anchor="end" textLength="16.68" lengthAdjust="spacingAndGlyphs""#))
    }

    @Test("Ids are unique within a picture, and groups alone carry the numbers of their layers")
    func ids() {
        let clip: (inout Picture.Look) -> Void = { $0.clips = true }
        let shadow: (inout Picture.Look) -> Void = {
            $0.shadow = Picture.Shadow(color: .init(red: 0, green: 0, blue: 0, alpha: 1), radius: 3, offset: .zero)
        }
        let picture = Picture(
            size: CGSize(width: 100, height: 50),
            windows: [node(7, clip, [node(8, clip), node(9, shadow)]), node(10, clip)]
        )
        func ids(_ svg: String) -> [Substring] {
            svg.split(separator: #" id=""#).dropFirst().map { $0.prefix { $0 != "\"" } }
        }
        #expect(ids(picture.svg()) == ["s0", "s1", "s2", "s3", "s4"])
        let classes = picture.svgGroups().split(separator: #"<g class=""#).dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(classes == ["l7", "l8", "l9", "l10"])
        #expect(picture.svg().contains(#"clip-path="url(#s2)""#))
        #expect(picture.svg().contains(#"filter="url(#s3)""#))
    }

    @Test("JSON contains the differences from an earlier picture and the removed layers")
    func changes() throws {
        let size = CGSize(width: 100, height: 50)
        let moved: (inout Picture.Look) -> Void = { $0.transform = CGAffineTransform(translationX: 1, y: 2) }
        let first = Picture(size: size, windows: [node(1, { _ in }, [node(2), node(3), node(4)])])
        let second = Picture(size: size, windows: [node(1, { _ in }, [node(2), node(3, moved), node(4)])])
        let third = Picture(size: size, windows: [node(1, { _ in }, [node(3, moved), node(4)])])
        func object(_ text: String) throws -> [String: Any] {
            try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        }
        func layers(_ text: String) throws -> [String] {
            try #require(try object(text)["layers"] as? [String: Any]).keys.sorted()
        }
        #expect(try layers(first.json()) == ["1", "2", "3", "4"])
        #expect(try layers(second.json(since: first)) == ["3"])
        #expect(
            second.json(since: first)
                == ##"{"size":[100,50],"windows":[1],"layers":{"3":{"b":[0,0,40,20],"t":[1,2],"f":"#ff0000"}}}"##)
        #expect(try layers(third.json(since: second)) == ["1"])
        #expect(try object(third.json(since: second))["gone"] as? [Int] == [2])
        #expect(try layers(third.json(since: third)).isEmpty)
    }

    @Test("Strings in JSON are quoted")
    func quoting() throws {
        let text = "\u{1}\"\\</script>\u{2028}é"
        let picture = Picture(
            size: CGSize(width: 100, height: 50),
            windows: [
                node(1) {
                    $0.content.text(
                        text, font: Drawing.Font(size: 10), color: .init(red: 0, green: 0, blue: 0, alpha: 1), in: .zero
                    )
                }
            ]
        )
        let json = picture.json()
        #expect(!json.contains("</"))
        let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let layer = try #require((object["layers"] as? [String: Any])?["1"] as? [String: Any])
        let line = try #require((layer["d"] as? [[Any]])?.first)
        #expect(line[1] as? String == text)
    }
}
