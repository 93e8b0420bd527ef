import ArbitrationMatrix
import Testing

@MainActor
@Suite("The matrices of what apps set through UIKit's API")
struct WordsTests {
    private func lock(_ text: String) throws -> LockCell { try #require(LockCell(text)) }
    private func waiting(_ text: String) throws -> WaitingCell { try #require(WaitingCell(text)) }

    private func kinds(_ cell: some WordsCell, _ record: ContentRecord, insteadOf plain: ContentRecord)
        -> [WordsDeviation.Kind]
    {
        cell.deviations(of: record, insteadOf: plain, on: .library(.library)).map(\.kind)
    }

    @Test("The text of a cell about locks is parsed to the same cell")
    func textOfLocks() {
        for cell in LockCell.all.enumerated().filter({ $0.offset % 97 == 0 }).map(\.element) {
            #expect(LockCell(cell.description) == cell)
        }
    }

    @Test("The text of a cell about recognizers that wait is parsed to the same cell")
    func textOfWaiting() {
        for cell in WaitingCell.all { #expect(WaitingCell(cell.description) == cell) }
    }

    @Test(
        "A text that is not a cell about locks is refused",
        arguments: ["", "refuses edge bar canvas area forward ios18", "refuses edge bar canvas area tap ios18 ltr"])
    func noLock(text: String) {
        #expect(LockCell(text) == nil)
    }

    @Test(
        "A text that is not a cell about recognizers that wait is refused",
        arguments: ["", "pan own area down ios18 ltr", "tap all area down ios18 ltr", "pan all area down ios14 ltr"])
    func noWaiting(text: String) {
        #expect(WaitingCell(text) == nil)
    }

    @Test(
        "A refusal for the recognizer that serves a place locks the place",
        arguments: [
            "refuses edge bar canvas edge forward ios18 ltr", "refuses edge bar canvas area forward ios18 ltr",
            "refuses both bar canvas area forward ios26 ltr", "velocity edge bar canvas area forward ios18 ltr",
            "replacesTargets both bar canvas area forward ios26 ltr",
        ])
    func locked(text: String) throws {
        #expect(try lock(text).isLocked)
    }

    @Test(
        "An agreement, or a refusal for another recognizer, doesn't lock the place",
        arguments: [
            "none edge bar canvas edge forward ios18 ltr", "depth edge bar canvas area forward ios18 ltr",
            "refuses edge bar canvas area forward ios26 ltr", "velocity edge bar canvas edge forward ios18 ltr",
            "velocity both bar canvas area forward ios26 ltr", "replacesTargets edge bar canvas area forward ios18 ltr",
        ])
    func free(text: String) throws {
        #expect(try !lock(text).isLocked)
    }

    @Test("On a plain controller each lock keeps its screen, at the edge", arguments: Lock.allCases, [18, 26])
    func plain(lock: Lock, version: Int) throws {
        let cell = try self.lock("\(lock) both bar canvas edge forward ios\(version) ltr")
        #expect(cell.play(on: .plain).hasBegunPop != cell.isLocked)
    }

    @Test("A swipe that pops a locked screen deviates")
    func lifted() throws {
        var popped = ContentRecord()
        popped.hasBegunPop = true
        let plain = ContentRecord()
        #expect(
            kinds(try lock("refuses edge hidden canvas area forward ios18 ltr"), popped, insteadOf: plain)
                == [.lifted])
        #expect(kinds(try lock("depth edge hidden canvas area forward ios18 ltr"), popped, insteadOf: plain) == [])
    }

    @Test("A swipe that only a plain controller makes deviates")
    func lost() throws {
        var popped = ContentRecord()
        popped.hasBegunPop = true
        let cell = try lock("noDelegate edge bar canvas edge forward ios18 ltr")
        #expect(kinds(cell, ContentRecord(), insteadOf: popped) == [.lost])
    }

    @Test("On a locked screen, content that sees another event deviates")
    func content() throws {
        let cell = try lock("refuses edge hidden canvas area forward ios18 ltr")
        let plain = cell.play(on: .plain)
        var record = plain
        #expect(kinds(cell, record, insteadOf: plain) == [])
        record.lines[3] = "cancelled"
        #expect(kinds(cell, record, insteadOf: plain) == [.content])
    }

    @Test("A recognizer that waits and begins in a later event deviates")
    func late() throws {
        var (plain, record) = (ContentRecord(), ContentRecord())
        (plain.firstAction, record.firstAction) = (2, 3)
        #expect(kinds(try waiting("pan all root down ios18 ltr"), record, insteadOf: plain) == [.late])
        record.firstAction = 2
        #expect(kinds(try waiting("pan all root down ios18 ltr"), record, insteadOf: plain) == [])
    }

    @Test("In the own pan's area, a recognizer that waits begins no later than on a plain iOS 26")
    func laterSystem() throws {
        let cell = try waiting("press all area rest ios18 ltr")
        let plain = cell.play(on: .plain)
        let later = try waiting("press all area rest ios26 ltr").play(on: .plain)
        #expect(plain.firstAction != later.firstAction)
        var record = plain
        record.firstAction = later.firstAction
        #expect(kinds(cell, record, insteadOf: plain) == [])
    }
}
