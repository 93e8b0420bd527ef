import Foundation
import PopNavigationUI
import Testing

@Suite("Paths of several types")
struct PopNavigationPathTests {
    struct Novel: Hashable, Codable {
        var title: String
    }

    enum Shelf: Hashable, Codable {
        case new, old(year: Int)
    }

    @Test("A path has the values that were appended, in order", .covers(60))
    func values() {
        var path = PopNavigationPath([1, 2])
        path.append(Novel(title: "a"))
        path.append(Shelf.old(year: 1900))
        #expect(path.count == 4)
        #expect(path.elements == [1, 2, Novel(title: "a"), Shelf.old(year: 1900)] as [AnyHashable])
        path.removeLast(2)
        #expect(path == PopNavigationPath([1, 2]))
        path.removeLast(7)
        path.removeLast(-1)
        #expect(path.isEmpty)
    }

    @Test("A path of known types survives saving", .covers(60))
    func coding() throws {
        var path = PopNavigationPath()
        path.append(Novel(title: "a"))
        path.append(Shelf.old(year: 1900))
        path.append(7)
        path.append("text")
        let coder = PopNavigationPathCoder(Novel.self, Shelf.self, Int.self, String.self)
        let restored = try coder.decode(try coder.encode(path))
        #expect(restored == path)
        #expect(try coder.decode(try coder.encode(PopNavigationPath())).isEmpty)
    }

    @Test("An unknown type is an error with its name", .covers(60))
    func unknownType() throws {
        var path = PopNavigationPath()
        path.append(Novel(title: "a"))
        let failure = PopNavigationPathCoder.Failure.unknownType(String(reflecting: Novel.self))
        #expect(throws: failure) { try PopNavigationPathCoder(Int.self).encode(path) }
        let data = try PopNavigationPathCoder(Novel.self).encode(path)
        #expect(throws: failure) { try PopNavigationPathCoder(Int.self).decode(data) }
    }
}
