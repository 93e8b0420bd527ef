import Foundation
import Testing
import TrialTools
import UIKit

/// What an app says about a screen, and each way to leave it: the tables of `Promises.md`, played.
@MainActor
struct PromiseTests {
    private static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    private static let file = root.appending(path: "Sources/PopNavigation/PopNavigation.docc/Articles/Promises.md")

    private func article() throws -> PromiseArticle {
        try PromiseArticle(String(contentsOf: Self.file, encoding: .utf8))
    }

    /// Plays a row in the present build. The article's outcomes of the other build stay.
    private func play(_ row: PromiseRow, of table: PromiseTable, in article: PromiseArticle) async -> [PromiseCell] {
        var cells: [PromiseCell] = []
        let former = article.cells(of: row, in: table)
        for (index, way) in table.ways.enumerated() {
            var played: [Int: LeavingOutcome] = [:]
            for version in table.versions where row.exists(on: version) && way.exists(on: version) {
                let outcome = await table.promise(row, way).play(on: version)
                #expect(LeavingOutcome.all.contains(outcome), "\(row.title), \(way), iOS \(version): \(outcome)")
                played[version] = outcome
            }
            var cell = PromiseCell(played)
            if let former { cell.keepOtherBuild(of: former[index], on: played.keys) }
            cells.append(cell)
        }
        return cells
    }

    fileprivate func compareArticle() async throws {
        let article = try article()
        var tables: [[[PromiseCell]]] = []
        for table in PromiseTable.all {
            var rows: [[PromiseCell]] = []
            for (index, row) in table.controller.rows.enumerated() {
                // A sample takes the other rows from the article.
                let isPlayed = Sample.isWhole || index % 4 == 0
                rows.append(
                    isPlayed ? await play(row, of: table, in: article) : article.cells(of: row, in: table) ?? [])
            }
            tables.append(rows)
        }
        let text = article.text(with: tables)
        if try text == String(contentsOf: Self.file, encoding: .utf8) { return }
        let copy = Self.root.appending(path: ".build/Promises.md")
        try Data(text.utf8).write(to: copy)
        Issue.record("The article is out of date: cp .build/Promises.md \(Self.file.path(percentEncoded: false))")
    }

    /// The outcome of each cell of the article in the present build, on the newest system of each table.
    private func eachCell(
        in rows: (PromisingController) -> [PromiseRow] = \.rows,
        _ body: (PromiseTable, PromiseRow, WayToLeave, Int, LeavingOutcome?) async throws -> Void
    ) async throws {
        let article = try article()
        for table in PromiseTable.all {
            for row in rows(table.controller) {
                guard let cells = article.cells(of: row, in: table) else {
                    Issue.record("The article doesn't have the row \(row.title).")
                    continue
                }
                for (way, cell) in zip(table.ways, cells) {
                    for version in table.versions {
                        try await body(table, row, way, version, cell[LibraryBuild.current, version])
                    }
                }
            }
        }
    }

    fileprivate func compareMirrored() async throws {
        try await eachCell(in: { $0.rows.sampled(every: 4) }) { table, row, way, version, outcome in
            guard version == 18 || version == 26, way.isSwipe else { return }
            let mirrored = await table.promise(row, way).play(on: version, .rightToLeft)
            #expect(mirrored == outcome, "\(row.title), \(way), iOS \(version)")
        }
    }

    fileprivate func playSwitches() async {
        for controller in PromisingController.allCases {
            for row in controller.rows.sampled(every: 4) {
                let statements = row.alternatives[0]
                guard let allowed = statements.allowedOutcomes else { continue }
                for way in WayToLeave.allCases where way.isSwipe {
                    for version in [18, 26] {
                        let promise = Promise(row: row, way: way, controller: controller)
                        let positions = PromiseStage.switches(
                            of: statements, leavingBy: way, on: controller, .init(.init(on: version)))
                        for position in positions {
                            let outcome = await promise.play(statements, on: version, .leftToRight, position)
                            #expect(
                                allowed.contains(outcome),
                                "\(row.title), \(controller), \(way), iOS \(version), \(position): \(outcome)")
                        }
                    }
                }
            }
        }
    }

    fileprivate func playUnasked() async {
        for controller in PromisingController.allCases {
            for row in controller.rows.sampled(every: 4) {
                for way in WayToLeave.unasked {
                    for version in [15, 18, 26, 27] {
                        let outcome = await Promise(row: row, way: way, controller: controller).play(on: version)
                        #expect(
                            [.pops, .missing].contains(outcome), "\(row.title), \(way), iOS \(version): \(outcome)")
                    }
                }
            }
        }
    }

    fileprivate func playBackKey() async {
        for controller in PromisingController.allCases {
            // Where the bar doesn't show the back button, `goBack` does what it would do.
            let model = controller == .librarys ? WayToLeave.goBack : .backButton
            for row in controller.rows.sampled(every: 4) {
                for version in [15, 18, 26, 27] {
                    let expected = await Promise(row: row, way: model, controller: controller).play(on: version)
                    guard expected != .missing else { continue }
                    let outcome = await Promise(row: row, way: .backKey, controller: controller).play(on: version)
                    #expect(outcome == expected, "\(row.title), \(controller), iOS \(version)")
                }
            }
        }
    }

    @Test(
        "Except with the area `system`, no swipe skips a screen's no or its question",
        .covers(.gestureSwitch, .confirmation, .popRequests))
    func noSkippedAnswer() async throws {
        try await eachCell { _, row, way, version, outcome in
            for statements in row.alternatives where way.isSwipe {
                guard let allowed = statements.allowedOutcomes, let outcome else { continue }
                #expect(allowed.contains(outcome), "\(statements.all), \(way), iOS \(version)")
            }
        }
    }
}

extension LongComparisons {
    @Test("The article about promises says what fingers and calls do", .covers(.documentation))
    static func promises() async {
        await #expect(processExitsWith: .success) { try await PromiseTests().compareArticle() }
    }

    @Test("The promises hold from right to left", .covers(.rightToLeft))
    static func mirroredPromises() async {
        await #expect(processExitsWith: .success) { try await PromiseTests().compareMirrored() }
    }

    @Test(
        "With every variant of UIKit's unknown behaviour, no swipe skips a no or a question",
        .covers(.gestureSwitch, .confirmation, .popRequests))
    static func promisesUnderSwitches() async {
        await #expect(processExitsWith: .success) { await PromiseTests().playSwitches() }
    }

    @Test(
        "Code, the back button's menu and a zoom's gestures pop whatever a screen says",
        .covers(.waysOutUnasked, .zoomTransitions))
    static func unaskedWays() async {
        await #expect(processExitsWith: .success) { await PromiseTests().playUnasked() }
    }

    @Test(
        "A Back key that acts as the back button asks the screen, even without a bar",
        .covers(.waysOutUnasked, .confirmation))
    static func backKey() async {
        await #expect(processExitsWith: .success) { await PromiseTests().playBackKey() }
    }
}
