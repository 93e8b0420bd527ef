import Testing
import UIKit

@Suite("Measuring and breaking text")
struct TextMetricsTests {
    private let font = Drawing.Font(size: 10)

    @Test("A line is as wide as its letters")
    func width() {
        #expect(TextMetrics.width(of: "", font: font) == 0)
        #expect(abs(TextMetrics.width(of: "il", font: font) - 4.44) < 1e-9)
        #expect(
            TextMetrics.width(of: "WW", font: Drawing.Font(size: 10, weight: 700))
                > TextMetrics.width(of: "WW", font: font))
        #expect(TextMetrics.width(of: "漢", font: font) == 10)
        #expect(TextMetrics.width(of: "e\u{301}", font: font) == TextMetrics.width(of: "e", font: font))
        let mono = Drawing.Font(size: 10, isMonospaced: true)
        #expect(TextMetrics.width(of: "il", font: mono) == TextMetrics.width(of: "WW", font: mono))
    }

    @Test("Lines break at spaces and newlines, and inside a word that is too long")
    func breaking() {
        let width = TextMetrics.width(of: "aaaa aaaa", font: font)
        #expect(TextMetrics.lines(of: "aaaa aaaa aaaa", font: font, width: width) == ["aaaa aaaa", "aaaa"])
        #expect(TextMetrics.lines(of: "aa\n\naa", font: font, width: width) == ["aa", "", "aa"])
        #expect(TextMetrics.lines(of: "", font: font, width: width) == [""])
        #expect(
            TextMetrics.lines(of: "aaaaaaaaaaaaa", font: font, width: TextMetrics.width(of: "aaaaaa", font: font)) == [
                "aaaaaa", "aaaaaa", "a",
            ])
        #expect(TextMetrics.lines(of: "ab", font: font, width: 0) == ["a", "b"])
    }

    @Test("A last line that does not fit ends in an ellipsis")
    func truncation() {
        let width = TextMetrics.width(of: "aaaa aaaa", font: font)
        #expect(TextMetrics.lines(of: "aaaa aaaa aaaa", font: font, width: width, limit: 1) == ["aaaa aa…"])
        #expect(TextMetrics.lines(of: "aaaa\naaaa\naaaa", font: font, width: width, limit: 2) == ["aaaa", "aaaa…"])
        #expect(TextMetrics.lines(of: "aaaa aaaa", font: font, width: width, limit: 1) == ["aaaa aaaa"])
    }
}
