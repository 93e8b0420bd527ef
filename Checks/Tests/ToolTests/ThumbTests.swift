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
