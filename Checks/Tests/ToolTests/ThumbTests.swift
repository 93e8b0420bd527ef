import ArbitrationMatrix
import Testing
import TrialTools

@MainActor
@Suite("Random thumbs")
struct ThumbTests {
    @Test("A seed and a number always make the same thumb, and other numbers other ones")
    func seeds() {
        #expect(Thumb(seed: 1, number: 7).path == Thumb(seed: 1, number: 7).path)
        #expect(Thumb(seed: 1, number: 7).path != Thumb(seed: 1, number: 8).path)
        #expect(Thumb(seed: 1, number: 7).path != Thumb(seed: 2, number: 7).path)
    }

    @Test("Many thumbs pop on a plain controller, and some scroll, are cancelled or do nothing", arguments: [15, 27])
    func reach(version: Int) {
        let outcomes = (0..<60).map { number in
            let thumb = Thumb(seed: 1, number: number)
            let surroundings = Surroundings(.iPhone(version: version))
            return ThumbSummary.outcomes(of: thumb, on: surroundings, mechanisms: [])[0].outcome
        }
        #expect(outcomes.count { $0 == .popped } > 20)
        #expect(Set(outcomes).isSuperset(of: [.popped, .cancelled, .scrolled(nil), .nothing(nil)]))
    }
}

@MainActor
@Suite("The record of thumbs")
struct ThumbRecordTests {
    private static let line = ThumbRecord.lines.filter {
        $0.region == .area && $0.surroundings == Surroundings(.iPhone(version: 18)) && $0.mechanism == .library
    }

    @Test("The text of a record is parsed to the same record")
    func text() {
        let record = ThumbRecord(seed: 1, count: 4, lines: Self.line)
        #expect(ThumbRecord("\(record)") == record)
    }

    @Test(
        "A text that is not a record is refused",
        arguments: ["", "seed 1", "seed 1, 3 thumbs\niOS 18, area, library: pp", "seed 1, 2 thumbs\niOS 18: px"])
    func nonsense(text: String) {
        #expect(ThumbRecord(text) == nil)
    }

    @Test("The same thumbs end as in the record of the same version")
    func unchanged() {
        let record = ThumbRecord(seed: 1, count: 8, lines: Self.line)
        #expect(ThumbRecord(seed: 1, count: 8, lines: Self.line).changes(since: record) == [])
    }

    @Test("A thumb that popped or moved the content before, and doesn't now, is a loss")
    func losses() throws {
        func record(_ letters: String) throws -> ThumbRecord {
            try #require(ThumbRecord("seed 1, 4 thumbs\niOS 18, area, library: \(letters)"))
        }
        let changes = try record("snpp").changes(since: record("psnp"))
        #expect(changes.map(\.number) == [0, 1, 2])
        #expect(changes.map(\.isLoss) == [true, true, false])
    }

    @Test("Thumbs in the area go down beyond the strip")
    func region() {
        for number in 0..<20 {
            let thumb = Thumb(seed: 1, number: number, in: .area)
            let points = "\(thumb)".firstMatch(of: /, ([0-9.]+) points/)?.1
            #expect(points.flatMap { Double($0) } ?? 0 >= 20)
        }
    }
}
