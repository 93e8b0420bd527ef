/// A table of the article: what happens on one kind of controller, on some systems.
struct PromiseTable {
    let controller: PromisingController
    let versions: [Int]

    static let all = [
        Self(controller: .librarys, versions: [15, 18, 26, 27]),
        Self(controller: .uiKits, versions: [26, 27]),
        Self(controller: .uiKits, versions: [15, 18]),
    ]

    /// The ways about which a screen can say something.
    var ways: [WayToLeave] {
        WayToLeave.inTables.filter { $0.exists(for: Statements(all: []), on: controller, versions.last ?? 0) }
    }

    func promise(_ row: PromiseRow, _ way: WayToLeave) -> Promise {
        Promise(row: row, way: way, controller: controller)
    }

    var head: [String] { ["a screen says"] + ways.map(\.title) }
}

/// The two builds of the library.
enum LibraryBuild: CaseIterable {
    case full, publicAPIOnly

    /// The build that is being tested.
    static let current = hasPrivateAPI ? full : publicAPIOnly

    var other: Self { self == .full ? .publicAPIOnly : .full }
}

/// What happens in one cell of a table, by system and build.
struct PromiseCell: Equatable {
    private var outcomes: [LibraryBuild: [Int: LeavingOutcome]]

    /// The same outcomes in both builds. A system on which an app can't say it has none.
    init(_ outcomes: [Int: LeavingOutcome]) {
        self.outcomes = [.full: outcomes, .publicAPIOnly: outcomes]
    }

    subscript(build: LibraryBuild, version: Int) -> LeavingOutcome? {
        get { outcomes[build]?[version] }
        set { outcomes[build]?[version] = newValue }
    }

    /// Keeps what a former cell says about the build that isn't being tested. The build without private API is assumed
    /// to change with the full one where it didn't differ.
    mutating func keepOtherBuild(of former: PromiseCell, on versions: some Sequence<Int>) {
        let (build, other) = (LibraryBuild.current, LibraryBuild.current.other)
        for version in versions where build == .publicAPIOnly || former[other, version] != former[build, version] {
            self[other, version] = former[other, version]
        }
    }

    /// Reads a cell of the article.
    ///
    /// - Parameter note: The exceptions, as `note` writes them.
    init?(_ text: String, note: String?, on versions: [Int]) {
        let usual = LeavingOutcome(text)
        self.init(Dictionary(uniqueKeysWithValues: versions.map { ($0, usual) }))
        guard let note else { return }
        for exception in note.split(separator: "; ") {
            let parts = exception.split(separator: ": ").map(String.init)
            guard parts.count == 2,
                let condition = PromiseCondition.all(on: versions).first(where: {
                    $0.title(on: versions) == parts[0]
                })
            else { return nil }
            let builds = condition.build == .full ? LibraryBuild.allCases : [.publicAPIOnly]
            for build in builds {
                for version in condition.versions { self[build, version] = LeavingOutcome(parts[1]) }
            }
        }
    }

    /// What happens usually: on the newest system in the full build.
    func usual(on versions: [Int]) -> LeavingOutcome? { versions.last.flatMap { self[.full, $0] } }

    /// What happens in other cases; `nil` if nothing does.
    func note(on versions: [Int]) -> String? {
        let exceptions = PromiseCondition.all(on: versions).filter { condition in
            let differing = versions.filter { isException($0, condition.build, on: versions) }
            guard let outcome = condition.versions.first.flatMap({ self[condition.build, $0] }) else { return false }
            return condition.versions == differing.filter { self[condition.build, $0] == outcome }
        }
        let notes = exceptions.compactMap { condition in
            self[condition.build, condition.versions[0]].map { "\(condition.title(on: versions)): \($0)" }
        }
        return notes.isEmpty ? nil : notes.joined(separator: "; ")
    }

    /// Whether a system's outcome isn't the usual one, and in the build without private API, not that of the full one.
    private func isException(_ version: Int, _ build: LibraryBuild, on versions: [Int]) -> Bool {
        let expected = build == .full ? usual(on: versions) : self[.full, version]
        return self[build, version] != nil && self[build, version] != expected
    }
}

/// A build on some systems, in which a cell has another outcome.
struct PromiseCondition {
    let build: LibraryBuild
    let versions: [Int]

    /// All conditions on the systems of a table.
    static func all(on versions: [Int]) -> [Self] {
        let subsets = (1..<(1 << versions.count)).map { bits in
            versions.indices.filter { bits >> $0 & 1 == 1 }.map { versions[$0] }
        }
        return LibraryBuild.allCases.flatMap { build in subsets.map { Self(build: build, versions: $0) } }
    }

    func title(on all: [Int]) -> String {
        let parts = [build == .full ? nil : "with `PublicAPIOnly`", systems(of: all)].compactMap { $0 }
        return parts.isEmpty ? "always" : parts.joined(separator: " ")
    }

    private func systems(of all: [Int]) -> String? {
        if versions == all { return nil }
        if versions.count > 1, versions == Array(all.prefix(versions.count)) {
            return "on iOS \(versions[versions.count - 1]) and earlier"
        }
        if versions.count > 1, versions == Array(all.suffix(versions.count)) {
            return "on iOS \(versions[0]) and later"
        }
        return "on iOS \(versions.map(String.init).joined(separator: ", "))"
    }
}
